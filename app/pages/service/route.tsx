import { href, redirect } from 'react-router';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { findService } from '../../content/services/service.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { contentContext, visitContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route.ts';
import { serviceNode } from './structured-data.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a missing service (pages-8.12 in test/specification.md). */
const NOT_FOUND = 'Service not found';
/** The message of a load failure (pages-8.13 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load service';

/** Loads a service; missing or failing, it redirects to the list (pages-2.69 and 2.70 in test/specification.md). */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ServicePage> {
  const content = context.get(contentContext);
  let service: ServicePage | undefined;
  try {
    service = await findService(content, params.slug);
  } catch (error) {
    context.get(visitContext).reportError(new Error(LOAD_FAILURE, { cause: error }));
    throw redirect(href('/services'));
  }
  if (!service) {
    await followMovedPage(context, url);
    context.get(visitContext).reportMissing(NOT_FOUND, { slug: params.slug });
    throw redirect(href('/services'));
  }
  const { seo, title, questions } = service;
  describePage(context, {
    kind: 'ItemPage',
    path: addressOf(params.slug),
    name: seo.title,
    trail: { above: 'services', name: title },
    about: (described) => serviceNode(service, described),
    questions,
  });
  return service;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  return pageMeta(site, { ...loaderData.seo, path: addressOf(params.slug) });
}

function addressOf(slug: string): string {
  return href('/services/:slug', { slug });
}

export default await hydrateLater(
  async () => (await import('./service-detail-page.tsx')).ServiceDetailPage,
);
