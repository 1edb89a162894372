import { ZONE } from '../../calendar/casablanca-time.ts';

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: ZONE });
const MONTH = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});

/** The second line of a document in the studio's lists: its date or what keeps it from visitors, then what it is about. */
export function listNote(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/**
 * When a document appears by itself, else since when it may be seen; nothing without a date.
 *
 * @param since how exactly the past is told: posts by the day, case studies by the month
 */
export function appearance(publishDate: unknown, since: 'day' | 'month'): string | undefined {
  const date = typeof publishDate === 'string' ? Date.parse(publishDate) : Number.NaN;
  if (Number.isNaN(date)) return undefined;
  if (date > Date.now()) return `Paraîtra le ${DAY.format(date)}`;
  return (since === 'day' ? DAY : MONTH).format(date);
}

/** @param deadline `YYYY-MM-DD`, the last day */
export function openUntil(deadline: unknown): string | undefined {
  const last = typeof deadline === 'string' ? Date.parse(deadline) : Number.NaN;
  if (typeof deadline !== 'string' || Number.isNaN(last)) return undefined;
  const today = new Date().toLocaleDateString('en-CA', { timeZone: ZONE });
  return `${deadline < today ? 'Close depuis le' : 'Jusqu’au'} ${DAY.format(last)}`;
}

/**
 * A day or a stretch of days as people write them, or nothing while the first is missing.
 *
 * @param from `YYYY-MM-DD`, like `to`, which is the last day
 */
export function days(from: unknown, to: unknown): string | undefined {
  if (typeof from !== 'string') return undefined;
  return DAY.formatRange(Date.parse(from), Date.parse(typeof to === 'string' ? to : from));
}
