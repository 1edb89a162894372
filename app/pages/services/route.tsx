import { href, isRouteErrorResponse } from 'react-router';
import { closingArt } from '../../content/closing-art.ts';
import { readContent } from '../../content/read-content.ts';
import { listServices } from '../../content/services/service.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route.ts';
import { findServices, withoutServices } from './query.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a load failure (pages-8.11 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load services';

export async function loader({ context }: Route.LoaderArgs) {
  return readContent(context, LOAD_FAILURE, async (content) => {
    const [services, pageTexts] = await Promise.all([listServices(content), findServices(content)]);
    const texts = services.length > 0 ? pageTexts : withoutServices(pageTexts);
    describePage(context, {
      kind: 'CollectionPage',
      path: href('/services'),
      name: texts.seoTitle,
      list: services.map(({ slug, title }) => ({
        name: title,
        path: href('/services/:slug', { slug }),
      })),
    });
    return { services, texts, closing: closingArt(href('/services')) };
  });
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.texts.seoTitle ?? 'Services',
    description: loaderData?.texts.seoDescription,
    socialImage: loaderData?.texts.socialImage,
    path: href('/services'),
  });
}

export default await hydrateLater(async () => (await import('./services-page.tsx')).ServicesPage);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Any other error is a bug of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
