/** The agency's clock. Morocco's offset moved with Ramadan and again in 2026: only the time-zone database can tell. */
export const ZONE = 'Africa/Casablanca';

let clock: Intl.DateTimeFormat | undefined;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Casablanca's offsets from UTC over some years: browsers that were not updated have old ones. */
export type ClockOffsets = {
  /** Offsets from UTC in minutes, each from a time in ms since 1970, the earliest first. */
  offsets: readonly (readonly [from: number, minutes: number])[];
  /** The moment after which they say nothing. */
  until: number;
};

/** The moment since when offsets are given: no site is older. And how far ahead: a desk may stay open for months. */
const SINCE = Date.UTC(2024, 0, 1);
const AHEAD = 400 * DAY;

let given: ClockOffsets | undefined;

/** Reads the clock by these offsets from now on, where they say something, and not by the zone data at hand. */
export function trustOffsets(offsets: ClockOffsets | undefined): void {
  given = offsets;
}

/** Lists the offsets until a year after a moment, from the zone data at hand: on the server, those of its Node. */
export function listOffsets(now: Date): ClockOffsets {
  const until = Math.floor((now.getTime() + AHEAD) / DAY) * DAY;
  const offsets: [from: number, minutes: number][] = [];
  for (let time = SINCE; time <= until; time += DAY) {
    const minutes = offsetAt(time) / MINUTE;
    const before = offsets.at(-1);
    if (!before) offsets.push([time, minutes]);
    else if (before[1] !== minutes) offsets.push([changeBetween(time - DAY, time), minutes]);
  }
  return { offsets, until };
}

/** The minute in which the clock is changed: zones change at whole ones. */
function changeBetween(before: number, after: number): number {
  let [low, high] = [before / MINUTE, after / MINUTE];
  const offset = offsetAt(after);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE) === offset) high = middle;
    else low = middle;
  }
  return high * MINUTE;
}

/** `2026-11-21 09:30:00`. The clock is made when it is first read: that takes a telephone 40 to 90 ms. */
function read(moment: Date | number): string {
  const time = Number(moment);
  const minutes =
    given && time < given.until ? given.offsets.findLast(([from]) => from <= time)?.[1] : undefined;
  if (minutes !== undefined) {
    return new Date(time + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
  }
  // The Swedish locale writes dates as ISO 8601 does.
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
  // The offset is taken twice: on the day of a clock change, the first may be that of the other side.
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
