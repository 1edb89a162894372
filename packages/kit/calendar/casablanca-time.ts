/** The agency's clock. Morocco's offset moved with Ramadan and again in 2026: only the time-zone database can tell. */
export const ZONE = 'Africa/Casablanca';

let clock: Intl.DateTimeFormat | undefined;

/** `2026-11-21 09:30:00`. The clock is made when it is first read: that takes a telephone 40 to 90 ms. */
function read(moment: Date | number): string {
  // Swedish writes dates as ISO 8601 does.
  clock ??= new Intl.DateTimeFormat('sv', {
    timeZone: ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return clock.format(moment);
}

/** The calendar day it is in Casablanca: `2026-11-21`. */
export function dayIn(moment: Date): string {
  return read(moment).slice(0, 10);
}

/** The time it is in Casablanca: `09:30`. */
export function timeIn(moment: Date): string {
  return read(moment).slice(11, 16);
}

/** The moment of this time on this day in Casablanca. `24:00` is the first moment of the next day. */
export function momentAt(day: string, time: string): Date {
  const written = Date.parse(`${day}T${time}:00Z`);
  // The second look is for the day of a clock change, where the first took the other side's offset.
  const guess = written - offsetAt(written);
  return new Date(written - offsetAt(guess));
}

/** The calendar day that comes so many days later; earlier when negative. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The offset of Casablanca's clocks from UTC, in ms. */
function offsetAt(time: number): number {
  const second = Math.floor(time / 1000) * 1000;
  return Date.parse(`${read(second).replace(' ', 'T')}Z`) - second;
}
