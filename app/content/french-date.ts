/** Formats dates as the site shows them: in French, on the agency's clock (shell-9.23 in test/specification.md). */
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { fullDay, monthAndYear as monthOfDay } from '../../packages/kit/calendar/written-day.ts';

/** `mars 2025`, in one piece: no line ends inside a date. */
export function monthAndYear(date: Date): string {
  return monthOfDay(dayIn(date));
}

/** `14 novembre 2026`, in one piece; the first of a month is `1er`. */
export function fullDate(date: Date): string {
  return fullDay(dayIn(date));
}
