import { data, href, isRouteErrorResponse, redirect } from 'react-router';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { findNewsletterBox } from '../../content/newsletter-texts.ts';
import { type BlogPage as BlogList, listBlog } from '../../content/posts/blog.ts';
import {
  type BlogLocation,
  blogAddress,
  CATEGORY_PARAMETER,
  readBlogRequest,
} from '../../content/posts/blog-address.ts';
import { findBlogTexts } from '../../content/posts/blog-texts.ts';
import { contentContext, visitContext } from '../../context.ts';
import { feedLinks } from '../../feeds/addresses.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { missingMeta, missingOf } from '../../frame/missing.ts';
import { NOT_STORED } from '../../frame/not-stored.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { Unavailable } from '../../frame/unavailable-later.ts';
import { describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';
import { BlogLoadError, blogLoadFailure } from './blog-load-error.tsx';

export const handle: PageHandle = { header: 'light' };

/** The title while the texts of the page cannot be had. */
const NAMELESS = { title: 'Blog' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  await throwWhenOff('blog', { context, url });
  const { searchParams } = new URL(request.url);
  const requestedPlace = readBlogRequest(searchParams);
  const content = context.get(contentContext);
  const [page, texts, newsletter] = await Promise.all([
    listBlog(content, requestedPlace),
    findBlogTexts(content),
    findNewsletterBox(content),
  ]).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
    throw data(blogLoadFailure(error), CONTENT_UNAVAILABLE);
  });
  // When posts are unpublished, the last pages of the list disappear: their addresses redirect.
  if (page.location.page !== requestedPlace.page) throw redirect(blogAddress(page.location));
  const { title, introduction, seo } = texts;
  const { search, category } = page.location;
  const name = titleOf(page.location, seo.title);
  describePage(context, {
    kind: search ? 'SearchResultsPage' : 'CollectionPage',
    path: blogAddress(page.location),
    name,
    trail: category && !search ? { above: 'blog', name: category.name } : undefined,
    list: [...page.featured, ...page.posts].map((post) => ({
      name: post.title,
      path: href('/blog/:slug', { slug: post.slug }),
    })),
  });
  const pageData = {
    page,
    title,
    introduction,
    newsletter,
    // The texts are data: imported, their words would be in the script of a first load.
    feeds: feedLinks(category),
    seo: {
      title: name,
      description: descriptionOf(page, seo.description),
      socialImage: seo.socialImage,
      // Search results are no page for search engines.
      ...(search ? {} : { path: blogAddress(page.location) }),
    },
  };
  const isPublished = (searchParams.get(CATEGORY_PARAMETER) ?? '') === (category?.slug ?? '');
  return data(pageData, isPublished ? {} : NOT_STORED);
}

/** Answers with what failed instead of failing: the list that is on the screen stays there (`useCachedList`). */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (failure) {
    // A redirect, or the answer of a blog that is switched off.
    if (failure instanceof Response || missingOf(failure)) throw failure;
    return { failure, seo: NAMELESS };
  }
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  const missing = missingMeta(site, error);
  if (missing) return missing;
  const feeds = loaderData && 'feeds' in loaderData ? loaderData.feeds : [];
  return [...pageMeta(site, loaderData?.seo ?? NAMELESS), ...feeds];
}

export default await hydrateLater(async () => (await import('./blog-page.tsx')).BlogPage);

function titleOf({ search, category, page }: BlogLocation, whole: string): string {
  const list = [search && `« ${search} »`, category?.name].filter(Boolean);
  const name = list.length > 0 ? `${list.join(', ')} · Blog` : whole;
  return page > 1 ? `${name} · page ${page}` : name;
}

/** Says first which part of the blog a list is: search engines want no two descriptions alike. */
function descriptionOf({ location, total, pages }: BlogList, whole = ''): string {
  const { category, page } = location;
  const articles = `${total} article${total > 1 ? 's' : ''}`;
  const part = page > 1 ? `page ${page} sur ${pages}` : category && articles;
  const [first = '', ...rest] = [category && `rubrique ${category.name}`, part].filter(Boolean);
  const opening = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
  return first ? `${opening}. ${whole}` : whole;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (missingOf(error)) return <Unavailable error={error} />;
  // Any other error is a bug of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <BlogLoadError detail={String(error.data)} />;
}
