import { dayIn, timeIn } from './casablanca-time.ts';
import { fullDay, weekdayName } from './written-day.ts';
import { spokenClock, spokenTime } from './written-hours.ts';

/** A moment, `mardi 24 novembre à 10h`, in Casablanca: with its date, because the day of reading is unknown. */
export function spokenMoment(moment: Date): string {
  return spokenClock(clockOf(moment));
}

/** A moment on the clock of Casablanca, `2026-11-24T10:00`: browsers say it without knowing time zones. */
export function clockOf(moment: Date): string {
  return `${dayIn(moment)}T${timeIn(moment)}`;
}

/** A moment for a text that is read years later, `mardi 24 novembre 2026 à 10h30`, in Casablanca. */
export function fullMoment(moment: Date): string {
  const day = dayIn(moment);
  return `${weekdayName(day)} ${fullDay(day)} à ${timeOf(moment)}`;
}

/** The time of a moment in Casablanca: `10h`, `10h30`. */
export function timeOf(moment: Date): string {
  return spokenTime(timeIn(moment));
}
