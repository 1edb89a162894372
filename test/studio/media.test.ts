/** What *Médias* in the Studio asks of the content service, through the service's own door. */
import type { SanityClient } from '@sanity/client';
import type { ImageHotspot } from '@sanity/types';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import {
  type Media,
  type MediaQuestion,
  readMedia,
  readOne,
  usersOf,
} from '../../studio/media/media.ts';
import { planReplacement, readUsers, replace } from '../../studio/media/replacement.ts';

const ALL: MediaQuestion = { search: '', mediaType: 'all', use: 'any', order: 'name', count: 20 };

async function upload(client: SanityClient, name: string, width: number, height: number) {
  const [red = 0, green = 0] = Buffer.from(name);
  const background = { r: red, g: green, b: width % 256 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const { _id } = await client.assets.upload('image', bytes, { filename: name });
  const asset = await readOne(client, _id);
  if (!asset) throw new Error('what was uploaded is there');
  return asset;
}

function shows({ _id }: Pick<Media, '_id'>, rest: object = {}) {
  return { _type: 'image', asset: { _type: 'reference', _ref: _id }, ...rest };
}

const names = (page: { items: readonly Media[] }) =>
  page.items.map(({ title, originalFilename }) => title ?? originalFilename);

test('media are found by name, description, nature and use, whatever the accents', {
  tags: ['slow'],
}, async () => {
  const { staff } = await startTestService();
  const client = staff();
  const door = await upload(client, 'porte.png', 40, 30);
  const hidden = await upload(client, 'tuile.png', 30, 30);
  await client.assets.upload('file', Buffer.from('film'), { filename: 'reel.mp4' });
  await client.assets.upload('file', Buffer.from('WEBVTT'), { filename: 'reel.vtt' });
  await client.patch(door._id).set({ title: 'Derb Omar', altText: 'Une porte étoilée' }).commit();
  await client.create({ _id: 'drafts.study', _type: 'study', cover: shows(door) });

  const ask = async (question: Partial<MediaQuestion>) =>
    names(await readMedia(client, { ...ALL, ...question }));
  expect(await ask({})).toEqual(['Derb Omar', 'reel.mp4', 'reel.vtt', 'tuile.png']);
  expect(await ask({ search: 'etoilee' })).toEqual(['Derb Omar']);
  expect(await ask({ search: 'tui' })).toEqual(['tuile.png']);
  expect(await ask({ search: 'zellige' })).toEqual([]);
  expect(await ask({ mediaType: 'image' })).toEqual(['Derb Omar', 'tuile.png']);
  expect(await ask({ mediaType: 'video' })).toEqual(['reel.mp4']);
  expect(await ask({ mediaType: 'other' })).toEqual(['reel.vtt']);
  expect(await ask({ use: 'used' })).toEqual(['Derb Omar']);
  expect(await ask({ use: 'unused', kind: 'image' })).toEqual(['tuile.png']);
  expect(await ask({ use: 'undescribed' })).toEqual(['tuile.png']);
  expect(await ask({ kind: 'file', accept: '.vtt,text/vtt' })).toEqual(['reel.vtt']);
  const first = await readMedia(client, { ...ALL, order: 'recent', count: 1 });
  expect([names(first), first.total]).toEqual([['reel.vtt'], 4]);

  await client.create({ _id: 'study', _type: 'study', cover: shows(door) });
  const [used] = (await readMedia(client, { ...ALL, search: 'derb' })).items;
  expect(used && [used.users, usersOf(used)]).toEqual([['drafts.study', 'study'], 1]);
  expect(hidden).toMatchObject({ width: 30, height: 30, mimeType: 'image/png', users: [] });
});

test('editors describe assets; visitors and what is in use are refused', async () => {
  const { staff, client } = await startTestService();
  const editor = staff();
  const door = await upload(editor, 'porte.png', 40, 30);
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.2, y: 0.3, width: 0.3, height: 0.3 };
  await editor.patch(door._id).set({ altText: 'Une porte', hotspot }).commit();
  expect(await readOne(editor, door._id)).toMatchObject({ altText: 'Une porte', hotspot });
  await expect(client().patch(door._id).set({ altText: 'x' }).commit()).rejects.toMatchObject({
    statusCode: 401,
  });

  await editor.create({ _id: 'versions.spring.page', _type: 'page', cover: shows(door) });
  await expect(editor.delete(door._id)).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { referencingIDs: ['versions.spring.page'] } }] },
  });
  await editor.delete('versions.spring.page');
  await editor.delete(door._id);
  expect(await readOne(editor, door._id)).toBeNull();
  expect((await fetch(door.url)).status).toBe(404);
  // The same bytes again are the same asset.
  expect((await upload(editor, 'porte.png', 40, 30))._id).toBe(door._id);
  expect((await fetch(door.url)).status).toBe(200);
});

