import { useLocation, useNavigation } from 'react-router';

/** Whether another search or category of this same list is loading. */
export function usePending(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return location?.pathname === pathname && !isNextPage(location.state);
}

/** Marks the navigation that adds a page below what is shown: nothing of it is out of date meanwhile. */
export const NEXT_PAGE = { adds: 'page' } as const;

export function isNextPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'adds' in state;
}
