/** Each feed has what its specification requires. That texts break none of them is seen by a browser: test/blog/feeds.journey.ts. */
import { DOMParser } from 'linkedom';
import { expect, it } from 'vitest';
import { FEED_FORMATS, feedAddress } from './addresses.ts';
import type { FeedPost } from './latest-posts.ts';
import { writeFeed } from './write-feed.ts';

const PUBLISHER = { origin: 'https://example.com', agencyName: 'Atelier Anfa', title: 'Blog' };

const ADDRESS = 'https://example.com/blog/filmer-a-midi';

const POST: FeedPost = {
  id: 'post',
  slug: 'filmer-a-midi',
  title: 'Filmer à midi',
  excerpt: 'Quatre règles.',
  category: 'Vidéo',
  tags: [],
  author: 'Ousmane Keïta',
  published: { iso: '2026-11-18T08:00:00.000Z', written: '18 novembre 2026' },
  changed: new Date('2026-11-19T08:00:00.000Z'),
  body: [],
};

/** A post with nothing but what a feed is made of. */
const BARE: FeedPost = {
  id: 'bare',
  slug: 'nu',
  title: 'Nu',
  tags: [],
  published: POST.published,
  changed: POST.changed,
  body: [],
};

function parsed(format: 'rss' | 'atom') {
  const source = writeFeed(format, PUBLISHER, [POST, BARE]);
  const document = new DOMParser().parseFromString(source, 'text/xml');
  const texts = (parent: string, name: string) =>
    [...document.querySelectorAll(parent)].map((it) => {
      const own = [...it.children].find(({ nodeName }) => nodeName === name);
      return own?.getAttribute('href') ?? own?.textContent;
    });
  return { document, texts };
}

it('RSS 2.0: a channel names itself and says what it is, its items have an address for good and a day of RFC 822', () => {
  const { document, texts } = parsed('rss');
  expect(document.querySelector('rss')?.getAttribute('version')).toBe('2.0');
  expect(texts('channel', 'title')).toEqual(['Blog · Atelier Anfa']);
  expect(texts('channel', 'link')).toEqual(['https://example.com/blog']);
  expect(texts('channel', 'description')).toEqual(['Blog · Atelier Anfa']);
  expect(texts('channel', 'atom:link')).toEqual(['https://example.com/feed.xml']);
  expect(texts('item', 'link')).toEqual([ADDRESS, 'https://example.com/blog/nu']);
  expect(texts('item', 'guid')).toEqual(texts('item', 'link'));
  expect(texts('item', 'title')).toEqual(['Filmer à midi', 'Nu']);
  for (const day of texts('item', 'pubDate')) {
    expect(day).toMatch(
      /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|\+0000)$/,
    );
  }
});

it('Atom (RFC 4287): feed and entries have an id, a title and a moment of change, and some author', () => {
  const { document, texts } = parsed('atom');
  expect(document.querySelector('feed')?.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
  const moment = '2026-11-19T08:00:00.000Z';
  expect(texts('feed', 'id')).toEqual(['https://example.com/blog']);
  expect(texts('feed', 'updated')).toEqual([moment]);
  expect(texts('feed', 'author')).toHaveLength(1);
  expect(document.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(
    'https://example.com/atom.xml',
  );
  expect(texts('entry', 'id')).toEqual([ADDRESS, 'https://example.com/blog/nu']);
  expect(texts('entry', 'updated')).toEqual([moment, moment]);
  expect(texts('entry', 'published')).toEqual([POST.published.iso, POST.published.iso]);
  for (const title of texts('entry', 'title')) expect(title).toMatch(/\S/);
});

it('JSON Feed: it names its version and itself, and each item has an id of its own and a content', () => {
  const feed: unknown = JSON.parse(writeFeed('json', PUBLISHER, [POST, BARE]));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    icon: 'https://example.com/icon-512.png',
    favicon: 'https://example.com/icon-192.png',
    language: 'fr',
    authors: [{ name: 'Atelier Anfa' }],
    title: 'Blog · Atelier Anfa',
    home_page_url: 'https://example.com/blog',
    feed_url: 'https://example.com/feed.json',
    items: [
      {
        id: ADDRESS,
        url: ADDRESS,
        content_html: expect.any(String),
        authors: [{ name: 'Ousmane Keïta' }],
      },
      { id: 'https://example.com/blog/nu', content_html: expect.any(String) },
    ],
  });
});

it.each(FEED_FORMATS)(
  'the %s of a category has its name, its page and its own address',
  (format) => {
    const category = { name: 'Vidéo', slug: 'video' };
    const source = writeFeed(format, { ...PUBLISHER, category }, [POST]);
    expect(source).toContain('Vidéo · Blog · Atelier Anfa');
    expect(source).toContain('https://example.com/blog?categorie=video');
    expect(source).toContain(`https://example.com${feedAddress(format, category)}`);
    expect(source).not.toContain(`https://example.com${feedAddress(format)}"`);
  },
);

it('a blog without posts is said to be of today, and not of 1970', () => {
  const source = writeFeed('rss', PUBLISHER, []);
  const [, built = ''] = /<lastBuildDate>(.*)<\/lastBuildDate>/.exec(source) ?? [];
  expect(Date.now() - Date.parse(built)).toBeLessThan(60_000);
  const [, updated = ''] = /<updated>(.*)<\/updated>/.exec(writeFeed('atom', PUBLISHER, [])) ?? [];
  expect(Date.now() - Date.parse(updated)).toBeLessThan(60_000);
});
