/** The feed of a category, as feed readers and caches get it: the blog's feed, of one category. */
import { expect } from 'vitest';
import { z } from 'zod';
import { FEED_FORMATS, FEEDS } from '../../app/feeds/addresses.ts';
import { test } from '../support/http.ts';

const Feed = z.object({
  title: z.string(),
  home_page_url: z.string(),
  items: z.array(z.object({ url: z.string(), tags: z.array(z.string()) })),
});

test('it has the posts of its category and no other, at an address that is kept', async ({
  site,
}) => {
  const address = `${site.origin}/feed.json?categorie=seo`;
  const answer = await fetch(`${address}&utm_source=x`);
  const feed = Feed.parse(await answer.json());
  expect(feed.title).toMatch(/^SEO · /);
  expect(feed.home_page_url).toBe(`${site.origin}/blog?categorie=seo`);
  expect(feed.items.length).toBeGreaterThan(1);
  expect(new Set(feed.items.flatMap(({ tags }) => tags))).toEqual(new Set(['SEO']));
  expect(answer.headers.get('cache-control')).not.toContain('no-store');
  const again = await fetch(address, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect([again.status, again.headers.get('cache-status')]).toEqual([
    304,
    expect.stringContaining('hit'),
  ]);
});

test('a category that is not there, or spelled otherwise, has none', async ({ site }) => {
  for (const category of ['inconnue', 'SEO', '', 'x'.repeat(500)]) {
    for (const format of FEED_FORMATS) {
      const { status } = await fetch(`${site.origin}${FEEDS[format].href}?categorie=${category}`);
      expect([category, format, status]).toEqual([category, format, 404]);
    }
  }
});
