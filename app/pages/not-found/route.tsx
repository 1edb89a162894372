import { isRouteErrorResponse, Outlet } from 'react-router';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { Route } from './+types/route.ts';
import type { Missing } from './missing.ts';
import { NearPages } from './near-pages.tsx';
import { NotFound } from './not-found.tsx';

/** Stands around the pages that editors make, and shows what is missing where there is none. */
export default Outlet;

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ error, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  const missing = missingOf(error);
  return error ? pageMeta(site, { title: missing?.texts.seoTitle ?? 'Page introuvable' }) : [];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = missingOf(error);
  if (missing) {
    return (
      <NotFound texts={missing.texts}>{missing.near && <NearPages {...missing.near} />}</NotFound>
    );
  }
  // Any other error is a fault of ours, which the layout around this one shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={String(error.data)} />;
}

/** What the loader of a page threw where there is none. */
function missingOf(error: unknown): Missing | undefined {
  return isRouteErrorResponse(error) && error.status === 404 ? error.data : undefined;
}
