import { href, redirect } from 'react-router';
import { type CaseStudyPage, findPortfolio } from '../../content/projects/portfolio.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { contentContext, visitContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route.ts';
import { caseStudyData } from './case-structured-data.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a missing case study (pages-8.03 in test/specification.md). */
const NOT_FOUND = 'Portfolio item not found';
/** The message of a load failure (pages-8.04 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load portfolio item';

/** Loads a case study; missing or failing, it redirects to the list (pages-2.35 and 2.36 in test/specification.md). */
export async function loader({
  context,
  params,
  request,
}: Route.LoaderArgs): Promise<CaseStudyPage> {
  const content = context.get(contentContext);
  let page: CaseStudyPage | undefined;
  try {
    page = await findPortfolio(content, params.slug);
  } catch (error) {
    context.get(visitContext).reportError(new Error(LOAD_FAILURE, { cause: error }));
    throw redirect(href('/work'));
  }
  if (!page) {
    await followMovedPage(context, request);
    content.warn(NOT_FOUND, { slug: params.slug });
    throw redirect(href('/work'));
  }
  return page;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  const { study } = loaderData;
  const path = href('/work/:slug', { slug: params.slug });
  return [
    ...pageMeta(site, { ...study.seo, path }),
    ...(site ? [{ 'script:ld+json': caseStudyData(study, site, site.origin + path) }] : []),
  ];
}

export default await hydrateLater(
  async () => (await import('./work-detail-page.tsx')).WorkDetailPage,
);
