/** Originals in a real S3-compatible store, OpenStack Swift. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WITHOUT_SWIFT } from '../../../tools/swift.ts';
import type { StoreLocation } from '../../kit/process/files-location.ts';
import { copyOriginals } from '../index.ts';
import { startAlone } from '../testing/start-alone.ts';
import { startTestService, temporaryDirectory } from '../testing/start-test-service.ts';
import { python, startSwift } from '../testing/swift-server.ts';

const film = Buffer.from(Uint8Array.from({ length: 9 * 1024 * 1024 }, (_, index) => index % 251));
const draw = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
let place: StoreLocation;
let stop = async () => {};

beforeAll(async () => {
  if (python) ({ place, stop } = await startSwift());
});
afterAll(() => stop());
// Debian's packages cannot be had everywhere.
beforeEach(({ skip }) => skip(!python, WITHOUT_SWIFT));

describe('originals in Swift', () => {
  test('an upload is served, transformed, and read again when the disk was lost', async () => {
    const first = await startTestService([], { originals: { ...place, prefix: 'agence été' } });
    const bytes = await draw('red');
    const { url, path } = await first.staff().assets.upload('image', bytes);
    await rm(join(first.directory, 'originals'), { recursive: true });
    await rm(join(first.directory, 'derivatives'), { recursive: true });
    expect(Buffer.from(await (await fetch(url)).bytes()).equals(bytes)).toBe(true);
    const half = await (await fetch(`${url}?w=20`)).bytes();
    expect(await sharp(half).metadata()).toMatchObject({ width: 20, height: 10 });
    expect(await readdir(join(first.directory, 'originals'))).toContain(path.split('/').at(-1));
  });

  test('a film comes whole and in parts, and a scrub finds it', { tags: ['slow'] }, async () => {
    const { staff, service, directory } = await startTestService([], { originals: place });
    const { url, sha1hash } = await staff().assets.upload('file', film, { filename: 'film.mp4' });
    await rm(join(directory, 'originals', `${sha1hash}.mp4`));
    const whole = await fetch(url);
    expect(whole.headers.get('etag')).toBe(`"${sha1hash}"`);
    expect(film.equals(await whole.bytes())).toBe(true);
    const part = await fetch(url, { headers: { range: 'bytes=1000-8999999' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-8999999/${film.length}`,
    ]);
    expect(film.subarray(1000, 9_000_000).equals(await part.bytes())).toBe(true);
    const beyond = await fetch(url, { headers: { range: `bytes=${film.length}-` } });
    expect(beyond.status).toBe(416);
    await service.scrub(new AbortController().signal);
    expect(service.integrity().damage).toEqual([]);
  });

  test('two agencies in one bucket do not see each other', { tags: ['slow'] }, async () => {
    const [one, other] = await Promise.all(
      ['une', 'une/autre'].map((prefix) =>
        startTestService([], { originals: { ...place, prefix } }),
      ),
    );
    const bytes = await draw('blue');
    const { url, path } = (await one?.staff().assets.upload('image', bytes)) ?? {};
    expect((await fetch(`${url}`)).status).toBe(200);
    expect((await fetch(`${other?.origin}/${path}`)).status).toBe(404);
    // With a document of its own for the same name, the other one still has no bytes.
    const document = await one
      ?.staff()
      .getDocument(`${path?.replace(/.*\//, 'image-').replace('.', '-')}`);
    if (document) await other?.staff().createOrReplace(document);
    expect((await fetch(`${other?.origin}/${path}`)).status).toBe(404);
    await one?.service.scrub(new AbortController().signal);
    await other?.service.scrub(new AbortController().signal);
    expect(one?.service.integrity().damage).toEqual([]);
    expect(other?.service.integrity().damage).toMatchObject([{ problem: 'missing' }]);
    const folder = await temporaryDirectory();
    expect(await copyOriginals({ ...place, prefix: 'une/autre' }, folder)).toMatchObject({
      copied: 0,
    });
  });

  test('a backup takes all originals out and a restore puts them back, each once', {
    tags: ['slow'],
  }, async () => {
    const from = { ...place, prefix: 'sauvé' };
    const { staff } = await startTestService([], { originals: from });
    const bytes = await draw('green');
    const picture = await staff().assets.upload('image', bytes);
    await staff().assets.upload('file', film, { filename: 'film.mp4' });
    const folder = await temporaryDirectory();
    const all = { copied: 2, passed: 0, bytes: film.length + bytes.length };
    expect(await copyOriginals(from, folder)).toEqual(all);
    expect(await copyOriginals(from, folder)).toEqual({ copied: 0, passed: 2, bytes: 0 });
    expect((await readdir(folder)).toSorted()).toEqual(['files', 'images']);
    const name = picture.path.replace('agence/production/', '');
    expect(bytes.equals(await readFile(join(folder, name)))).toBe(true);

    const to = { ...place, prefix: 'restauré' };
    expect(await copyOriginals(folder, to)).toEqual(all);
    await rm(join(folder, name));
    expect(await copyOriginals(to, folder)).toMatchObject({ copied: 1, passed: 1 });
    expect(bytes.equals(await readFile(join(folder, name)))).toBe(true);
  });

  test('a process of its own takes the place from its settings', { tags: ['slow'] }, async () => {
    const { endpoint, bucket, keyId, secret } = place;
    const { origin, token, client } = await startAlone(await temporaryDirectory(), {
      FILES_URL: `s3://${bucket}/%C3%A9t%C3%A9?endpoint=${endpoint}`,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
    });
    const { url, path } = await client({ token }).assets.upload('image', await draw('yellow'));
    expect(url.startsWith(origin)).toBe(true);
    expect((await fetch(`${url}?w=4`)).status).toBe(200);
    const folder = await temporaryDirectory();
    await copyOriginals({ ...place, prefix: 'été' }, folder);
    expect(await readdir(join(folder, 'images'))).toEqual([path.split('/').at(-1)]);
  });
});
