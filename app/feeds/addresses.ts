import { CATEGORY_PARAMETER, type Category } from '../content/posts/blog-address.ts';

/** The feeds of the blog: where they are, and what browsers and feed readers take them for. */
export const FEEDS = {
  rss: { href: '/feed.xml', type: 'application/rss+xml', title: 'Le blog, en RSS' },
  atom: { href: '/atom.xml', type: 'application/atom+xml', title: 'Le blog, en Atom' },
  json: { href: '/feed.json', type: 'application/feed+json', title: 'Le blog, en JSON Feed' },
} as const;

export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The address of a feed: of the whole blog, or of one category. */
export function feedAddress(format: FeedFormat, category?: Pick<Category, 'slug'>): string {
  const { href } = FEEDS[format];
  if (!category) return href;
  return `${href}?${new URLSearchParams({ [CATEGORY_PARAMETER]: category.slug })}`;
}

/** Tells feed readers of a page's feeds, those of its category first: descriptors for `meta`. */
export function feedLinks(category: Category | undefined) {
  return [...(category ? [category] : []), undefined].flatMap((one) =>
    FEED_FORMATS.map((format) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: FEEDS[format].type,
      title: one ? FEEDS[format].title.replace('Le blog', one.name) : FEEDS[format].title,
      href: feedAddress(format, one),
    })),
  );
}
