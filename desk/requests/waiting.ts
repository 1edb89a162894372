import type { Counts } from '../../inbox/contract/api.ts';
import type { Area } from '../../inbox/contract/areas.ts';
import type { Tab } from './location.ts';

/** The number of requests that wait in a box. */
export function waitingIn(tab: Tab, counts: Counts): number {
  const { contact, applications, comments, newsletter } = counts;
  switch (tab) {
    case 'contact':
    case 'applications':
      return counts[tab]?.owed ?? 0;
    case 'comments':
      return comments?.pending ?? 0;
    case 'quarantine':
      return [contact, applications, comments, newsletter].reduce(
        (sum, area) => sum + (area?.quarantined ?? 0),
        0,
      );
    default:
      return 0;
  }
}

/** The number of requests that wait at the desks a person sits at. */
export function waitingForAnswer(areas: readonly Area[], counts: Counts): number {
  return areas.reduce((sum, area) => sum + waitingIn(area, counts), 0);
}
