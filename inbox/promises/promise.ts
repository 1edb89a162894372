/** When an answer was promised for, and when somebody at the agency has to be reminded of it. */
import { dayIn } from '../../calendar/casablanca-time.ts';
import { type OpeningHours, openingsFrom } from '../../calendar/opening-hours.ts';
import { statusAt } from '../../calendar/opening-status.ts';

/** What the site promises to whoever sends a request of a kind. */
export type Promised = {
  /** Within so many hours. `claimed`: as many as the agency claims on its pages (`AgencyFacts.responseTime`). */
  answerWithin: number | 'claimed';
  /** So many hours of presence before the promise breaks, the agency is reminded. */
  remindWith: number;
};

const HOUR = 60 * 60_000; // ms

/** site-shell §9, Claims. Also what holds when the agency's claim names no hours: `en un éclair`. */
const CLAIMED_HOURS = 24;

/**
 * By when an answer was promised: so many hours after the request, or after the next opening when it comes while nobody
 * is there (decisions, Readings). Of the clock, not of presence: a night counts.
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
  const within = answerWithin === 'claimed' ? claimedHours(responseTime) : answerWithin;
  return new Date(start.getTime() + within * HOUR);
}

/** `24h`, `24 h` and `48 heures` name hours; anything else is the specification's claim. */
function claimedHours(responseTime: string): number {
  const written = /^\D*(\d{1,3})\s*h/i.exec(responseTime)?.[1];
  return Number(written) || CLAIMED_HOURS;
}

/**
 * From when on the agency is reminded: the moment after which `remindWith` hours of presence are left until the promise
 * breaks. For one that breaks on a Sunday that is on Saturday at the latest: on Sunday nobody reads a reminder.
 * @returns when the request came, if less presence than that was left already
 */
export function remindFrom(
  { receivedAt, dueAt }: { receivedAt: Date; dueAt: Date },
  { remindWith }: Pick<Promised, 'remindWith'>,
  hours: OpeningHours | undefined,
): Date {
  const start = receivedAt.getTime();
  const due = dueAt.getTime();
  const needed = remindWith * HOUR;
  let left = needed;
  for (const { opensAt, closesAt } of hours ? openingsFrom(dayIn(dueAt), hours, 'backwards') : []) {
    if (closesAt <= receivedAt) break;
    const from = Math.max(opensAt.getTime(), start);
    const to = Math.min(closesAt.getTime(), due);
    if (to <= from) continue;
    if (to - from >= left) return new Date(to - left);
    left -= to - from;
  }
  // Nobody is there in between, or nobody knows: then the clock alone counts.
  return left < needed ? receivedAt : new Date(Math.max(start, due - needed));
}
