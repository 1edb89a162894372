/** Computes the moment of a follow-up on the agency's clock: an opening of the agency on that day, or the next one. */
import { dayIn, daysAfter, momentAt } from '../../packages/kit/calendar/casablanca-time.ts';
import { type OpeningHours, openingsFrom } from '../../packages/kit/calendar/opening-hours.ts';
import type { FollowUpDay } from '../contract/questions.ts';
import { Refusal } from '../requests/refusal.ts';

/** The latest day of a follow-up, in days: later ones belong in a calendar. */
const HORIZON = 366; // days

/** The time the day begins as long as the opening hours are not known. */
const MORNING = '09:00';

/**
 * @param hours undefined when they are not known
 * @throws {Refusal} for a day that is not to come, or too far away
 */
export function followUpAt(choice: FollowUpDay, now: Date, hours: OpeningHours | undefined): Date {
  const today = dayIn(now);
  const day = dayOf(choice, today);
  if (day <= today) throw new Refusal('invalid', 'Choisissez un jour à venir, à partir de demain.');
  if (day > daysAfter(today, HORIZON)) {
    throw new Refusal('invalid', 'Choisissez un jour dans l’année qui vient.');
  }
  for (const { opensAt } of hours ? openingsFrom(day, hours) : []) return opensAt;
  return momentAt(day, MORNING);
}

function dayOf(choice: FollowUpDay, today: string): string {
  switch (choice) {
    case 'tomorrow':
      return daysAfter(today, 1);
    case 'in_three_days':
      return daysAfter(today, 3);
    case 'next_week':
      return nextMonday(today);
    default:
      return choice;
  }
}

function nextMonday(today: string): string {
  const weekday = new Date(today).getUTCDay(); // Sunday is 0.
  return daysAfter(today, (8 - weekday) % 7 || 7);
}
