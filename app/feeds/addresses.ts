/** The feeds of the blog: where they are, and what browsers and feed readers take them for. */
export const FEEDS = {
  rss: { href: '/feed.xml', type: 'application/rss+xml', title: 'Le blog, en RSS' },
  atom: { href: '/atom.xml', type: 'application/atom+xml', title: 'Le blog, en Atom' },
  json: { href: '/feed.json', type: 'application/feed+json', title: 'Le blog, en JSON Feed' },
} as const;

export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Tells feed readers of a page's feeds: descriptors for `meta`. */
export const FEED_LINKS = Object.values(FEEDS).map((feed) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  ...feed,
}));
