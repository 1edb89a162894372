import type { InboxOptions } from './inbox.ts';
import { lastKnown } from './promises/last-known.ts';

/** Reads the agency's opening hours and its promises to answer; as they were read last while content is away. */
export function agencyTimes({
  agency,
  openingHours,
  log,
}: Pick<InboxOptions, 'agency' | 'openingHours' | 'log'>) {
  const unknown = (what: string) => (error: unknown) =>
    log('warn', 'content_unknown', { what, error: String(error) });
  return {
    openingHours: openingHours
      ? lastKnown(openingHours, unknown('opening hours'))
      : async () => undefined,
    responseTimes: lastKnown(async () => (await agency()).responseTimes, unknown('agency')),
  };
}
