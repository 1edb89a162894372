import { href, redirect } from 'react-router';
import type { Service } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { findService } from '../../content/services/service.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { contentContext, visitContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { COUNTRY_NAME } from '../../structured-data/agency.ts';
import { type Described, describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a missing service (pages-8.12 in test/specification.md). */
const NOT_FOUND = 'Service not found';
/** The message of a load failure (pages-8.13 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load service';

/** Returns the service's structured data: the provider, and the prices in dirhams. */
function serviceNode({ title, seo, packages }: ServicePage, { url, agency }: Described) {
  return {
    '@type': TYPES.service.thing,
    '@id': `${url}#service`,
    name: title,
    description: seo.description,
    url,
    areaServed: { '@type': 'Country', name: COUNTRY_NAME },
    provider: agency,
    offers: packages.flatMap(({ name, price }) =>
      price
        ? {
            '@type': 'Offer',
            name,
            url: `${url}#formules`,
            priceSpecification: {
              '@type': price.monthly ? 'UnitPriceSpecification' : 'PriceSpecification',
              priceCurrency: 'MAD',
              minPrice: price.from,
              maxPrice: price.to,
              valueAddedTaxIncluded: price.taxIncluded,
              ...(price.monthly && { unitCode: MONTH }),
            },
          }
        : [],
    ),
  } as const satisfies Service;
}

/** UN/CEFACT's name for a month, which schema.org uses. */
const MONTH = 'MON';

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
