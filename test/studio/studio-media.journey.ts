/** *Médias*: pictures found, added several at once, replaced everywhere, and described once for all. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility.ts';
import {
  ARRIVING,
  editing,
  expectQuiet,
  field,
  OPENING,
  openContent,
  openGroup,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { type Agency, expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** Pictures of the demo, which describes both. */
const PICTURES = ['dix-portes-gallery-1.png', 'dix-portes-gallery-2.png'];
const DESCRIPTION = 'Des arches emboîtées, du noir au safran, mènent à une porte de zellige';

test('several pictures dropped on a gallery become as many items, described as the pictures are', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  await write(agency, { _id: 'drafts.media-gallery', _type: 'portfolio', title: 'À la fois' });
  const watched = await openContent(page, agency, editing('portfolio', 'media-gallery'));
  await openGroup(page, 'Médias');
  const gallery = field(page, 'gallery');
  await expect(gallery.getByRole('button', { name: 'Importer plusieurs images' })).toBeVisible(
    OPENING,
  );
  const contents = await Promise.all(PICTURES.map((name) => demoPicture(name)));
  const dataTransfer = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      return transfer;
    },
    PICTURES.map((name, index) => ({ name, base64: contents[index]?.toString('base64') ?? '' })),
  );
  const place = gallery.locator('.media-drop');
  await place.dispatchEvent('dragover', { dataTransfer });
  await expect(gallery.getByText('Lâchez pour ajouter à la galerie')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer });
  await expect(gallery.getByText('2 sur 2 fichiers importés')).toBeVisible(ARRIVING);
  await expect(gallery.getByText(DESCRIPTION)).toBeVisible(ARRIVING);
  await expect(gallery.getByText('Une étoile blanche au cœur safran')).toBeVisible();
  expectQuiet(watched);
});

test('a picture is found, kept from being deleted, and replaced on the site everywhere at once', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const [old = '', next = ''] = [await upload(agency), await hashOf(PICTURES[0] ?? '')];
  const study = await ask(agency, '*[_id == "portfolio-route-9"][0]');
  const coverImage = { ...pictureOf(old), alt: 'Un aplat' };
  const slug = { _type: 'slug', current: 'media-study' };
  const own = { ...study, _id: 'media-study', title: 'Deux fois vue', slug, coverImage };
  await write(agency, own, { ...own, _id: 'drafts.media-study' });
  const address = '/work/media-study';
  await expect.poll(() => visit(agency, address)).toContain(old.split('-')[1]);

  await openContent(page, agency, '/medias');
  const search = page.getByRole('searchbox', { name: 'Chercher dans les médias' });
  await search.fill('aplat rouge', OPENING);
  await page.getByRole('button', { name: /^Aplat-rouge\.png/ }).click();
  const details = page.getByRole('complementary', { name: 'Aplat-rouge.png' });
  await expect(details.getByText('Étude de cas, publié, brouillon')).toBeVisible(ARRIVING);
  await expect(details.getByRole('link', { name: 'Couverture' })).toBeVisible();
  await expectAccessible(page, '.media');

  await details.getByRole('button', { name: 'Supprimer…' }).click();
  const refusal = page.getByRole('dialog', { name: 'Il sert encore' });
  await expect(refusal.getByText('Deux fois vue')).toBeVisible();
  await refusal.getByRole('button', { name: 'Fermer' }).click();

  await details.getByRole('button', { name: 'Remplacer partout…' }).click();
  const choice = page.getByRole('dialog', { name: /^Par quoi remplacer/ });
  await choice.getByRole('searchbox').fill('un site dix metiers image 1');
  await choice.getByRole('button', { name: /^Un site pour dix métiers, image 1/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remplacer partout' });
  await expect(dialog.getByText(/2\s+emplacements dans 1\s+document/)).toBeVisible(ARRIVING);
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: /^Remplacer dans/ }).click();
  await expect(page.getByRole('complementary', { name: /^Un site pour dix métiers/ })).toBeVisible(
    ARRIVING,
  );
  await expect.poll(() => visit(agency, address)).toContain(next);
  expect(await visit(agency, address)).not.toContain(old.split('-')[1]);
});

test('a field whose picture is described already takes that description in one click', async ({
  editor: page,
  agency,
}) => {
  const id = await ask(agency, '*[_id == "portfolio-dix-portes"][0].gallery[0].src.asset._ref');
  const coverImage = pictureOf(String(id));
  await write(agency, { _id: 'drafts.media-cover', _type: 'blogPost', title: 'x', coverImage });
  const watched = await openContent(page, agency, editing('blogPost', 'media-cover'));
  await openGroup(page, 'Médias');
  const alt = field(page, 'coverImage.alt');
  await alt.getByRole('button', { name: 'Reprendre cette description' }).click(OPENING);
  await expect(alt.getByRole('textbox')).toHaveValue(DESCRIPTION);
  await expect(alt.getByRole('button', { name: 'Reprendre cette description' })).toHaveCount(0);
  expectQuiet(watched);
});

