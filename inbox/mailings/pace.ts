/** The pace of mailings: how many letters may leave by now. */

const MINUTE = 60_000; // ms

/** The letters of one minute unless configured: 2,000 subscribers take 34 minutes, and no mail server minds. */
export const DEFAULT_PACE = 60;

/** The longest backlog that is caught up: after an outage the rest leaves at the pace too, and not at once. */
const LONGEST_ARREARS = 10_000; // ms

export type Allowance = {
  letters: number;
  /** The time up to which they count. */
  pacedAt: number;
};

/**
 * Counts the letters that may be released.
 * @param pacedAt the time up to which letters were released
 * @param outstanding letters released and not yet accepted: a server that is slow or away gets no more
 */
export function allowance(
  perMinute: number,
  { pacedAt, outstanding, now }: { pacedAt: number; outstanding: number; now: number },
): Allowance {
  const interval = MINUTE / perMinute;
  const arrears = Math.max(LONGEST_ARREARS, interval);
  // A time in the future was written before the clock was set back.
  const from = pacedAt > now ? now : Math.max(pacedAt, now - arrears);
  const due = Math.floor((now - from) / interval);
  const room = Math.max(1, Math.ceil(arrears / interval)) - outstanding;
  const letters = Math.max(0, Math.min(due, room));
  return { letters, pacedAt: due > room ? now : Math.round(from + letters * interval) };
}

/** The time a mailing takes at its pace, in ms. */
export function durationOf(letters: number, perMinute: number): number {
  return (letters * MINUTE) / perMinute;
}
