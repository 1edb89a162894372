/** Answers with the blog as a feed: RSS 2.0, Atom or JSON Feed 1.1, by address. */
import type { LoaderFunctionArgs } from 'react-router';
import { findBlogTexts } from '../content/posts/blog-texts.ts';
import { findSettings } from '../content/settings.ts';
import { contentContext, originContext, visitContext } from '../context.ts';
import { FEED_FORMATS, FEEDS } from './addresses.ts';
import { findLatestPosts } from './latest-posts.ts';
import { writeFeed } from './write-feed.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const format = FEED_FORMATS.find((one) => FEEDS[one].href === pathname);
  if (!format) return new Response('Page introuvable', { status: 404 });
  const content = context.get(contentContext);
  const found = await Promise.all([
    findSettings(content),
    findBlogTexts(content),
    findLatestPosts(content),
  ]).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
  });
  if (!found) return new Response('Contenus indisponibles', { status: 503 });
  const [{ agencyName }, { seo }, posts] = found;
  const publisher = { origin: context.get(originContext), agencyName, ...seo };
  return new Response(writeFeed(format, publisher, posts), {
    headers: { 'content-type': `${FEEDS[format].type}; charset=utf-8` },
  });
}
