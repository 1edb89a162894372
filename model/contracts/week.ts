/** The hours of a week as answers write them. Plain data. */
import type { Weekday } from '../../packages/kit/calendar/weekdays.ts';

/** A day on which the agency is closed. */
export const CLOSED = 'fermé';

/** `09:00-18:00`, `09:00-12:30, 14:00-18:00` with a break, or `CLOSED`, for each day. */
export type Hours = Record<Weekday, string>;

/** The times of a day that is open: two, or four with a break. */
export function timesIn(day: string): string[] {
  return day.split(/-|, ?/);
}
