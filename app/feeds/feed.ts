/** Answers with the blog, or one category of it, as a feed: RSS 2.0, Atom or JSON Feed 1.1, by address. */
import type { LoaderFunctionArgs } from 'react-router';
import { CATEGORY_PARAMETER } from '../content/posts/blog-address.ts';
import { type KnownCategory, listCategories } from '../content/posts/blog-categories.ts';
import { findBlogTexts } from '../content/posts/blog-texts.ts';
import { findSettings } from '../content/settings.ts';
import { type ContentReader, contentContext, originContext, visitContext } from '../context.ts';
import { FEED_FORMATS, FEEDS } from './addresses.ts';
import { type FeedPost, findLatestPosts } from './latest-posts.ts';
import { writeFeed } from './write-feed.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const format = FEED_FORMATS.find((one) => FEEDS[one].href === pathname);
  const content = context.get(contentContext);
  if (!format || content.isOff?.('blog')) return missing();
  const categorySlug = searchParams.get(CATEGORY_PARAMETER);
  const answers = await Promise.all([
    findSettings(content),
    findBlogTexts(content),
    findPosts(content, categorySlug),
  ]).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
  });
  if (!answers) return new Response('Contenus indisponibles', { status: 503 });
  const [{ agencyName }, { seo }, { category, posts }] = answers;
  if (categorySlug !== null && !category) return missing();
  const publisher = { origin: context.get(originContext), agencyName, ...seo, category };
  return new Response(writeFeed(format, publisher, posts), {
    headers: { 'content-type': `${FEEDS[format].type}; charset=utf-8` },
  });
}

/** Reads the posts of a category by its slug, of the whole blog without one; none where there is no such category. */
async function findPosts(
  content: ContentReader,
  categorySlug: string | null,
): Promise<{ category?: KnownCategory; posts: FeedPost[] }> {
  if (categorySlug === null) return { posts: await findLatestPosts(content) };
  const category = (await listCategories(content)).find(({ slug }) => slug === categorySlug);
  return category ? { category, posts: await findLatestPosts(content, category) } : { posts: [] };
}

function missing() {
  return new Response('Page introuvable', { status: 404 });
}
