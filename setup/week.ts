/** The hours of a week as answers write them. Plain data. */
import type { Weekday } from '../calendar/weekdays.ts';

/** A day on which the agency is closed. */
export const CLOSED = 'fermé';

/** `09:00-18:00`, or `CLOSED`, for each day. */
export type Hours = Record<Weekday, string>;
