import { dayIn } from './casablanca-time.ts';
import { type OpeningHours, openingsFrom, reasonOn } from './opening-hours.ts';

export type OpeningStatus =
  | { open: true; closesAt: Date }
  | {
      open: false;
      /** The next opening; undefined when none is known. */
      reopensAt: Date | undefined;
      /** Why today is not a day like the others, in the agency's words. */
      reason: string | undefined;
    };

export function statusAt(now: Date, hours: OpeningHours): OpeningStatus {
  const today = dayIn(now);
  const reason = reasonOn(today, hours);
  for (const { opensAt, closesAt } of openingsFrom(today, hours)) {
    if (now < opensAt) return { open: false, reopensAt: opensAt, reason };
    if (now < closesAt) return { open: true, closesAt };
  }
  return { open: false, reopensAt: undefined, reason };
}
