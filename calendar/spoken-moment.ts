import { dayIn, timeIn } from './casablanca-time.ts';
import { dayAndMonth, spokenTime, weekdayName } from './written-hours.ts';

/** `mardi 24 novembre à 10h`, in Casablanca: as it is written where nobody knows on which day it will be read. */
export function spokenMoment(moment: Date): string {
  const day = dayIn(moment);
  return `${weekdayName(day)} ${dayAndMonth(day)} à ${spokenTime(timeIn(moment))}`;
}
