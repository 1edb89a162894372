import type { OpeningDay } from '../queries/settings.ts';

export type HoursLine = { days: string; hours: string };

const NAMES = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
} as const satisfies Record<OpeningDay['day'], string>;

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

function hoursOf({ opens, closes }: OpeningDay): string {
  return opens && closes ? `${clock(opens)} – ${clock(closes)}` : 'fermé';
}

/** `09:00` is `9h`, `16:30` is `16h30`. */
function clock(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}
