import { href, redirect } from 'react-router';
import { readBlogRequest, tagAddress } from '../../content/posts/blog-address.ts';
import { findTagPage } from '../../content/posts/blog-tags.ts';
import { withTitles } from '../../content/posts/with-titles.ts';
import { readContent } from '../../content/read-content.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import { throwMissing, throwWhenOff } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'light' };

const LOAD_FAILURE = 'Failed to load tag';

/** Loads a page of the posts with a tag. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await throwWhenOff('blog', { context, url });
  const { page: requestedPage } = readBlogRequest(url.searchParams);
  const tagPage = await readContent(context, LOAD_FAILURE, (content) =>
    findTagPage(content, params.slug, requestedPage),
  );
  if (!tagPage) return throwMissing(context, url);
  const { name, slug, posts, total, page, pages } = tagPage;
  // When posts are unpublished, the last pages of the list disappear: their addresses redirect.
  if (page !== requestedPage) throw redirect(tagAddress(slug, page));
  const path = tagAddress(slug, page);
  const list = `Articles «\u00a0${name}\u00a0»`;
  const title = page > 1 ? `${list} · page ${page}` : list;
  describePage(context, {
    kind: 'CollectionPage',
    path,
    name: title,
    trail: { above: 'blog', name },
    list: posts.map((post) => ({
      name: post.title,
      path: href('/blog/:slug', { slug: post.slug }),
    })),
  });
  const articles = total > 1 ? `${total} articles` : 'Un article';
  const part = page > 1 ? `, page ${page} sur ${pages}` : '';
  return {
    ...tagPage,
    newer: page > 1 ? tagAddress(slug, page - 1) : undefined,
    older: page < pages ? tagAddress(slug, page + 1) : undefined,
    seo: {
      title,
      description: withTitles(`${articles} sur «\u00a0${name}\u00a0»${part}.`, posts),
      path,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return loaderData ? pageMeta(site, loaderData.seo) : [];
}

export default await hydrateLater(async () => (await import('./tag-page.tsx')).TagPage);
