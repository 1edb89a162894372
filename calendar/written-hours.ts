/** Opening hours as they are written on a door, and the days and times they are made of. */
import type { Hours, OpeningDay, OpeningException } from './opening-hours.ts';
import type { Weekday } from './weekdays.ts';

const CLOSED = 'fermé';

export type HoursLine = { days: string; hours: string };

const NAMES = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
} as const satisfies Record<Weekday, string>;

/** The lines of the days on which the agency is open. */
export function openLines(week: readonly OpeningDay[]): HoursLine[] {
  return hoursLines(week).filter(({ hours }) => hours !== CLOSED);
}

/** The week as written on a door, equal days on one line: `[{ days: 'Lundi – vendredi', hours: '9h – 18h' }, …]` */
export function hoursLines(week: readonly OpeningDay[]): HoursLine[] {
  const runs: { first: OpeningDay; last: OpeningDay; hours: string }[] = [];
  for (const day of week) {
    const hours = hoursOf(day);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => {
    const days = first === last ? NAMES[first.day] : `${NAMES[first.day]} – ${NAMES[last.day]}`;
    return { days: days.charAt(0).toUpperCase() + days.slice(1), hours };
  });
}

/** `{ days: 'Du 28 décembre au 1er janvier', hours: 'fermé' }` */
export function exceptionLine({ from, to, ...hours }: OpeningException): HoursLine {
  const days =
    from === to ? `Le ${dayAndMonth(from)}` : `Du ${dayAndMonth(from)} au ${dayAndMonth(to)}`;
  return { days, hours: hoursOf(hours) };
}

function hoursOf({ opens, closes }: Hours): string {
  return opens && closes ? `${spokenTime(opens)} – ${spokenTime(closes)}` : CLOSED;
}

/** `09:00` is `9h`, `16:30` is `16h30`. */
export function spokenTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** `2027-01-01` is `1er janvier`: browsers that say `1 janvier` are put right. */
export function dayAndMonth(day: string): string {
  return calendar.format(new Date(day)).replace(/^1 /, '1er ');
}

/** `2026-11-24` is `mardi`. */
export function weekdayName(day: string): string {
  return weekdays.format(new Date(day));
}

const calendar = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const weekdays = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });
