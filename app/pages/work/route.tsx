import { href, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { closingArt } from '../../content/closing-art.ts';
import { SEARCH_PARAMETER } from '../../content/main-navigation.ts';
import { listPortfolio } from '../../content/projects/portfolio.ts';
import { readContent } from '../../content/read-content.ts';
import { searchContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { LoadError } from '../../frame/load-error.tsx';
import { missingMeta, missingOf } from '../../frame/missing.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { Unavailable } from '../../frame/unavailable-later.ts';
import { describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';
import { findElsewhere } from './found-elsewhere.ts';
import { findWork } from './query.ts';
import { searchedIn } from './work-search.tsx';

export const handle: PageHandle = { header: 'night' };

/** The message of a load failure (pages-8.01 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load portfolio items';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  await throwWhenOff('work', { context, url });
  const term = searchedIn(new URL(request.url).searchParams);
  const search = context.get(searchContext);
  return readContent(context, LOAD_FAILURE, async (content) => {
    const [projects, elsewhere, texts] = await Promise.all([
      listPortfolio(content),
      findElsewhere(search, content, term),
      findWork(content),
    ]);
    const searched = term.trim();
    describePage(context, {
      kind: searched ? 'SearchResultsPage' : 'CollectionPage',
      path: searchAddress(searched),
      name: titleOf(searched, texts.seoTitle),
      list: searched
        ? undefined
        : projects.map(({ slug, title }) => ({
            name: title,
            path: href('/work/:slug', { slug }),
          })),
    });
    const { seoTitle: title, seoDescription: description, socialImage, ...words } = texts;
    return {
      projects,
      elsewhere,
      texts: words,
      seo: { title, description, socialImage, path: href('/work') },
      closing: closingArt(href('/work')),
    };
  });
}

function searchAddress(term: string): string {
  return term
    ? `${href('/work')}?${new URLSearchParams({ [SEARCH_PARAMETER]: term })}`
    : href('/work');
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** The whole list is here already: searching it needs no answer from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const searching = formMethod === 'GET' && currentUrl.pathname === nextUrl.pathname;
  return searching && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location, matches, error }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  const missing = missingMeta(site, error);
  if (missing) return missing;
  const term = new URLSearchParams(location.search).get(SEARCH_PARAMETER)?.trim();
  const seo = loaderData?.seo;
  return pageMeta(site, { ...seo, title: titleOf(term, seo?.title) });
}

function titleOf(term: string | undefined, whole = 'Travaux'): string {
  return term ? `«\u00a0${term}\u00a0» · Travaux` : whole;
}

export default await hydrateLater(async () => (await import('./work-page.tsx')).WorkPage);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (missingOf(error)) return <Unavailable error={error} />;
  // Any other error is a bug of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={String(error.data)} />;
}
