import { escapeHTML } from '@portabletext/to-html';
import { Feed, type Item } from 'feed';
import { href } from 'react-router';
import { z } from 'zod';
import { blogAddress, type Category } from '../content/posts/blog-address.ts';
import { DEFAULT_SOCIAL_IMAGE } from '../content/social-image.ts';
import { type FeedFormat, feedAddress } from './addresses.ts';
import type { FeedPost } from './latest-posts.ts';
import { richTextHtml } from './rich-text-html.ts';

type Publisher = {
  /** `https://example.com` */
  origin: string;
  agencyName: string | undefined;
  title: string;
  /** The blog's title where it has none: RSS asks for some words. */
  description?: string | undefined;
  /** The only one whose posts it has; undefined for the whole blog. */
  category?: Category | undefined;
};

/** Control characters that XML 1.0 cannot hold, as entities neither. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** RSS takes an author for an address of electronic mail: a name stands in an element of Dublin Core. */
function signed(format: FeedFormat, name: string): Pick<Item, 'author' | 'extensions'> {
  if (format !== 'rss') return { author: [{ name }] };
  return { extensions: [{ name: 'dc:creator', objects: { _text: name } }] };
}

/** The library writes it into an attribute as it is, and one with a `<` would end the feed. */
function categoryOf(name: string): { name: string; term: string } {
  const written = name.replaceAll('<', '‹');
  return { name: written, term: written };
}

const ofLibrary = z.looseObject({
  author: z.unknown(),
  items: z.array(z.looseObject({ author: z.unknown().optional() })),
});

/** Writes JSON Feed 1.1, of which the library writes the first version: with authors, a language and a square icon. */
function jsonFeed(feed: Feed, origin: string): string {
  const { author, items, ...rest } = ofLibrary.parse(JSON.parse(feed.json1()));
  const written = {
    ...rest,
    version: 'https://jsonfeed.org/version/1.1',
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language: feed.options.language,
    authors: [author],
    items: items.map(({ author: own, ...item }) => ({
      ...item,
      ...(own ? { authors: [own] } : {}),
    })),
  };
  return JSON.stringify(written, null, 4);
}

/** Writes posts as a feed. The same posts are the same bytes; one without posts is dated when it is written. */
export function writeFeed(
  format: FeedFormat,
  { origin, agencyName, title, description, category: only }: Publisher,
  posts: readonly FeedPost[],
): string {
  // The texts of an entry are HTML in the two that are XML, and plain in the third.
  const written = format === 'json' ? (text: string) => text : escapeHTML;
  const blog = origin + blogAddress({ category: only });
  const named = [only?.name, title, agencyName].filter(Boolean).join(' · ');
  const changes = posts.map(({ changed }) => changed.getTime());
  const feed = new Feed({
    id: blog,
    link: blog,
    title: named,
    description: description ?? named,
    language: 'fr',
    // Atom asks for one where an entry has none.
    author: { name: agencyName ?? title },
    generator: false,
    image: origin + DEFAULT_SOCIAL_IMAGE,
    favicon: `${origin}/favicon.ico`,
    updated: changes.length > 0 ? new Date(Math.max(...changes)) : new Date(),
    feedLinks: {
      rss: origin + feedAddress('rss', only),
      atom: origin + feedAddress('atom', only),
      json: origin + feedAddress('json', only),
    },
  });
  for (const post of posts) {
    const { excerpt, author, category, published, picture } = post;
    const address = origin + href('/blog/:slug', { slug: post.slug });
    feed.addItem({
      id: address,
      link: address,
      title: written(post.title),
      ...(excerpt && { description: written(excerpt) }),
      content: richTextHtml(post.body, origin),
      ...(author && signed(format, author)),
      category: category ? [categoryOf(category)] : [],
      published: new Date(published.iso),
      date: post.changed,
      ...(picture && { image: new URL(picture, origin).href }),
    });
  }
  if (format === 'json') return jsonFeed(feed, origin);
  return (format === 'rss' ? feed.rss2() : feed.atom1()).replace(NOT_IN_XML, '');
}
