import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import type { PendingView } from './skeleton.tsx';

/** A page that comes sooner is not announced (pages-4.03 in test/specification.md). */
const PATIENCE = 150; // ms

/**
 * What is shown of a page that a visitor waits for: nothing at first, then its skeleton and the header's tone on it, in
 * one commit; both leave in the commit that shows the page. The first page of a visit comes complete from the server
 * and has none. Without its script one waits as on any site.
 */
export function usePendingPage(): PendingView | undefined {
  const { location, formMethod = 'GET' } = useNavigation();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{ location: Location; view: PendingView }>();
  const awaited = formMethod === 'GET' && location?.pathname !== pathname ? location : undefined;

  useEffect(() => {
    if (!awaited) return;
    const script = import('./skeleton.tsx').catch(() => undefined);
    const timer = setTimeout(async () => {
      const view = (await script)?.pendingView(awaited.pathname);
      if (view) setShown({ location: awaited, view });
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [awaited]);

  return awaited && shown?.location === awaited ? shown.view : undefined;
}
