/**
 * Days as the French write them, the first of a month `1er`. By hand and never by `Intl`, which writes `1 décembre`, and
 * whose first format takes a telephone 40 to 90 ms (docs/decisions/032). A day is `YYYY-MM-DD`.
 */
import { WEEKDAY_NAMES, weekdayOf } from './weekdays.ts';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

const SHORT_MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const;

const NO_BREAK = '\u00a0';

/** `2026-11-24` is `mardi`. */
export function weekdayName(day: string): string {
  return WEEKDAY_NAMES[weekdayOf(day)].toLowerCase();
}

/** `2027-01-01` is `1er janvier`, on one line. */
export function dayAndMonth(day: string): string {
  return ordinal(day) + NO_BREAK + monthOf(day, MONTHS);
}

/** `2026-12-01` is `1er déc.`, on one line. */
export function shortDay(day: string): string {
  return ordinal(day) + NO_BREAK + monthOf(day, SHORT_MONTHS);
}

/** `2026-12-01` is `1er décembre 2026`, on one line. */
export function fullDay(day: string): string {
  return dayAndMonth(day) + NO_BREAK + yearOf(day);
}

/** `2026-12-01` is `décembre 2026`, on one line. */
export function monthAndYear(day: string): string {
  return monthOf(day, MONTHS) + NO_BREAK + yearOf(day);
}

/** `du 1er au 21 novembre 2026`, `du 28 décembre 2026 au 1er janvier 2027`; one day is `le 1er novembre 2026`. */
export function daySpan(from: string, to: string): string {
  if (from === to) return `le ${fullDay(from)}`;
  const isOneYear = yearOf(from) === yearOf(to);
  const isOneMonth = isOneYear && from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? ordinal(from) : isOneYear ? dayAndMonth(from) : fullDay(from);
  return `du ${first} au ${fullDay(to)}`;
}

function ordinal(day: string): string {
  const date = Number(day.slice(8, 10));
  return date === 1 ? '1er' : String(date);
}

function monthOf(day: string, names: readonly string[]): string {
  return names[Number(day.slice(5, 7)) - 1] ?? '';
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}
