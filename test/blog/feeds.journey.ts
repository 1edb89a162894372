/** The blog's feeds, read by a browser's own parser. */
import type { Page } from '@playwright/test';
import { FEED_FORMATS, FEEDS } from '../../app/feeds/addresses.ts';
import type { FeedPost } from '../../app/feeds/latest-posts.ts';
import { writeFeed } from '../../app/feeds/write-feed.ts';
import { expect, test } from '../support/site.ts';

test('the blog is read in RSS, Atom and JSON, with whole texts, full addresses and pictures, and its page names them', {
  tag: '@slow',
}, async ({ page, site }) => {
  await page.goto('/blog');
  const named = page.locator('link[rel=alternate]');
  await expect(named).toHaveCount(FEED_FORMATS.length);
  const post = `${site.origin}/blog/paiement-a-la-livraison`;
  for (const format of FEED_FORMATS) {
    const { href: address, type } = FEEDS[format];
    await expect(page.locator(`link[rel=alternate][type="${type}"]`)).toHaveAttribute(
      'href',
      address,
    );
    const answer = await fetch(site.origin + address);
    expect(answer.status, format).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    const etag = answer.headers.get('etag') ?? '';
    const text = await answer.text();
    const entries = await read(page, text);
    expect(entries.length, format).toBe(20);
    const entry = entries.find(({ link }) => link === post);
    expect(entry, format).toMatchObject({ author: expect.stringMatching(/^\p{Lu}\p{L}+ \p{Lu}/u) });
    expect(entry?.html, format).toContain('<h2>');
    for (const { html } of entries)
      expect(html, format).not.toMatch(/(?:src|href)="(?!https?:|mailto:|tel:)/);
    expect(text, format).toContain(`${site.origin}/images/`);
    const again = await fetch(site.origin + address, { headers: { 'if-none-match': etag } });
    expect(again.status, format).toBe(304);
  }
});

test('a category has feeds of its own, which the list of its posts names before those of the blog', async ({
  page,
  site,
}) => {
  await page.goto('/blog?categorie=seo');
  await expect(page.locator('link[rel=alternate]')).toHaveCount(2 * FEED_FORMATS.length);
  for (const format of FEED_FORMATS) {
    const { type } = FEEDS[format];
    const link = page.locator(`link[rel=alternate][type="${type}"]`).first();
    await expect(link).toHaveAttribute('title', FEEDS[format].title.replace('Le blog', 'SEO'));
    const address = await link.getAttribute('href');
    const answer = await fetch(`${site.origin}${address}`);
    const whole = await read(page, await (await fetch(site.origin + FEEDS[format].href)).text());
    const entries = await read(page, await answer.text());
    expect([format, answer.status, answer.headers.get('etag')]).toEqual([
      format,
      200,
      expect.any(String),
    ]);
    expect(entries.length, format).toBeGreaterThan(1);
    expect(entries, format).not.toEqual(whole);
  }
});

test('no text that an editor can write breaks a feed, or is taken for markup', async ({ page }) => {
  const hostile = 'Un & deux < trois ]]> </script><script>alert(1)</script> \u0000\u000b\ufffe fin';
  const cleanText = hostile.replace('\u0000\u000b\ufffe', '');
  const post: FeedPost = {
    id: 'post',
    slug: 'à/la?carte#1',
    title: hostile,
    excerpt: hostile,
    category: hostile,
    tags: [],
    author: hostile,
    published: { iso: '2026-11-18T08:00:00.000Z', written: '18 novembre 2026' },
    changed: new Date('2026-11-19T08:00:00.000Z'),
    body: [
      {
        _type: 'block',
        _key: '0',
        style: 'normal',
        markDefs: [{ _key: 'a', _type: 'link', href: '/contact?a="b"' }],
        children: [{ _type: 'span', text: hostile, marks: ['a'] }],
      },
      { _type: 'codeBlock', _key: '1', code: hostile },
      { _type: 'table', _key: '2', caption: hostile, columns: [hostile], rows: [[hostile]] },
    ],
  };
  const publisher = { origin: 'https://example.com', agencyName: hostile, title: hostile };
  for (const format of FEED_FORMATS) {
    const [entry] = await read(page, writeFeed(format, publisher, [post]));
    expect(entry?.link, format).toBe('https://example.com/blog/%C3%A0%2Fla%3Fcarte%231');
    expect(entry?.author, format).toBe(format === 'json' ? hostile : cleanText);
    const { text, scripts, links } = await page.evaluate((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return {
        text: parsed.querySelector('p')?.textContent,
        scripts: parsed.scripts.length,
        links: [...parsed.links].map((link) => link.href),
      };
    }, entry?.html ?? '');
    expect(text, format).toContain('Un & deux < trois ]]> </script><script>alert(1)</script>');
    expect({ scripts, links }, format).toEqual({
      scripts: 0,
      links: ['https://example.com/contact?a=%22b%22'],
    });
  }
});

type Entry = { link: string; author: string; html: string };

/** Reads the entries of any of the three; throws where an XML parser does. */
function read(page: Page, feed: string): Promise<Entry[]> {
  return page.evaluate((source) => {
    if (source.startsWith('{')) {
      return JSON.parse(source).items.map(
        (item: { url: string; authors: { name: string }[]; content_html: string }) => ({
          link: item.url,
          author: item.authors[0]?.name ?? '',
          html: item.content_html,
        }),
      );
    }
    const parsed = new DOMParser().parseFromString(source, 'application/xml');
    const error = parsed.querySelector('parsererror');
    if (error) throw new Error(error.textContent ?? 'not well-formed');
    const of = (parent: Element, ...names: string[]) =>
      [...parent.children].find(({ nodeName }) => names.includes(nodeName));
    return [...parsed.querySelectorAll('item, entry')].map((entry) => {
      const link = of(entry, 'link');
      const author = of(entry, 'author', 'dc:creator');
      return {
        link: link?.getAttribute('href') ?? link?.textContent ?? '',
        author: (author && of(author, 'name')?.textContent) ?? author?.textContent ?? '',
        html: of(entry, 'content', 'content:encoded')?.textContent ?? '',
      };
    });
  }, feed);
}
