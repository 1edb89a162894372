/** Times as the agency reads them: in its own time zone, wherever the screen is. */
import { ZONE } from '../../calendar/casablanca-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clock = new Intl.DateTimeFormat('fr-FR', { timeZone: ZONE, timeStyle: 'short' });
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
});
const withYear = new Intl.DateTimeFormat('fr-FR', { timeZone: ZONE, dateStyle: 'medium' });
const weekday = new Intl.DateTimeFormat('fr-FR', {
  timeZone: ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const full = new Intl.DateTimeFormat('fr-FR', {
  timeZone: ZONE,
  dateStyle: 'full',
  timeStyle: 'short',
});
/** `2026-11-21`: days compare as text. */
const calendarDay = new Intl.DateTimeFormat('fr-CA', { timeZone: ZONE, dateStyle: 'short' });

// Swedish writes dates as fields of a date do: `2026-11-21 09:30`.
const fieldTime = new Intl.DateTimeFormat('sv', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `14:32` today, `hier`, `21 nov.`, `21 nov. 2025`. */
export function briefly(time: string, now: number): string {
  const at = Date.parse(time);
  if (sameDay(at, now)) return clock.format(at);
  if (sameDay(at, now - DAY)) return 'hier';
  const thisYear = calendarDay.format(at).slice(0, 4) === calendarDay.format(now).slice(0, 4);
  return (thisYear ? dayAndMonth : withYear).format(at);
}

/** `samedi 21 novembre 2026 à 14:32` */
export function atLength(time: string): string {
  return full.format(Date.parse(time));
}

/** `14:32` */
export function clockTime(at: number): string {
  return clock.format(at);
}

/** `aujourd’hui à 16:00`, `demain à 10:00`, `mar. 24 nov. à 10:00` */
export function moment(time: string, now: number): string {
  const at = Date.parse(time);
  return `${dayName(at, now)} à ${clock.format(at)}`;
}

function dayName(at: number, now: number): string {
  if (sameDay(at, now)) return 'aujourd’hui';
  if (sameDay(at, now + DAY)) return 'demain';
  if (sameDay(at, now - DAY)) return 'hier';
  return weekday.format(at);
}

/** A day of the calendar, `2026-11-21`: `aujourd’hui`, `hier`, `mar. 24 nov.` */
export function writtenDay(day: string, now: number): string {
  return dayName(Date.parse(`${day}T12:00Z`), now);
}

/** `2026-11-21T09:30`, as a field for a date and a time holds it. */
export function asField(at: number): string {
  return fieldTime.format(at).replace(' ', 'T');
}

/** The next morning, `2026-11-22T09:00`: a decent hour to write at. */
export function nextMorning(now: number): string {
  return `${asField(now + DAY).slice(0, 10)}T09:00`;
}

/** `5 min`, `3 h`, `2 j`; never less than a minute. */
export function duration(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length < HOUR) return `${Math.max(1, Math.round(length / MINUTE))}\u00a0min`;
  if (length < DAY) return `${Math.round(length / HOUR)}\u00a0h`;
  return `${Math.round(length / DAY)}\u00a0j`;
}

/** The calendar day after this moment's, `2026-11-22`. */
export function dayAfter(now: number): string {
  return calendarDay.format(now + DAY);
}

/** Whether two moments are on one day of the agency's. */
export function sameDay(one: number, other: number): boolean {
  return calendarDay.format(one) === calendarDay.format(other);
}
