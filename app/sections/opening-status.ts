/** Whether somebody is at the agency now, and when next. */
import { dayIn, momentAt } from '../casablanca-time.ts';
import type { OpeningDay, OpeningException } from '../queries/settings.ts';

export type OpeningStatus =
  | { open: true; closesAt: Date }
  | {
      open: false;
      /** Undefined when nothing says that it will open again. */
      reopensAt: Date | undefined;
      /** Why today is not a day like the others, in the agency's words. */
      reason: string | undefined;
    };

/** As far ahead as one looks for a door that opens: a year of works at most. */
const HORIZON = 366; // days

/** The moment of opening is open, the moment of closing is closed. */
export function statusAt(
  now: Date,
  week: readonly OpeningDay[],
  exceptions: readonly OpeningException[],
): OpeningStatus {
  const today = dayIn(now);
  const reason = exceptionOn(today, exceptions)?.reason;
  for (let ahead = 0; ahead <= HORIZON; ahead++) {
    const day = daysAfter(today, ahead);
    const { opens, closes } = hoursOn(day, week, exceptions);
    if (!opens || !closes) continue;
    const opensAt = momentAt(day, opens);
    const closesAt = momentAt(day, closes);
    if (now < opensAt) return { open: false, reopensAt: opensAt, reason };
    if (now < closesAt) return { open: true, closesAt };
  }
  return { open: false, reopensAt: undefined, reason };
}

type Hours = Pick<OpeningDay, 'opens' | 'closes'>;

const CLOSED: Hours = { opens: undefined, closes: undefined };

/** From Sunday, as `getUTCDay` counts. */
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies OpeningDay['day'][];

function hoursOn(
  day: string,
  week: readonly OpeningDay[],
  exceptions: readonly OpeningException[],
): Hours {
  const weekday = WEEKDAYS[new Date(day).getUTCDay()];
  const usual = week.find((entry) => entry.day === weekday) ?? CLOSED;
  const exception = exceptionOn(day, exceptions);
  if (!exception) return usual;
  // Shorter days for a month open no Sunday; hours for one day are meant for that day.
  return exception.from !== exception.to && !usual.opens ? CLOSED : exception;
}

/** A feast inside a month of other hours is the feast: the shortest stretch wins. */
function exceptionOn(day: string, exceptions: readonly OpeningException[]) {
  const length = ({ from, to }: OpeningException) => Date.parse(to) - Date.parse(from);
  return exceptions
    .filter(({ from, to }) => from <= day && day <= to)
    .toSorted((a, b) => length(a) - length(b))[0];
}

function daysAfter(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
