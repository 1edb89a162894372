import { href, redirect } from 'react-router';
import type { CreativeWork, VideoObject } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import type { CaseStudy } from '../../content/projects/case-study.ts';
import { findPortfolio } from '../../content/projects/portfolio.ts';
import type { Film } from '../../content/projects/video.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { type ContentReader, contentContext, visitContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { type Described, describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';
import { findChapters } from './chapters.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a missing case study (pages-8.03 in test/specification.md). */
const NOT_FOUND = 'Portfolio item not found';
/** The message of a load failure (pages-8.04 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load portfolio item';

/** Returns the project's structured data: who made what for whom, and its film. */
function projectNode(study: CaseStudy, { origin, url, page, agency }: Described) {
  const { title, seo, client, published, tags, cover, film } = study;
  return {
    '@type': TYPES.portfolio.thing,
    '@id': `${url}#project`,
    url,
    name: title,
    description: seo.description,
    datePublished: published,
    inLanguage: 'fr',
    image: new URL(seo.image ?? film?.poster.src ?? cover.wide.src, origin).href,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    creator: agency,
    mainEntityOfPage: page,
    sourceOrganization: client ? { '@type': 'Organization', name: client } : undefined,
    video: film && filmNode(film, study, { origin, url }),
  } as const satisfies CreativeWork;
}

/** A film that cannot be played is none. */
function filmNode(
  { poster, duration, ...film }: Film,
  { title, seo, published }: CaseStudy,
  { origin, url }: Pick<Described, 'origin' | 'url'>,
): VideoObject | undefined {
  const isElsewhere = film.kind === 'youtube';
  if (!isElsewhere && !film.src) return undefined;
  return {
    '@type': 'VideoObject',
    '@id': `${url}#film`,
    name: title,
    description: seo.description,
    thumbnailUrl: new URL(poster.src, origin).href,
    uploadDate: published,
    duration: duration && isoDuration(duration),
    ...(isElsewhere
      ? { embedUrl: `https://www.youtube-nocookie.com/embed/${film.id}` }
      : { contentUrl: film.src && new URL(film.src, origin).href }),
  };
}

/** `1:34` is `PT1M34S`. */
function isoDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':');
  return `PT${Number(minutes)}M${Number(seconds)}S`;
}

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

/** Reads a case study with its chapters. */
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
