/** The time in which an agency promises to answer, as it writes it: `24h`, `48 heures`, `3 jours`. Plain data. */

/** The times an agency promises; a promise that it does not make is undefined, and made nowhere. */
export type ResponseTimes = {
  /** To who writes or calls. */
  messages?: string | undefined;
  /** To who applies. */
  applications?: string | undefined;
};

/** The hours of a written time, counted on the clock; undefined for one that names no number of hours or days. */
export function hoursOf(written: string): number | undefined {
  const time = readTime(written);
  return time && time.count * (time.inDays ? 24 : 1);
}

/** `24 heures`, `3 jours`: a written time as a letter says it. Undefined as `hoursOf` is. */
export function timeInWords(written: string): string | undefined {
  const time = readTime(written);
  if (!time) return undefined;
  const unit = time.inDays ? 'jour' : 'heure';
  return `${time.count}\u00a0${unit}${time.count > 1 ? 's' : ''}`;
}

/** The sentence beside a promise, which says when its time begins: `24h ouvrées : …`, `3 jours ouvrés : …`. */
export function countedFrom(written: string): string {
  const time = readTime(written);
  const worked = `ouvré${time?.inDays ? '' : 'e'}${time?.count === 1 ? '' : 's'}`;
  return `${written} ${worked}\u00a0: le délai part dès réception si nous sommes ouverts, sinon à notre prochaine ouverture.`;
}

const WRITTEN_TIME = /^\D*(\d{1,3})\s*([hj])/i;

function readTime(written: string): { count: number; inDays: boolean } | undefined {
  const [, figure = '', unit = ''] = WRITTEN_TIME.exec(written) ?? [];
  const count = Number(figure);
  return count > 0 ? { count, inDays: unit.toLowerCase() === 'j' } : undefined;
}
