import { lazy, Suspense } from 'react';
import { href, useLocation, useNavigation } from 'react-router';
import './pending-page.css';

/** Pages that are waited for in their own outline. */
const OUTLINED = [href('/work'), href('/services'), href('/careers'), href('/blog')];

/** Only a navigation needs it: no first page loads it. Without it one waits as on any site. */
const Skeleton = lazy(() =>
  import('./skeleton.tsx').then(
    ({ Skeleton }) => ({ default: Skeleton }),
    () => ({ default: () => null }),
  ),
);

/**
 * The skeleton of the page a visitor is on the way to. It is written as soon as a navigation begins
 * and CSS keeps it invisible for 150 ms, so a fast answer never flashes; the first page of a visit
 * comes complete from the server and never shows it.
 */
export function PendingPage() {
  const { location, formMethod = 'GET' } = useNavigation();
  const { pathname } = useLocation();
  if (!location || formMethod !== 'GET' || location.pathname === pathname) return null;
  if (!OUTLINED.some((address) => `${location.pathname}/`.startsWith(`${address}/`))) return null;
  return (
    <div className="pending-page night" role="status">
      <span className="visually-hidden">Chargement…</span>
      <div className="pending-drawing" aria-hidden="true">
        <Suspense>
          <Skeleton pathname={location.pathname} />
        </Suspense>
      </div>
    </div>
  );
}
