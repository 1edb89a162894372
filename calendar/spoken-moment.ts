import { dayIn, timeIn } from './casablanca-time.ts';
import { spokenClock } from './written-hours.ts';

/** A moment, `mardi 24 novembre à 10h`, in Casablanca: with its date, because the day of reading is unknown. */
export function spokenMoment(moment: Date): string {
  return spokenClock(clockOf(moment));
}

/** A moment on the clock of Casablanca, `2026-11-24T10:00`: browsers say it without knowing time zones. */
export function clockOf(moment: Date): string {
  return `${dayIn(moment)}T${timeIn(moment)}`;
}
