/** Pictures are made before the first visitor asks for them: docs/decisions/030-pictures-ahead.md. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pictureAddresses } from '../../server/pages/pictures-ahead.ts';
import { createAdministrator } from '../support/administrator.ts';
import { test } from '../support/http.ts';
import { startSharedSite } from '../support/site.ts';

const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

const photo = (background: string) =>
  sharp({ create: { width: 520, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

const study = (id: string, coverImage: object) => ({
  _id: id,
  _type: 'portfolio',
  title: 'Étude',
  slug: { _type: 'slug', current: id },
  coverImage,
});

test('after a start and after a publication the first visitor of a page is sent AVIF', {
  tags: ['slow'],
}, async ({ atEnd }) => {
  const site = await startSharedSite(atEnd, {
    env: { PICTURES_AHEAD: 'true' },
    content: {
      documents: [
        { _id: 'settings', _type: 'settings', agencyName: 'Maison Ferrane' },
        study('premiere', { _sanityAsset: 'image@file://./images/photo.png' }),
      ],
      images: { 'photo.png': await photo('#1f4e79') },
    },
  });
  const derivativeCount = async () => {
    const names = await readdir(join(site.directory, 'derivatives')).catch(() => []);
    return names.filter((name) => name !== 'incoming').length;
  };
  const picturesOf = async (...paths: string[]) => {
    const pages = await Promise.all(
      paths.map(async (path) => (await fetch(site.origin + path)).text()),
    );
    return [...new Set(pages.flatMap(pictureAddresses))];
  };
  const typesOf = async (addresses: readonly string[]) => {
    const types = addresses.map(async (address) => {
      const answer = await fetch(site.origin + address, { headers: { accept: BROWSER } });
      await answer.arrayBuffer();
      return answer.headers.get('content-type');
    });
    return [...new Set(await Promise.all(types))];
  };

  const first = await picturesOf('/work', '/work/premiere');
  expect(first.length).toBeGreaterThan(3);
  await expect.poll(derivativeCount, { timeout: 60_000 }).toBe(first.length);
  expect(await typesOf(first)).toEqual(['image/avif']);

  const { client } = await createAdministrator(site);
  const asset = await client.assets.upload('image', await photo('#c1440e'));
  const coverImage = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } };
  await client.create(study('seconde', coverImage));
  // No visitor asks for a page before the first of its pictures is there.
  await expect.poll(derivativeCount, { timeout: 60_000 }).toBeGreaterThan(first.length);
  const all = await picturesOf('/work', '/work/premiere', '/work/seconde');
  await expect.poll(derivativeCount, { timeout: 60_000 }).toBe(all.length);
  expect(await typesOf(all)).toEqual(['image/avif']);
});
