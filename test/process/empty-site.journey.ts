/** An agency that has written nothing yet: each page is whole, says what a visitor can do, and leads nowhere that is not. */
import { HtmlValidate } from 'html-validate';
import { expectAccessible } from '../support/accessibility.ts';
import { test as withBare } from '../support/bare-site.ts';
import { crawl, deadLinks } from '../support/crawl.ts';
import { scrollThrough, watch } from '../support/page-watch.ts';
import { expect, type Site, shared, startSharedSite } from '../support/site.ts';
import { MARKUP_RULES } from '../support/valid-markup.ts';

const test = withBare.extend<{ named: Site }>({
  /** A site whose agency has said its name and how to reach it, and nothing else. */
  named: shared((atEnd) => startSharedSite(atEnd, { content: { documents: [SETTINGS] } })),
});

const SETTINGS = {
  _id: 'settings',
  _type: 'settings',
  agencyName: 'Maison Ferrane',
  tagline: 'Des films, des sites et des marques.',
  email: 'bonjour@ferrane.example',
  phone: '+212 5 39 00 00 00',
  whatsappNumber: '+212 6 39 00 00 00',
  addressLines: ['7, rue de la Kasbah', '90000 Tanger'],
};

/** Every page that the navigation and the footer lead to. */
const LINKED = ['/', '/services', '/work', '/about', '/blog', '/careers', '/contact', '/legal'];

/** Also the one that nothing leads to while there is no letter, and one that is not there. */
const PAGES = [...LINKED, '/newsletter', '/work?search=film', '/nulle-part'];

/** What programs read. */
const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/search-index.json',
  '/site.webmanifest',
  '/.well-known/security.txt',
];

/** Figures of the specification: what an agency has done is its own to say. */
const CLAIMED = /120\s?\+|150\s?\+|\b5\s?\+|20\s?\+|9[58]\s?%|100\s?%|4,9/;

for (const name of ['empty', 'named'] as const) {
  test(`${name === 'empty' ? 'without any document' : 'with its settings alone'} links lead somewhere, pages are valid, and no figure is claimed`, {
    tag: '@slow',
  }, async ({ empty, named }) => {
    const site = name === 'empty' ? empty : named;
    const crawled = await crawl(site);
    expect(deadLinks(crawled)).toEqual([]);
    const validator = new HtmlValidate(MARKUP_RULES);
    expect([...crawled.pages.keys()]).toEqual(expect.arrayContaining(LINKED));
    for (const [path, page] of crawled.pages) {
      if (path === '/studio') continue;
      expect.soft(page.locator('h1').count, path).toBe(1);
      for (const words of page.locator('header, main, footer').texts()) {
        expect.soft(words, path).not.toMatch(CLAIMED);
      }
      expect.soft(page.getByRole('link', { name: 'les lettres passées' }).count, path).toBe(0);
      const { results } = await validator.validateString(page.html);
      expect
        .soft(
          results.flatMap(({ messages }) => messages),
          path,
        )
        .toEqual([]);
      // No heading stands over nothing: that of /work stands over its search.
      for (const section of page.locator('main section').all()) {
        if (section.locator('input').count > 0) continue;
        const title = section.locator('h1, h2').first().text();
        expect.soft(section.text().replace(title, '').trim(), `${path}: ${title}`).not.toBe('');
      }
    }
    for (const path of FILES) {
      const answer = await fetch(site.origin + path);
      expect.soft(answer.status, path).toBe(200);
      expect.soft(await answer.text(), path).not.toBe('');
    }
    const { name: called } = await (await fetch(`${site.origin}/site.webmanifest`)).json();
    expect(called).toBe(name === 'empty' ? new URL(site.origin).host : 'Maison Ferrane');
  });
}

test('without any document no page breaks a policy or fails in anything, and axe has nothing to say of it', {
  tag: '@slow',
}, async ({ page, empty }) => {
  const watched = watch(page, empty.origin);
  for (const path of PAGES) {
    await page.goto(empty.origin + path);
    await scrollThrough(page);
    await expectAccessible(page);
  }
  expect(watched.strangers).toEqual([]);
  expect(watched.complaints.filter((it) => !it.includes('404'))).toEqual([]);
});
