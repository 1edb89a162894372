const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Africa/Casablanca' });

/** The second line of a document in the studio's lists: what keeps it from visitors, then what it is about. */
export function listNote(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** When a document appears by itself, or nothing once it may be seen. */
export function appears(publishDate: unknown): string | undefined {
  if (typeof publishDate !== 'string' || Date.parse(publishDate) <= Date.now()) return undefined;
  return `Paraîtra le ${DAY.format(new Date(publishDate))}`;
}

/** @param deadline `YYYY-MM-DD`, the last day */
export function closed(deadline: unknown): string | undefined {
  if (typeof deadline !== 'string') return undefined;
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Casablanca' });
  return deadline < today ? `Close depuis le ${DAY.format(Date.parse(deadline))}` : undefined;
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
