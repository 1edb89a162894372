/** Computes when an answer is promised for, and when the agency has to be reminded of it. */
import { dayIn } from '../../calendar/casablanca-time.ts';
import { type OpeningHours, openingsFrom } from '../../calendar/opening-hours.ts';
import { statusAt } from '../../calendar/opening-status.ts';

export type Promised = {
  /** Hours until the answer. `claimed`: as many as the agency claims on its pages (`AgencyFacts.responseTime`). */
  answerWithin: number | 'claimed';
  /** Hours of presence before the promise breaks at which the person in charge is reminded; without one, the team. */
  remindWith: number;
  /** The same for the team, when the person in charge was reminded before it. */
  remindTeamWith: number;
};

const HOUR = 60 * 60_000; // ms

/** The claimed hours (shell-9.19 in test/specification.md), also for a claim without hours: `en un éclair`. */
const CLAIMED_HOURS = 24;

/**
 * The time an answer is promised by: so many hours after the request, or after the next opening when it comes
 * while the agency is closed (shell-8.17 in test/specification.md). Of the clock, not of presence: a night
 * counts.
 * @param hours undefined when they are not known: the clock then starts at once
 */
export function promisedFor(
  receivedAt: Date,
  { answerWithin }: Pick<Promised, 'answerWithin'>,
  responseTime: string,
  hours: OpeningHours | undefined,
): Date {
  const status = hours && statusAt(receivedAt, hours);
  const start = status && !status.open ? (status.reopensAt ?? receivedAt) : receivedAt;
  return new Date(start.getTime() + hoursToAnswer(answerWithin, responseTime) * HOUR);
}

/** The hours within which an answer is promised. */
export function hoursToAnswer(
  answerWithin: Promised['answerWithin'],
  responseTime: string,
): number {
  return answerWithin === 'claimed' ? claimedHours(responseTime) : answerWithin;
}

/** The hours a claim names (`24h`, `24 h`, `48 heures`); for any other claim the specification's. */
function claimedHours(responseTime: string): number {
  const written = /^\D*(\d{1,3})\s*h/i.exec(responseTime)?.[1];
  return Number(written) || CLAIMED_HOURS;
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
  // The agency is closed in between, or its hours are not known: then the clock alone counts.
  return left < needed ? receivedAt : new Date(Math.max(start, due - needed));
}
