/** One case study: every section of its page, its neighbours, and what happens when it is not there. */
import { scrollThrough, watch } from '../support/page-watch.ts';
import { expect, type Site, shared, startSharedSite, test as withSite } from '../support/site.ts';

/** A site with a case study whose film is on YouTube: the demo has none. */
const test = withSite.extend<{ elsewhere: Site }>({
  elsewhere: shared((atEnd) =>
    startSharedSite(atEnd, {
      content: {
        documents: [
          {
            _id: 'ailleurs',
            _type: 'portfolio',
            title: 'Ailleurs',
            slug: { current: 'ailleurs' },
            publishDate: '2026-01-01T00:00:00Z',
            video: { type: 'youtube', youtubeId: 'PetitSouk-1', aspectRatio: '16:9' },
          },
        ],
      },
    }),
  ),
});

test('the technologies stand beside the story on a large screen [pages-2.28]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work/ecommerce-modern');
  const facts = await page.getByText('Tableau de bord des ventes').first().boundingBox();
  const story = await page.getByRole('heading', { name: 'Le Défi' }).boundingBox();
  expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThan(story?.x ?? 0);
});

test('figures stand on one line, whatever room their labels take', { tag: '@slow' }, async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/work/matin-derb-omar');
    const figures = page.locator('.measured-figures b');
    await expect(figures).toHaveCount(3);
    const feet = await figures.evaluateAll((all) =>
      all.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
    );
    expect(new Set(feet).size, `${feet}`).toBe(1);
  }
});

test('the poster of a Reel says what it opens on one line, on a telephone on its side too', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/work/matin-derb-omar');
  const poster = page.locator('.reel-film');
  expect((await poster.boundingBox())?.width).toBeGreaterThanOrEqual(220);
  expect((await poster.getByText('Voir le film').boundingBox())?.height).toBeLessThan(60);
});

test('the gallery shows its pictures, described and captioned [pages-2.31]', async ({ page }) => {
  await page.goto('/work/matin-derb-omar');
  const gallery = page.getByRole('region', { name: 'Galerie' });
  const arch = gallery.getByRole('img', { name: 'Une arche bleue et blanche' });
  await arch.scrollIntoViewIfNeeded();
  await expect
    .poll(() => arch.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(gallery.getByText(/Six heures\s: une première porte s’ouvre\./)).toBeVisible();
});

test('YouTube is asked for nothing before the visitor clicks [pages-2.24] [pages-2.46]', async ({
  page,
  elsewhere: site,
}) => {
  // Nothing leaves this machine, not even what the click asks for.
  await page.route(/youtube/, (route) => route.abort());
  const { strangers } = watch(page, site.origin);
  await page.goto(`${site.origin}/work/ailleurs`);
  await scrollThrough(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(strangers).toEqual([]);

  await page.getByRole('button', { name: /Voir le film/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/PetitSouk-1/,
  );
  await expect.poll(() => strangers.length).toBeGreaterThan(0);
  for (const stranger of strangers) {
    expect(new URL(stranger).hostname).toBe('www.youtube-nocookie.com');
  }
});

test('a case study leads to its neighbour, and ends with a call to write to us [pages-2.33] [pages-2.34]', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/work/corporate-identity');
  await page.getByRole('link', { name: /^Projet suivant/ }).click();
  await expect(page).toHaveURL('/work/mobile-app');
  const call = page.getByRole('article').getByRole('link', { name: 'Parler à un expert' });
  await call.click();
  await expect(page).toHaveURL('/contact');
});
