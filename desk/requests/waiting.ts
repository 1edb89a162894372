import type { Counts } from '../../inbox/contract/api.ts';
import type { Area } from '../../inbox/contract/areas.ts';
import type { Tab } from './place.ts';

export function waitingIn(tab: Tab, counts: Counts): number {
  switch (tab) {
    case 'contact':
    case 'applications':
      return counts[tab]?.owed ?? 0;
    case 'comments':
      return counts.comments?.pending ?? 0;
    case 'quarantine':
      return [counts.contact, counts.applications, counts.comments, counts.newsletter].reduce(
        (sum, area) => sum + (area?.quarantined ?? 0),
        0,
      );
    case 'newsletter':
    case 'searches':
    case 'templates':
    case 'webhooks':
    case 'audit':
    case 'health':
    case 'figures':
    case 'setup':
      return 0;
  }
}

/** The number of requests that wait at the desks a person sits at. */
export function waitingForAnswer(areas: readonly Area[], counts: Counts): number {
  return areas.reduce((sum, area) => sum + waitingIn(area, counts), 0);
}
