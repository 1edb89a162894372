/** Opening hours as they are written on a door. */
import type { Hours, OpeningDay, OpeningException, Weekday } from './opening-hours.ts';
import { dayAndMonth, spokenTime } from './spoken-time.ts';

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

/** The lines of the days on which somebody is there. */
export function openLines(week: readonly OpeningDay[]): HoursLine[] {
  return hoursLines(week).filter(({ hours }) => hours !== CLOSED);
}

/**
 * The week as it is written on a door: days in a row that share their hours are one line.
 * `[{ days: 'Lundi – vendredi', hours: '9h – 18h' }, …]`
 */
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