test('a point of interest set in one field comes along when the picture is chosen for another', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const id = await ask(agency, '*[_id == "portfolio-dix-portes"][0].gallery[1].src.asset._ref');
  const coverImage = pictureOf(String(id));
  await write(agency, { _id: 'drafts.media-first', _type: 'blogPost', title: 'x', coverImage });
  await write(agency, { _id: 'drafts.media-second', _type: 'blogPost', title: 'y' });
  await openContent(page, agency, editing('blogPost', 'media-first'));
  await openGroup(page, 'Médias');
  const cover = page.locator('#coverImage');
  await cover.getByRole('button', { name: /édition d’image/ }).click(OPENING);
  const crop = page.getByRole('dialog', { name: 'Recadrer l’image' });
  const box = await restingPlace(crop.locator('svg svg').first());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  async function drag(fromX: number, fromY: number, toX: number, toY: number) {
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
  }
  // The circle is made smaller by its handle, at the lower right, and then moved.
  const [right, low] = [x + 0.353 * box.width, y + 0.353 * box.height];
  await drag(right, low, x + box.width / 8, y + box.height / 8);
  await drag(x, y, x - box.width / 4, y);
  await crop.getByRole('button', { name: 'Fermer' }).click();
  const hotspot = () => ask(agency, `*[_id == "${id}"][0].hotspot.x`);
  await expect.poll(hotspot, ARRIVING).toBeLessThan(0.4);

  await openContent(page, agency, editing('blogPost', 'media-second'));
  await openGroup(page, 'Médias');
  await cover.getByRole('button', { name: 'Choisir' }).click(OPENING);
  const choice = page.getByRole('dialog', { name: /^Choisir une image/ });
  await choice.getByRole('searchbox').fill('un site dix metiers image 2');
  await choice.getByRole('button', { name: /^Un site pour dix métiers, image 2/ }).click(ARRIVING);
  const taken = '*[_id == "drafts.media-second"][0].coverImage.hotspot.x';
  await expect.poll(() => askAsStaff(agency, taken), ARRIVING).toBe(await hotspot());
});

/** Where an element lies once it does not move any more: a picture takes its size when it has come. */
async function restingPlace(element: Locator) {
  let place = await element.boundingBox(ARRIVING);
  await expect
    .poll(async () => {
      const before = place;
      place = await element.boundingBox(ARRIVING);
      return place !== null && isDeepStrictEqual(place, before);
    }, ARRIVING)
    .toBe(true);
  if (!place) throw new Error('there is nothing to point at');
  return place;
}

function demoPicture(name: string): Promise<Buffer> {
  return readFile(`tools/demo/archive/images/${name}`);
}

async function hashOf(name: string): Promise<string> {
  return createHash('sha1')
    .update(await demoPicture(name))
    .digest('hex');
}

function pictureOf(id: string) {
  return { _type: 'image', asset: { _type: 'reference', _ref: id } };
}

async function write(agency: Agency, ...documents: readonly object[]): Promise<void> {
  const mutations = documents.map((createOrReplace) => ({ createOrReplace }));
  await post(agency, '/data/mutate/production', 'application/json', JSON.stringify({ mutations }));
}

/** Sends a picture that the demo does not have; returns its id. */
async function upload(agency: Agency): Promise<string> {
  const flat = { create: { width: 1200, height: 900, channels: 3 as const, background: '#a33' } };
  const bytes = await sharp(flat).png().toBuffer();
  const path = '/assets/images/production?filename=Aplat-rouge.png';
  const { document } = await (await post(agency, path, 'image/png', Uint8Array.from(bytes))).json();
  return document._id;
}

async function post(
  { origin, sessions }: Agency,
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const headers = { 'content-type': type, origin, cookie: sessions.editor };
  const answer = await fetch(`${origin}/v2025-02-19${path}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return answer;
}

/** What a visitor is answered, or whom a cookie says. */
async function ask({ origin }: Agency, query: string, headers: Record<string, string> = {}) {
  const parameters = new URLSearchParams({ query, perspective: 'raw' });
  const answer = await fetch(`${origin}/v2025-02-19/data/query/production?${parameters}`, {
    headers,
  });
  return (await answer.json()).result;
}

function askAsStaff(agency: Agency, query: string) {
  return ask(agency, query, { cookie: agency.sessions.editor });
}
