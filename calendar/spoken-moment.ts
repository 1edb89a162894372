import { dayIn, timeIn } from './casablanca-time.ts';
import { dayAndMonth, spokenTime, weekdayName } from './written-hours.ts';

/** A moment, `mardi 24 novembre à 10h`, in Casablanca: with its date, because the day of reading is unknown. */
export function spokenMoment(moment: Date): string {
  const day = dayIn(moment);
  return `${weekdayName(day)} ${dayAndMonth(day)} à ${spokenTime(timeIn(moment))}`;
}
