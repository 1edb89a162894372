/** Times as the agency reads them: in its own time zone, wherever the screen is. */
import { dayIn, timeIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { fullMoment, timeOf } from '../../packages/kit/calendar/spoken-moment.ts';
import { fullDay, shortDay, weekdayName } from '../../packages/kit/calendar/written-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes a time as shortly as possible: `14h32` today, `hier`, `21 nov.`, `21 nov. 2025`. */
export function briefly(time: string, now: number): string {
  const at = Date.parse(time);
  if (sameDay(at, now)) return clockTime(at);
  if (sameDay(at, now - DAY)) return 'hier';
  return dated(at, now);
}

/** A day as `21 nov.`, with its year when that is another one. */
function dated(at: number, now: number): string {
  const day = dayOf(at);
  const year = day.slice(0, 4);
  return dayOf(now).startsWith(year) ? shortDay(day) : `${shortDay(day)}\u00a0${year}`;
}

/** A moment in full: `samedi 21 novembre 2026 à 14h32`. */
export function atLength(time: string): string {
  return fullMoment(new Date(time));
}

/** The day of a moment: `21 novembre 2026`. */
export function dayAtLength(time: string): string {
  return fullDay(dayOf(Date.parse(time)));
}

/** The time of day: `14h32`. */
export function clockTime(at: number): string {
  return timeOf(new Date(at));
}

/** A moment as one says it: `aujourd’hui à 16h`, `demain à 10h`, `mar. 24 nov. à 10h`. */
export function moment(time: string, now: number): string {
  const at = Date.parse(time);
  return `${dayName(at, now)} à ${clockTime(at)}`;
}

function dayName(at: number, now: number): string {
  if (sameDay(at, now)) return 'aujourd’hui';
  if (sameDay(at, now + DAY)) return 'demain';
  if (sameDay(at, now - DAY)) return 'hier';
  return `${weekdayName(dayOf(at)).slice(0, 3)}. ${dated(at, now)}`;
}

/** A day of the calendar, `2026-11-21`: `aujourd’hui`, `hier`, `mar. 24 nov.` */
export function writtenDay(day: string, now: number): string {
  return dayName(Date.parse(`${day}T12:00Z`), now);
}

/** A moment as a field for a date and a time holds it: `2026-11-21T09:30`. */
export function asField(at: number): string {
  return `${dayOf(at)}T${timeIn(new Date(at))}`;
}

/** A length of time, `5 min`, `3h`, `2 j`; never less than a minute. */
export function duration(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length < HOUR) return `${Math.max(1, Math.round(length / MINUTE))}\u00a0min`;
  if (length < DAY) return `${Math.round(length / HOUR)}h`;
  return `${Math.round(length / DAY)}\u00a0j`;
}

/** The calendar day after this moment's, `2026-11-22`. */
export function dayAfter(now: number): string {
  return dayOf(now + DAY);
}

/** Whether two moments are on one day of the agency's. */
export function sameDay(one: number, other: number): boolean {
  return dayOf(one) === dayOf(other);
}

/** The day of a moment as `2026-11-21`: days compare as text. */
function dayOf(at: number): string {
  return dayIn(new Date(at));
}
