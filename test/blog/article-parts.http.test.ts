/** What an article holds between its paragraphs: films, galleries, notes, buttons; on its page, in its feed and as Markdown. */
import { expect } from 'vitest';
import { test as base } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

const DEMO_POST = '/blog/filmer-a-midi';

const IMAGE = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-1600x900-png';
const picture = (alt: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: IMAGE, _weak: true },
  alt,
});

/** An article of parts alone, some of them broken. */
const POST = {
  _id: 'parties',
  _type: 'blogPost',
  title: 'Des parties',
  slug: { _type: 'slug', current: 'parties' },
  publishDate: '2026-01-05T09:00:00Z',
  content: [
    { _key: 'a', _type: 'articleButton', action: 'Entrer', href: '/services' },
    { _key: 'b', _type: 'articleButton', action: 'Sortir', href: 'javascript:alert(1)' },
    { _key: 'c', _type: 'articleNote', title: 'À <retenir>', text: 'Un.\n\nDeux.' },
    { _key: 'd', _type: 'articleNote', title: 'Sans texte' },
    {
      _key: 'e',
      _type: 'articleGallery',
      pictures: [picture('Une porte'), picture('Une cour'), { _type: 'image' }],
    },
    { _key: 'f', _type: 'video', type: 'youtube', youtubeId: 'PetitSouk-1', aspectRatio: '16:9' },
    { _key: 'g', _type: 'video', type: 'local', duration: 4 },
    { _key: 'h', _type: 'divider', isDivider: true },
  ],
};

const test = base.extend<{ made: Site }>({
  made: shared((atEnd) => startSharedSite(atEnd, { content: { documents: [POST] } })),
});

test('a film loads nothing before it is played; a note, a button and a divider stand in the text', async ({
  site,
}) => {
  const text = (await readPage(site, DEMO_POST)).locator('.post-text .rich-text');
  const film = text.locator('video');
  expect([film.attribute('preload'), film.attribute('aria-label')]).toEqual([
    'none',
    expect.stringContaining('sert le thé'),
  ]);
  expect(film.locator('track[kind=captions]').count).toBe(1);
  expect(text.locator('aside.article-note').text()).toContain('À retenir');
  expect(text.locator('.article-button a').attribute('href')).toBe('/services/production-video');
  expect(text.locator('hr').count).toBe(1);
});

test('their sheet and script come with them: an article of paragraphs has neither', async ({
  site,
}) => {
  const sheets = async (path: string) =>
    (await readPage(site, path)).locator('head link[data-precedence=block]').count;
  expect(await sheets(DEMO_POST)).toBe(1);
  expect(await sheets('/blog/sous-titres')).toBe(0);
});

test('what is broken is left out, and YouTube is not asked before a click', async ({ made }) => {
  const page = await readPage(made, '/blog/parties');
  const text = page.locator('.post-text .rich-text');
  expect(text.locator('.article-button a').attributes('href')).toEqual(['/services']);
  expect(text.locator('.article-note').texts()).toEqual(['À <retenir>Un.Deux.']);
  expect(text.locator('.picture-tiles img').attributes('alt')).toEqual(['Une porte', 'Une cour']);
  expect(text.locator('video, iframe').count).toBe(0);
  expect(text.locator('.article-film a').attributes('href')).toEqual([
    'https://www.youtube.com/watch?v=PetitSouk-1',
  ]);
  expect(page.html).not.toMatch(/<(?:script|img|link|iframe)[^>]*youtube/);
});

test('a feed and Markdown have them in their own words', async ({ made }) => {
  const answer = async (path: string) => (await fetch(made.origin + path)).text();
  const feed = await answer('/feed.xml');
  for (const excerpt of [
    `<a href="${made.origin}/services">Entrer</a>`,
    '<blockquote><p><strong>À &lt;retenir&gt;</strong></p><p>Un.</p><p>Deux.</p></blockquote>',
    'https://www.youtube.com/watch?v=PetitSouk-1',
    '<hr>',
  ]) {
    expect(feed).toContain(excerpt);
  }
  const markdown = await answer('/blog/parties.md');
  expect(markdown).toContain(`[Entrer](${made.origin}/services)`);
  expect(markdown).toContain('> **À \\<retenir\\>**\n>\n> Un.\n>\n> Deux.');
  expect(markdown).toContain('[Voir le film](https://www.youtube.com/watch?v=PetitSouk-1)');
  expect(markdown).toMatch(/\n---\n?/);
});
