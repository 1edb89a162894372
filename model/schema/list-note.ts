import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { daySpan, fullDay, monthAndYear } from '../../packages/kit/calendar/written-day.ts';

/**
 * Writes the second line of a document in the Studio's lists: its date or the reason why it is not public, then its
 * subject.
 */
export function listNote(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/**
 * Says when a document appears by itself, else since when it may be seen; nothing without a date.
 *
 * @param since how exactly the past is told: posts by the day, case studies by the month
 */
export function appearance(publishDate: unknown, since: 'day' | 'month'): string | undefined {
  const date = typeof publishDate === 'string' ? Date.parse(publishDate) : Number.NaN;
  if (Number.isNaN(date)) return undefined;
  const day = dayIn(new Date(date));
  if (date > Date.now()) return `Paraîtra le ${fullDay(day)}`;
  return since === 'day' ? fullDay(day) : monthAndYear(day);
}

/** @param deadline `YYYY-MM-DD`, the last day */
export function openUntil(deadline: unknown): string | undefined {
  if (typeof deadline !== 'string' || Number.isNaN(Date.parse(deadline))) return undefined;
  const today = dayIn(new Date());
  return `${deadline < today ? 'Close depuis le' : 'Jusqu’au'} ${fullDay(deadline)}`;
}

/**
 * A day or a stretch of days as people write them, or nothing while the first is missing.
 *
 * @param from `YYYY-MM-DD`, like `to`, which is the last day
 */
export function days(from: unknown, to: unknown): string | undefined {
  if (typeof from !== 'string') return undefined;
  const span = daySpan(from, typeof to === 'string' ? to : from);
  return span.charAt(0).toUpperCase() + span.slice(1);
}
