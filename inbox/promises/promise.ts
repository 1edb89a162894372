/** Computes when an answer is promised for, and when the agency has to be reminded of it. */
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { type OpeningHours, openingsFrom } from '../../packages/kit/calendar/opening-hours.ts';
import { statusAt } from '../../packages/kit/calendar/opening-status.ts';
import { hoursOf, type ResponseTimes } from '../../packages/kit/calendar/response-time.ts';

export type Promised = {
  /** Which of the agency's response times holds. */
  answerWithin: keyof ResponseTimes;
  /** Hours of presence before the promise breaks at which the person in charge is reminded; without one, the team. */
  remindWith: number;
  /** The same for the team, after the assignee was reminded. */
  remindTeamWith: number;
};

const HOUR = 60 * 60_000; // ms

/**
 * The time an answer is promised by: so many hours after the request, or after the next opening when it comes
 * while the agency is closed (shell-8.17 in test/specification.md). Of the clock, not of presence: a night
 * counts. Undefined where the agency promises no time.
 * @param hours undefined when they are not known: the clock then starts at once
 */
export function promisedFor(
  receivedAt: Date,
  { answerWithin }: Pick<Promised, 'answerWithin'>,
  responseTimes: ResponseTimes,
  hours: OpeningHours | undefined,
): Date | undefined {
  const within = hoursOf(responseTimes[answerWithin] ?? '');
  if (within === undefined) return undefined;
  const status = hours && statusAt(receivedAt, hours);
  const start = status && !status.open ? (status.reopensAt ?? receivedAt) : receivedAt;
  return new Date(start.getTime() + within * HOUR);
}

/**
 * The time from which the agency is reminded: the moment after which so many hours of presence are left until
 * the promise breaks. For one that breaks on a Sunday that is on Saturday at the latest, as the agency reads no
 * reminder on Sunday.
 * @param presence hours
 * @returns when the request came, if less presence than that was left already
 */
export function remindFrom(
  { receivedAt, dueAt }: { receivedAt: Date; dueAt: Date },
  presence: number,
  hours: OpeningHours | undefined,
): Date {
  const start = receivedAt.getTime();
  const due = dueAt.getTime();
  const needed = presence * HOUR;
  let left = needed;
  for (const { opensAt, closesAt } of hours ? openingsFrom(dayIn(dueAt), hours, 'backwards') : []) {
    if (closesAt <= receivedAt) break;
    const from = Math.max(opensAt.getTime(), start);
    const to = Math.min(closesAt.getTime(), due);
    if (to <= from) continue;
    if (to - from >= left) return new Date(to - left);
    left -= to - from;
  }
  // If the agency is closed in between, or its hours are unknown, the reminder is timed by the clock alone.
  return left < needed ? receivedAt : new Date(Math.max(start, due - needed));
}
