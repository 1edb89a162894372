/** Films and pictures of a case study in the lightbox: how it opens, what it plays, how it is left. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectPartsAccessible, expectReachable } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import type { OwnContent } from '../support/own-content.ts';
import { watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, type Site, shared, startSharedSite, test as withSite } from '../support/site.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Case studies whose films are not there. */
async function contentWithoutFilms(): Promise<OwnContent> {
  const red = await sharp({ create: { width: 90, height: 160, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const study = (name: string, video: object) => ({
    _id: name,
    _type: 'portfolio',
    title: name,
    slug: { current: name },
    tags: ['Reels'],
    publishDate: '2026-01-01T00:00:00Z',
    video: { aspectRatio: '9:16', duration: 18, type: 'local', ...video },
  });
  return {
    images: { 'rouge.png': red },
    documents: [
      study('sans-source', {}),
      study('fichier-perdu', {
        src: { asset: { _ref: `file-${'0'.repeat(40)}-mp4`, _weak: true } },
      }),
      study('affiche-perdue', {
        poster: { asset: { _ref: `image-${'0'.repeat(40)}-90x160-png`, _weak: true } },
        src: { asset: { _ref: `file-${'0'.repeat(40)}-mp4`, _weak: true } },
      }),
      {
        ...study('couverture', {
          poster: { asset: { _ref: `image-${'0'.repeat(40)}-90x160-png`, _weak: true } },
        }),
        coverImage: { _type: 'image', _sanityAsset: 'image@file://./images/rouge.png' },
      },
    ],
  };
}

const test = withSite.extend<{ filmless: Site }>({
  filmless: shared(async (atEnd) =>
    startSharedSite(atEnd, { content: await contentWithoutFilms() }),
  ),
});

const REEL = '/work/matin-derb-omar';

const dialogOf = (page: Page) => page.getByRole('dialog');

const doorOf = (page: Page) => page.getByRole('link', { name: /Voir le film/ });

async function openFilm(page: Page): Promise<void> {
  await page.goto(REEL);
  // Before script is there the door is a link to the film.
  await hydrated(doorOf(page));
  await doorOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** What a visitor would notice of the film. */
function filmOf(page: Page) {
  return dialogOf(page)
    .locator('video')
    .evaluate((video) => {
      if (!(video instanceof HTMLVideoElement)) throw new Error('not a film');
      const { currentTime, duration, paused, muted, currentSrc } = video;
      const captioned = [...video.textTracks].some(({ mode }) => mode === 'showing');
      return { currentTime, duration, paused, muted, currentSrc, captioned };
    });
}

for (const size of SIZES) {
  test(`a film of ours is loaded when somebody asks for it, opens in a lightbox as large as the window and plays, at ${size.width} px [pages-2.38] [pages-2.24] [pages-3.13] [pages-4.07]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    const { complaints, strangers } = watch(page, site.origin);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(REEL);
    await page.waitForLoadState('networkidle');
    // Nothing of the player or the film is loaded before somebody asks.
    expect(urls.filter((url) => /lightbox|\.mp4|\.vtt/.test(url))).toEqual([]);
    await doorOf(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect.poll(() => urls.filter((url) => /lightbox/.test(url)).length).toBeGreaterThan(0);
    const box = await dialogOf(page).boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, size.width, size.height]);
    await expect.poll(async () => (await filmOf(page)).currentTime).toBeGreaterThan(0.2);
    const { currentSrc, captioned } = await filmOf(page);
    expect(currentSrc).toMatch(/\/files\/agence\/production\/[0-9a-f]+\.mp4$/);
    expect(captioned).toBe(true);
    // The whole picture, whatever its shape.
    const film = await dialogOf(page).locator('video').boundingBox();
    expect((film?.y ?? 0) + (film?.height ?? 0)).toBeLessThanOrEqual(size.height - 80);
    // The policy of the site lets the player be itself.
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
    if (size.width !== 1440) return;
    await expectPartsAccessible(page, '.lightbox');
    await expectReachable(page, '.lightbox');
  });
}

test('the film plays and pauses by button, key and touch, its sound can be cut, and its captions are shown and can be hidden [pages-2.39] [pages-2.40] [pages-4.07]', async ({
  page,
}) => {
  await openFilm(page);
  const paused = async () => (await filmOf(page)).paused;
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect.poll(paused).toBe(true);
  await page.getByRole('button', { name: 'Lire' }).click();
  await expect.poll(paused).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(paused).toBe(true);
  await dialogOf(page).locator('video').click();
  await expect.poll(paused).toBe(false);

  const sound = page.getByRole('button', { name: 'Couper le son' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect.poll(async () => (await filmOf(page)).muted).toBe(true);
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await expect.poll(async () => (await filmOf(page)).muted).toBe(false);

  const captions = page.getByRole('button', { name: 'Sous-titres' });
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await captions.click();
  await expect.poll(async () => (await filmOf(page)).captioned).toBe(false);
  await captions.click();
  await expect.poll(async () => (await filmOf(page)).captioned).toBe(true);
});

test('one goes anywhere in the film, and by steps of 10 seconds [pages-2.41] [pages-2.42] [pages-9.20]', async ({
  page,
}) => {
  await openFilm(page);
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  const time = async () => (await filmOf(page)).currentTime;
  const position = page.getByRole('slider', { name: 'Position dans le film' });
  await position.fill('2');
  await expect.poll(time).toBeCloseTo(2, 1);
  await expect(position).toHaveAttribute('aria-valuetext', '2 s sur 30 s');
  await page.getByRole('button', { name: 'Avancer de 10 secondes' }).click();
  await expect.poll(time).toBeCloseTo(12, 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBeCloseTo(22, 1);
  // A film of thirty seconds: ten more is its end.
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBeCloseTo(30, 1);
  await position.fill('2');
  await page.getByRole('button', { name: 'Reculer de 10 secondes' }).click();
  await expect.poll(time).toBeCloseTo(0, 1);
});

test('Escape closes the lightbox, and the focus is back where it was [pages-2.43] [pages-4.07]', async ({
  page,
}) => {
  await page.goto(REEL);
  const door = doorOf(page);
  await hydrated(door);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Fermer' }).click(),
  ]) {
    await door.focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /Mettre en pause|Lire/ })).toBeFocused();
    await leave();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(door).toBeFocused();
    await expect(page.locator('video')).toHaveCount(0);
  }
});

test.describe('without its file', () => {
  test('a film says that it is not available [pages-2.44] [pages-8.23]', async ({
    page,
    filmless: site,
  }) => {
    await page.goto(`${site.origin}/work/sans-source`);
    const door = page.getByRole('button', { name: /Voir le film/ });
    await hydrated(door);
    await door.click();
    await expect(dialogOf(page).getByText('Vidéo non disponible')).toBeVisible();
    await expect(dialogOf(page).getByRole('slider')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    // The agency is told which document it is.
    await expect.poll(() => site.output()).toContain('no video file');

    // A file that is named but gone comes to the same.
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    await page.goto(`${site.origin}/work/fichier-perdu`);
    await hydrated(doorOf(page));
    await doorOf(page).click();
    await expect(dialogOf(page).getByText('Vidéo non disponible')).toBeVisible();
    expect(heard.join('\n')).toContain('a film could not be played');
  });

  test('a card stays a poster, says nothing and never tries again; a poster gives way to the cover, that to a drawing [shell-4.20] [shell-4.21] [shell-4.22] [shell-8.12] [pages-8.24]', async ({
    page,
    filmless: site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // Previews play where motion is wanted.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await page.goto(`${site.origin}/work`);
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card('affiche-perdue').locator('img')).toHaveAttribute('src', /^\/covers\/9x16\//);
    await expect(card('couverture').locator('img')).toHaveAttribute(
      'src',
      /^\/images\/.*-90x160\.png/,
    );
    expect(heard.join('\n')).toContain('a cover could not be loaded');

    const lost = card('fichier-perdu').getByRole('link');
    await lost.hover();
    await expect.poll(() => films.length).toBe(1);
    await expect.poll(() => heard.join('\n')).toContain('a preview could not be played');
    await expect(page.locator('.card-preview')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await lost.hover();
    // Longer than the delay after which a preview begins.
    await page.waitForTimeout(600);
    expect(films).toHaveLength(1);
    await expect(page.locator('.card-preview')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
});

test('pictures open whole, one after the other [pages-2.31]', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work/ecommerce-modern');
  const gallery = page.getByRole('region', { name: 'Galerie' });
  const first = gallery.getByRole('link', { name: /agrandir/ }).first();
  await hydrated(first);
  await first.click();
  const picture = dialogOf(page).getByRole('img');
  await expect(picture).toHaveAttribute('alt', /Un voilier noir et blanc/);
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // Upright, as it was made: the tile cuts it, the lightbox does not.
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2 / 3, 1);
  expect(box?.height ?? 0).toBeLessThanOrEqual(900);
  await expectPartsAccessible(page, '.lightbox');
  await expectReachable(page, '.lightbox');
  await page.getByRole('button', { name: 'Image suivante' }).click();
  await expect(dialogOf(page).getByRole('status')).toContainText(
    'Le papier des paquets, dessiné pour la boutique.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page).getByRole('status')).toContainText('3 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(dialogOf(page).getByRole('status')).toContainText('2 / 3');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('without script, films and pictures are links to themselves', async ({ site }) => {
  const page = await readPage(site, REEL);
  for (const [link, type] of [
    [page.getByRole('link', { name: /Voir le film/ }), 'video/mp4'],
    [page.getByRole('link', { name: /agrandir/ }).first(), 'image/png'],
  ] as const) {
    const answer = await fetch(new URL(link.attribute('href') ?? '', site.origin));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
  }
});
