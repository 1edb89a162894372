import { href, isRouteErrorResponse } from 'react-router';
import { findAbout } from '../../content/agency/about.ts';
import { readContent } from '../../content/read-content.ts';
import { findHours } from '../../content/settings.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'light' };

/** The message of a load failure, worded like those of pages-8.01 to 8.20 in test/specification.md. */
const LOAD_FAILURE = 'Failed to load the about page';

export async function loader({ context }: Route.LoaderArgs) {
  const [about, hours] = await readContent(context, LOAD_FAILURE, (content) =>
    Promise.all([findAbout(content), findHours(content)]),
  );
  describePage(context, {
    kind: 'AboutPage',
    path: href('/about'),
    name: about.seoTitle,
    agency: { people: about.team?.members ?? [] },
  });
  return { ...about, hours };
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'À propos',
    description: loaderData?.seoDescription ?? loaderData?.introduction,
    socialImage: loaderData?.socialImage,
    path: href('/about'),
  });
}

export default await hydrateLater(async () => (await import('./about-page.tsx')).AboutPage);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Any other error is a bug of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
