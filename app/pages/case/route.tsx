import { href, redirect } from 'react-router';
import { findPortfolio } from '../../content/projects/portfolio.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { type ContentReader, contentContext, visitContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';
import { projectNode } from './case-structured-data.ts';
import { findChapters } from './chapters.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a missing case study (pages-8.03 in test/specification.md). */
const NOT_FOUND = 'Portfolio item not found';
/** The message of a load failure (pages-8.04 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load portfolio item';

/** Loads a case study; missing or failing, it redirects to the list (pages-2.35 and 2.36 in test/specification.md). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await throwWhenOff('work', { context, url });
  const content = context.get(contentContext);
  let page: Awaited<ReturnType<typeof findCase>>;
  try {
    page = await findCase(content, params.slug);
  } catch (error) {
    context.get(visitContext).reportError(new Error(LOAD_FAILURE, { cause: error }));
    throw redirect(href('/work'));
  }
  if (!page) {
    await followMovedPage(context, url);
    context.get(visitContext).reportMissing(NOT_FOUND, { slug: params.slug });
    throw redirect(href('/work'));
  }
  const { study } = page;
  describePage(context, {
    kind: 'ItemPage',
    path: addressOf(params.slug),
    name: study.seo.title,
    trail: { above: 'work', name: study.title },
    about: (described) => projectNode(study, described),
  });
  return page;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  return pageMeta(site, { ...loaderData.study.seo, path: addressOf(params.slug) });
}

/** A case study with what it shows of its work. */
async function findCase(content: ContentReader, slug: string) {
  const [page, chapters] = await Promise.all([
    findPortfolio(content, slug),
    findChapters(content, slug),
  ]);
  return page && { ...page, chapters };
}

function addressOf(slug: string): string {
  return href('/work/:slug', { slug });
}

export default await hydrateLater(
  async () => (await import('./work-detail-page.tsx')).WorkDetailPage,
);
