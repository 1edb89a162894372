import { href, isRouteErrorResponse } from 'react-router';
import { readContent } from '../../content/read-content.ts';
import { brandContext, contentContext, measuringContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route.ts';
import { withAnalytics } from './analytics-text.ts';
import { withoutLastPiece } from './last-piece-row.ts';
import { findLegal } from './query.ts';

export const handle: PageHandle = { header: 'light' };

/** The message of a load failure, worded like those of pages-8.01 to 8.20 in test/specification.md. */
const LOAD_FAILURE = 'Failed to load legal texts';

export async function loader({ context }: Route.LoaderArgs) {
  const legal = await readContent(context, LOAD_FAILURE, findLegal);
  describePage(context, { kind: 'WebPage', path: href('/legal'), name: legal.seoTitle });
  const hasNoPiece =
    context.get(brandContext).drawings === 'relief' ||
    context.get(contentContext).isOff?.('lastPiece');
  const shown = hasNoPiece ? withoutLastPiece(legal) : legal;
  return context.get(measuringContext)?.analytics ? withAnalytics(shown) : shown;
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'Informations légales',
    description: loaderData?.seoDescription ?? loaderData?.introduction,
    socialImage: loaderData?.socialImage,
    path: href('/legal'),
  });
}

export default await hydrateLater(async () => (await import('./legal-page.tsx')).LegalPage);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Any other error is a fault of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
