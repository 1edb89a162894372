/** Opening hours as they are written on a door, and the times they are made of. */
import { type Hours, stretchesOf } from './day-hours.ts';
import type { OpeningDay, OpeningException } from './opening-hours.ts';
import { WEEKDAY_NAMES } from './weekdays.ts';
import { dayAndMonth, weekdayName } from './written-day.ts';

const CLOSED = 'fermé';

export type HoursLine = { days: string; hours: string };

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
    const days = WEEKDAY_NAMES[first.day];
    const isOne = first === last;
    return { days: isOne ? days : `${days} – ${WEEKDAY_NAMES[last.day].toLowerCase()}`, hours };
  });
}

/** The number of exceptions shown, enough to plan a visit by; the days after that can wait for their turn. */
const EXCEPTIONS_SHOWN = 2;

/** The next exceptions: `[{ days: 'Du 28 décembre au 1er janvier', hours: 'fermé', reason: 'congés' }, …]` */
export function exceptionLines(
  exceptions: readonly OpeningException[],
): (HoursLine & Pick<OpeningException, 'reason'>)[] {
  return exceptions.slice(0, EXCEPTIONS_SHOWN).map(({ from, to, reason, ...hours }) => {
    const days =
      from === to ? `Le ${dayAndMonth(from)}` : `Du ${dayAndMonth(from)} au ${dayAndMonth(to)}`;
    return { days, hours: hoursOf(hours), reason };
  });
}

/** `9h – 16h30`, `9h – 12h30, 14h – 18h` with a break at noon; `fermé` while one of them is missing. */
export function hoursOf(hours: Hours): string {
  const stretches = stretchesOf(hours).map(
    ({ opens, closes }) => `${spokenTime(opens)} – ${spokenTime(closes)}`,
  );
  return stretches.join(', ') || CLOSED;
}

/** `09:00` is `9h`, `16:30` is `16h30`. */
export function spokenTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** `2026-11-24T10:00` is `mardi 24 novembre à 10h`. */
export function spokenClock(clock: string): string {
  const [day = '', time = ''] = clock.split('T');
  return `${weekdayName(day)} ${dayAndMonth(day)} à ${spokenTime(time)}`;
}
