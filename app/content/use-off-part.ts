import { useRouteLoaderData } from 'react-router';
import type { SitePart } from '../../model/site-parts.ts';

/** Whether the agency switched a part of the site off: nothing on the page leads there. */
export function useOffPart(part: SitePart): boolean | undefined {
  return useRouteLoaderData<() => { offParts?: SitePart[] }>('root')?.offParts?.includes(part);
}
