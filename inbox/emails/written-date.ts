import { dayIn, timeIn } from '../../calendar/casablanca-time.ts';
import { dayAndMonth, spokenTime, weekdayName } from '../../calendar/written-hours.ts';

/** "samedi 21 novembre 2026 à 10h12", on the agency's clock. */
export function writtenDate(date: Date): string {
  const day = dayIn(date);
  return `${weekdayName(day)} ${dayAndMonth(day)}\u00a0${day.slice(0, 4)} à ${spokenTime(timeIn(date))}`;
}
