import { daysAfter } from '../../packages/kit/calendar/casablanca-time.ts';
import type { Period } from '../contract/figure-words.ts';

/** Days of the agency's calendar, `2026-11-21`, both included. */
export type Span = { from: string; to: string };

/**
 * The days up to today that a period is of, and as many before that it is compared with: of a month that is under way, the
 * same days of the month before.
 */
export function periodOf(period: Period, today: string): { now: Span; before: Span } {
  if (period === 'month') {
    const from = `${today.slice(0, 7)}-01`;
    const endOfLast = daysAfter(from, -1);
    const sameDay = endOfLast.slice(0, 8) + today.slice(8);
    // The last month may be shorter than today's date.
    const [to = endOfLast] = [sameDay, endOfLast].sort();
    return { now: { from, to: today }, before: { from: `${endOfLast.slice(0, 7)}-01`, to } };
  }
  const from = daysAfter(today, 1 - Number(period));
  const to = daysAfter(from, -1);
  return { now: { from, to: today }, before: { from: daysAfter(to, 1 - Number(period)), to } };
}

export function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}