test('a picture is replaced in published documents, drafts and versions at once', async () => {
  const { staff } = await startTestService();
  const client = staff();
  const old = await upload(client, 'ancienne.png', 40, 30);
  const next = await upload(client, 'nouvelle.png', 80, 60);
  const other = await upload(client, 'autre.png', 80, 60);
  await client.patch(old._id).set({ altText: 'Une porte' }).commit();
  const frame = { crop: { top: 0, bottom: 0, left: 0, right: 0.4 }, alt: 'La porte, de près' };
  await client.create({ _id: 'study', _type: 'study', cover: shows(old, frame) });
  await client.create({
    _id: 'drafts.study',
    _type: 'study',
    gallery: [
      { _key: 'a', src: shows(old) },
      { _key: 'b', src: shows(other) },
    ],
    text: [
      { _key: 'p', _type: 'block' },
      { _key: 'i', ...shows(old, { caption: 'Ici' }) },
    ],
  });
  await client.create({ _id: 'versions.spring.page', _type: 'page', cover: shows(old) });

  const plan = planReplacement(await readUsers(client, old._id), old, next);
  expect(plan).toMatchObject({ documents: 2, places: 4, framed: 1, keepsFraming: true });
  await replace(
    client,
    planReplacement(await readUsers(client, old._id), await now(client, old), next),
    next,
  );

  expect(await readUsers(client, old._id)).toEqual([]);
  expect(await client.getDocument('study')).toMatchObject({ cover: shows(next, frame) });
  expect(await client.getDocument('drafts.study')).toMatchObject({
    gallery: [
      { _key: 'a', src: shows(next) },
      { _key: 'b', src: shows(other) },
    ],
    text: [{ _key: 'p' }, { _key: 'i', ...shows(next, { caption: 'Ici' }) }],
  });
  expect(await client.getDocument('versions.spring.page')).toMatchObject({ cover: shows(next) });
  expect(await readOne(client, next._id)).toMatchObject({ altText: 'Une porte' });
});

test('a picture of another shape takes crops away, and brings its own point of interest', async () => {
  const { staff } = await startTestService();
  const client = staff();
  const wide = await upload(client, 'large.png', 60, 20);
  const tall = await upload(client, 'haute.png', 20, 60);
  const frame = {
    crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
    hotspot: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
  };
  await client.create({
    _id: 'study',
    _type: 'study',
    cover: shows(wide, frame),
    icon: shows(wide),
  });
  const plan = planReplacement(await readUsers(client, wide._id), wide, tall);
  expect(plan).toMatchObject({ framed: 1, keepsFraming: false });
  await replace(client, plan, tall);
  expect((await client.getDocument('study'))?.cover).toEqual(shows(tall));

  const hotspot: ImageHotspot = {
    _type: 'sanity.imageHotspot',
    x: 0.5,
    y: 0.2,
    width: 0.3,
    height: 0.3,
  };
  await client
    .patch('study')
    .set({ cover: shows(tall, frame) })
    .commit();
  const back = { ...wide, hotspot };
  await replace(client, planReplacement(await readUsers(client, tall._id), tall, back), back);
  expect((await client.getDocument('study'))?.cover).toEqual(shows(wide, { hotspot }));
});

test('a document that was written since it was read keeps all others from being changed', async () => {
  const { staff } = await startTestService();
  const client = staff();
  const old = await upload(client, 'ancienne.png', 40, 30);
  const next = await upload(client, 'nouvelle.png', 40, 30);
  for (const _id of ['one', 'two']) await client.create({ _id, _type: 'page', cover: shows(old) });
  const plan = planReplacement(await readUsers(client, old._id), old, next);
  await client.patch('two').set({ title: 'Entre-temps' }).commit();
  await expect(replace(client, plan, next)).rejects.toMatchObject({ statusCode: 409 });
  expect(await readUsers(client, old._id)).toHaveLength(2);
});

test('the unused of ten thousand media are told within the time a query has', {
  tags: ['slow'],
}, async () => {
  const assets = Array.from({ length: 5_000 }, (_, index) => ({
    _id: `image-${index.toString(16).padStart(40, '0')}-40x30-png`,
    _type: 'sanity.imageAsset',
    originalFilename: `${index}.png`,
  }));
  const pages = assets.slice(0, 4_990).map((asset, index) => {
    return { _id: `page-${index}`, _type: 'page', cover: shows(asset) };
  });
  const { staff } = await startTestService([...assets, ...pages].map((put) => ({ put })));
  const { total, items } = await readMedia(staff(), { ...ALL, use: 'unused' });
  expect([total, items.length]).toEqual([10, 10]);
  const used = await readMedia(staff(), { ...ALL, use: 'used', count: 60 });
  expect([used.total, used.items.every((media) => usersOf(media) === 1)]).toEqual([4_990, true]);
});

async function now(client: SanityClient, { _id }: Media): Promise<Media> {
  const asset = await readOne(client, _id);
  if (!asset) throw new Error('it is still there');
  return asset;
}
