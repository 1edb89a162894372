import { dayIn, timeIn } from './casablanca-time.ts';
import type { OpeningStatus } from './opening-status.ts';
import { dayAndMonth, weekdayName } from './written-day.ts';
import { spokenTime } from './written-hours.ts';

/** The sentence while the agency is open (shell-2.86 in test/specification.md). */
const OPEN = 'En ligne maintenant';

/** The sentence when no hours are known, or none will come: nothing is promised, nothing is denied. */
export const UNKNOWN_HOURS = 'Nous vous répondons dès que possible';

/** `En ligne maintenant`, or `Fermé (Yennayer), de retour lundi à 9h`. */
export function openingSentence(status: OpeningStatus, now: Date): string {
  if (status.open) return OPEN;
  if (!status.reopensAt) return UNKNOWN_HOURS;
  const reason = status.reason ? ` (${status.reason})` : '';
  return `Fermé${reason}, de retour ${dayName(status.reopensAt, now)} à ${spokenTime(timeIn(status.reopensAt))}`;
}

const DAY = 86_400_000; // ms

/** Names a day as one says it today: `demain`, `lundi`, and a date from a week on. */
function dayName(moment: Date, now: Date): string {
  const day = dayIn(moment);
  const days = (Date.parse(day) - Date.parse(dayIn(now))) / DAY;
  if (days === 0) return 'aujourd’hui';
  if (days === 1) return 'demain';
  const weekday = weekdayName(day);
  return days < 7 ? weekday : `le ${weekday} ${dayAndMonth(day)}`;
}
