/** What a page shows of another site, in a browser: asked for by a click, and by nothing else. */
import type { BrowserContext } from '@playwright/test';
import { expectAccessible, expectPartsAccessible } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { scrollThrough, watch } from '../support/page-watch.ts';
import { test as base, expect, type Site, shared, startSharedSite } from '../support/site.ts';

const DEMO_EVENT = '/rendez-vous/petit-dejeuner-referencement';

const MAP = 'https://www.openstreetmap.org/#map=17/33.6036/-7.6185';
const FILM = 'https://vimeo.com/76979871';

const paragraph = {
  _key: 'p',
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 's', _type: 'span', marks: [], text: 'Une phrase.' }],
};

const test = base.extend<{ made: Site }>({
  made: shared((atEnd) =>
    startSharedSite(atEnd, {
      content: {
        documents: [
          {
            _id: 'depart',
            _type: 'page',
            title: 'Départ',
            slug: { _type: 'slug', current: 'depart' },
            sections: [
              { _key: 'a', _type: 'callout', title: 'Venez.', action: 'Le plan', href: '/plan' },
            ],
          },
          {
            _id: 'plan',
            _type: 'page',
            title: 'Le plan',
            slug: { _type: 'slug', current: 'plan' },
            sections: [
              { _key: 'a', _type: 'writtenText', body: [paragraph] },
              { _key: 'b', _type: 'embed', title: 'Où venir', url: MAP },
              { _key: 'c', _type: 'embed', title: 'Le film', url: FILM },
            ],
          },
          ...[
            ['premier', 'aaaaaaaaaaa', '/second'],
            ['second', 'bbbbbbbbbbb', '/premier'],
          ].map(([name, youtubeId, href]) => ({
            _id: name,
            _type: 'page',
            title: name,
            slug: { _type: 'slug', current: name },
            sections: [
              {
                _key: 'a',
                _type: 'film',
                video: { _type: 'video', type: 'youtube', youtubeId, aspectRatio: '16:9' },
              },
              { _key: 'b', _type: 'callout', title: 'Puis.', action: 'L’autre film', href },
            ],
          })),
          {
            _id: 'article',
            _type: 'blogPost',
            title: 'À voir',
            slug: { _type: 'slug', current: 'a-voir' },
            publishDate: '2026-01-05T09:00:00Z',
            content: [
              paragraph,
              { _key: 'e', _type: 'articleEmbed', title: 'Un film court', url: FILM },
            ],
          },
        ],
      },
    }),
  ),
});

/** Nothing leaves this machine: a page of ours stands for those of other sites. */
async function standIn(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Ailleurs</title><p>Ailleurs</p>' }),
  );
}

test('who walks on from a film on YouTube has asked for no other', { tag: '@slow' }, async ({
  page,
  context,
  made,
}) => {
  await standIn(context);
  await page.goto(`${made.origin}/premier`);
  const film = page.locator('#film');
  await film.getByRole('button', { name: /Voir le film/ }).click();
  await expect(film.locator('iframe')).toHaveCount(1);
  await page.getByRole('link', { name: 'L’autre film' }).click();
  await expect(page).toHaveURL(/second$/);
  await expect(film.getByRole('button', { name: /Voir le film/ })).toBeVisible();
  await expect(film.locator('iframe')).toHaveCount(0);
});

test('a map is asked for by the click alone, and takes the focus', async ({
  page,
  context,
  site,
}) => {
  await standIn(context);
  const { strangers, complaints } = watch(page, site.origin);
  await page.goto(DEMO_EVENT);
  await scrollThrough(page);
  expect(strangers).toEqual([]);

  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  const frame = page.locator('#plan iframe');
  await expect(frame.contentFrame().getByText('Ailleurs')).toBeVisible();
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute(
    'title',
    'L’agence, entre le port et la médina (OpenStreetMap)',
  );
  await expect(frame).toHaveAttribute(
    'sandbox',
    /^(?!.*(?:top-navigation|downloads)).*allow-scripts/,
  );
  await expect(page.getByRole('button', { name: 'Afficher la carte' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ouvrir sur OpenStreetMap' })).toBeVisible();
  for (const stranger of strangers) {
    expect(new URL(stranger).hostname).toBe('www.openstreetmap.org');
  }
  expect(strangers).toHaveLength(1);
  expect(complaints).toEqual([]);
  await expectAccessible(page, '#plan');
});

test('who walked to the page gets its document at the click, and the frame without another one', async ({
  page,
  context,
  made,
}) => {
  await standIn(context);
  const { strangers, complaints } = watch(page, made.origin);
  await page.goto(`${made.origin}/depart`);
  const way = page.getByRole('link', { name: 'Le plan' });
  await hydrated(way);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await way.click();
  await expect(page).toHaveURL(/\/plan$/);
  const show = page.getByRole('button', { name: 'Afficher la carte' });
  await hydrated(show);
  await expect(page.locator('html[data-first]')).toHaveCount(1);
  expect(strangers).toEqual([]);

  await show.click();
  const frames = page.locator('main iframe');
  await expect(frames).toHaveCount(1);
  await expect(frames.contentFrame().getByText('Ailleurs')).toBeVisible();
  await expect(page.locator('html[data-first]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/plan$/);
  expect(complaints).toEqual([]);
  expect(strangers).toHaveLength(1);
  // The other one waits for a click of its own, and a choice is not kept.
  await expect(page.getByRole('button', { name: 'Afficher la vidéo' })).toBeVisible();
  await page.reload();
  await expect(show).toBeVisible();
  await expect(frames).toHaveCount(0);
});

test('before and after the click it is sound at every width, in an article too', {
  tag: '@slow',
}, async ({ page, context, made }) => {
  await standIn(context);
  for (const path of ['/plan', '/blog/a-voir']) {
    await page.goto(made.origin + path);
    const show = page.getByRole('button', { name: 'Afficher la vidéo' });
    await hydrated(show);
    await expectPartsAccessible(page, '.embed');
    await show.click();
    await expect(page.locator('.embed iframe')).toHaveCount(1);
    await expectPartsAccessible(page, '.embed');
  }
});

test('without script there is no button, and a link leads there', async ({ browser, made }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${made.origin}/blog/a-voir`);
  await expect(page.getByRole('link', { name: 'Ouvrir sur Vimeo' })).toHaveAttribute('href', FILM);
  await expect(page.getByRole('button', { name: 'Afficher la vidéo' })).toBeHidden();
  await context.close();
});
