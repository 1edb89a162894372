/** The opening hours as the agency enters them: a week, and the days on which that week does not hold. */
import { daysAfter, momentAt } from './casablanca-time.ts';
import { type Hours, stretchesOf } from './day-hours.ts';
import { type Weekday, weekdayOf } from './weekdays.ts';

export type OpeningDay = Hours & { day: Weekday };

/** The days from `from` to `to`, both included (`YYYY-MM-DD`, in Casablanca). */
export type OpeningException = Hours & {
  from: string;
  to: string;
  /** The reason in the agency's words: `fête du Trône`. */
  reason?: string | undefined;
};

export type OpeningHours = {
  /** At most one entry per weekday; a weekday without one is a day off. */
  week: readonly OpeningDay[];
  /** The exceptions, in any order. */
  exceptions: readonly OpeningException[];
};

/** A stretch of opening hours: the moment of opening is open, the moment of closing is closed. */
export type Opening = { opensAt: Date; closesAt: Date };

/** The days searched for the next opening: a year of works at most. */
const HORIZON = 366; // days

/**
 * The agency's openings day by day, from this day on, or backwards from it. Two on a day with a break; days off are left out.
 * Ends after a year.
 * @param day `YYYY-MM-DD` in Casablanca
 */
export function* openingsFrom(
  day: string,
  hours: OpeningHours,
  direction: 'onwards' | 'backwards' = 'onwards',
): Generator<Opening> {
  const step = direction === 'onwards' ? 1 : -1;
  for (let away = 0; away <= HORIZON; away++) {
    const openings = openingsOn(daysAfter(day, away * step), hours);
    yield* direction === 'onwards' ? openings : openings.toReversed();
  }
}

/** Says why this day is not like the others, in the agency's words. */
export function reasonOn(day: string, { exceptions }: OpeningHours): string | undefined {
  return exceptionOn(day, exceptions)?.reason;
}

function openingsOn(day: string, hours: OpeningHours): Opening[] {
  return stretchesOf(hoursOn(day, hours) ?? {}).map(({ opens, closes }) => ({
    opensAt: momentAt(day, opens),
    closesAt: momentAt(day, closes),
  }));
}

function hoursOn(day: string, { week, exceptions }: OpeningHours): Hours | undefined {
  const weekday = weekdayOf(day);
  const usual = week.find((entry) => entry.day === weekday);
  const exception = exceptionOn(day, exceptions);
  if (!exception) return usual;
  // An exception of several days does not open a Sunday that is usually closed; one of a single day does.
  return exception.from !== exception.to && !usual?.opens ? undefined : exception;
}

/** A feast inside a month of other hours is the feast: the shortest stretch wins. */
function exceptionOn(day: string, exceptions: OpeningHours['exceptions']) {
  const length = ({ from, to }: OpeningException) => Date.parse(to) - Date.parse(from);
  return exceptions
    .filter(({ from, to }) => from <= day && day <= to)
    .toSorted((a, b) => length(a) - length(b))[0];
}
