/** Formats dates as the site shows them: in French, on the agency's clock (shell-9.23 in test/specification.md). */
import { ZONE } from '../../calendar/casablanca-time.ts';

const NO_BREAK = '\u00a0';

const month = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});

const day = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});

/** `mars 2025`, in one piece: no line ends inside a date. */
export function monthAndYear(date: Date): string {
  return month.format(date).replaceAll(' ', NO_BREAK);
}

/** `14 novembre 2026`, in one piece; the first of a month is `1er`. */
export function fullDate(date: Date): string {
  return day.format(date).replace(/^1 /, '1er ').replaceAll(' ', NO_BREAK);
}
