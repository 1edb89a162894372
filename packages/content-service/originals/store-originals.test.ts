import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../kit/network/api-error.ts';
import { startFaultyStore } from '../testing/faulty-store.ts';
import {
  afterwards,
  STAFF_TOKEN,
  startTestService,
  temporaryDirectory,
} from '../testing/start-test-service.ts';
import { openStoreOriginals } from './store-originals.ts';

const MIB = 1024 * 1024;
const nameOf = (bytes: Uint8Array) => `files/${createHash('sha1').update(bytes).digest('hex')}.mp4`;
/** A file longer than what is fetched whole: byte n is n modulo 251. */
const film = Buffer.from(Uint8Array.from({ length: 9 * MIB }, (_, index) => index % 251));
const draw = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const claim = { signal: new AbortController().signal };

async function openStore({ bytes = 100 * MIB, silence = 5_000, freeSpaceFloor = 0 } = {}) {
  const store = await startFaultyStore();
  const folder = await temporaryDirectory();
  const noticed: unknown[] = [];
  const warnings: unknown[] = [];
  const open = () =>
    openStoreOriginals({
      place: store.place,
      folder,
      bytes,
      freeSpaceFloor,
      silence,
      noticed: (name, problem) => noticed.push([name, problem]),
      warn: (message, details) => warnings.push([message, details]),
    });
  const originals = open();
  afterwards(() => originals.close());
  const put = (content: Buffer, name = nameOf(content)) => {
    store.objects.set(name, content);
    return name;
  };
  return { store, folder, originals, noticed, warnings, put, open };
}

async function openService(store?: Awaited<ReturnType<typeof startFaultyStore>>) {
  const { place, ...faulty } = store ?? (await startFaultyStore());
  const started = await startTestService([], { originals: place, picturesAhead: false });
  const copies = join(started.directory, 'originals');
  return { ...started, ...faulty, place, copies };
}

const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  Buffer.from(await new Response(stream).bytes());
const refusedWith = (status: number) =>
  expect.objectContaining({ status }) satisfies Partial<ApiError>;

describe('copies on the local disk', () => {
  test('are made once for all who ask, and again where they were lost or spoilt', async () => {
    const { store, folder, originals, put } = await openStore();
    const name = put(film.subarray(0, 1000));
    const copies = await Promise.all([1, 2, 3].map(() => originals.local(name, claim)));
    expect(new Set(copies.map((file) => file?.path)).size).toBe(1);
    const gets = () => store.requests.filter((request) => request.startsWith('GET')).length;
    expect(gets()).toBe(1);
    await rm(copies[0]?.path ?? '');
    expect(await originals.local(name, claim)).toMatchObject({ size: 1000, isChecked: true });
    expect(gets()).toBe(2);
    await writeFile(copies[0]?.path ?? '', 'other bytes');
    expect(await originals.local(name, claim)).toMatchObject({ size: 1000 });
    expect(gets()).toBe(3);
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
  });

  test('leave within a budget, the least recently used first, after a restart too', async () => {
    const { store, folder, originals, put, open } = await openStore({ bytes: 25_000 });
    const names = [1, 2, 3, 4].map((byte) => put(Buffer.alloc(10_000, byte)));
    const [first = '', second = '', third = '', fourth = ''] = names;
    const copies = async () =>
      (await readdir(folder)).filter((name) => name !== 'arriving').map((name) => `files/${name}`);
    for (const name of [first, second, first, third]) await originals.local(name, claim);
    await expect.poll(copies).toEqual([first, third].toSorted());
    await originals.close();

    const restarted = open();
    afterwards(() => restarted.close());
    store.fail('silence');
    expect(await restarted.local(third, claim)).toMatchObject({ size: 10_000 });
    store.mend();
    await restarted.local(fourth, claim);
    await expect.poll(copies).toEqual([third, fourth].toSorted());
  });
});

test('copies leave where the disk is nearly full, but for those in use', async () => {
  const { folder, originals, put } = await openStore({ freeSpaceFloor: 2 ** 52 });
  for (const byte of [1, 2, 3, 4, 5, 6, 7]) {
    await originals.local(put(Buffer.alloc(1000, byte)), claim);
  }
  expect((await readdir(folder)).filter((name) => name !== 'arriving')).toHaveLength(5);
});

test('a list goes on over pages, and has the originals of its kind alone', async () => {
  const { originals, put } = await openStore();
  const names = [1, 2, 3, 4, 5].map((byte) => put(Buffer.alloc(byte, byte)));
  put(Buffer.from('a picture'), 'images/other.png');
  const listed: unknown[] = [];
  for await (const entry of originals.list('files')) listed.push(entry);
  expect(listed).toEqual(names.map((name, index) => ({ name, size: index + 1 })));
});

describe('a store that does wrong', () => {
  test.for(['wrong bytes', 'cut'] as const)('once (%s): the right bytes come', async (fault) => {
    const { store, originals, put, noticed } = await openStore();
    const name = put(film.subarray(0, 200_000));
    store.fail(fault, { methods: ['GET'], times: 1 });
    const file = await originals.local(name, claim);
    expect(file?.size).toBe(200_000);
    expect(noticed).toEqual([[name, undefined]]);
  });

  test('twice with wrong bytes: refused, reported, kept nowhere, and mended by the same bytes', async () => {
    const { store, folder, originals, put, noticed } = await openStore();
    const name = put(film.subarray(0, 1000));
    store.fail('wrong bytes', { methods: ['GET'] });
    for (const _ of [1, 2]) {
      await expect(originals.local(name, claim)).rejects.toEqual(refusedWith(500));
    }
    expect(store.requests.filter((request) => request.startsWith('GET'))).toHaveLength(2);
    expect(noticed).toEqual([[name, 'changed']]);
    expect(await readdir(folder)).toEqual(['arriving']);
    store.mend();
    const path = join(folder, 'arriving', 'upload');
    await writeFile(path, film.subarray(0, 1000));
    await originals.keep(name, path);
    expect(await originals.local(name, claim)).toMatchObject({ size: 1000 });
  });

  test('a film that is cut is taken up where it was; one with wrong bytes never ends', {
    tags: ['slow'],
  }, async () => {
    const { store, originals, put, noticed } = await openStore();
    const name = put(film);
    const whole = { first: 0, last: film.length - 1 };
    store.fail('cut', { methods: ['GET'], times: 2 });
    const stream = await originals.part(name, whole, claim.signal);
    expect(film.equals(await bytesOf(stream))).toBe(true);
    store.fail('wrong bytes', { methods: ['GET'] });
    const spoilt = await originals.part(name, whole, claim.signal);
    await expect(bytesOf(spoilt)).rejects.toThrow();
    expect(noticed).toEqual([[name, 'changed']]);
  });

  test('one who leaves a film ends its reading; one who pauses holds no connection', {
    tags: ['slow'],
  }, async () => {
    const { store, originals, put } = await openStore({ silence: 1_500 });
    const name = put(film);
    const part = { first: 1, last: film.length - 1 };
    const leaving = (await originals.part(name, part, claim.signal))?.getReader();
    await leaving?.read();
    expect(store.reading()).toBe(1);
    await leaving?.cancel();
    await expect.poll(store.reading, { timeout: 5_000 }).toBe(0);

    const pausing = await originals.part(name, part, claim.signal);
    const chunks: Uint8Array[] = [];
    for await (const chunk of pausing ?? []) {
      chunks.push(chunk);
      if (chunks.length === 2) await expect.poll(store.reading, { timeout: 5_000 }).toBe(0);
    }
    expect(film.subarray(1).equals(Buffer.concat(chunks))).toBe(true);
  });

  test.for([
    [{ status: 500, code: 'InternalError' }, 3],
    [{ status: 403, code: 'RequestTimeTooSkewed' }, 1],
    [{ status: 404, code: 'NoSuchBucket' }, 2],
    ['silence', 1],
  ] as const)('%o is no absence: 503, and left alone for a moment', async ([fault, tries]) => {
    const silence = fault === 'silence' ? 300 : 5_000;
    const { store, originals, put, warnings } = await openStore({ silence });
    const name = put(film.subarray(0, 1000));
    store.fail(fault);
    await expect(originals.local(name, claim)).rejects.toEqual(refusedWith(503));
    await expect(originals.stat(name)).rejects.toEqual(refusedWith(503));
    expect(store.requests).toHaveLength(tries);
    expect(warnings).toHaveLength(1);
  });

  test('a fault that passes is not seen', { tags: ['slow'] }, async () => {
    const { store, originals, put } = await openStore();
    const name = put(film.subarray(0, 1000));
    store.fail({ status: 503, code: 'SlowDown' }, { times: 2 });
    expect(await originals.local(name, claim)).toMatchObject({ size: 1000 });
  });
});

describe('a service whose originals are in a store', () => {
  test.for([
    { status: 503, code: 'SlowDown' },
    { status: 403, code: 'RequestTimeTooSkewed' },
    'cut in a put',
  ] as const)(
    'an upload that the store does not take (%o) is 503, and makes no document',
    { tags: ['slow'] },
    async (fault) => {
      const { staff, origin, fail, objects, copies } = await openService();
      fail(fault, { methods: ['PUT'] });
      const body = new Uint8Array(await draw('red'));
      const address = `${origin}/v2025-02-19/assets/images/production`;
      const headers = { authorization: `Bearer ${STAFF_TOKEN}` };
      const answer = await fetch(address, { method: 'POST', body, headers });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await staff().fetch('count(*)')).toBe(0);
      expect([objects.size, await readdir(copies)]).toEqual([0, ['arriving']]);
    },
  );

  test('while the store is away, variants go on and the rest is 503; nothing of it may be cached', {
    tags: ['slow'],
  }, async () => {
    const { staff, fail, mend, copies } = await openService();
    const { url } = await staff().assets.upload('image', await draw('red'));
    const pdf = await staff().assets.upload('file', film, { filename: 'a.pdf' });
    expect((await fetch(`${url}?w=10`)).status).toBe(200);
    await rm(copies, { recursive: true });
    fail({ status: 500, code: 'InternalError' });
    expect((await fetch(`${url}?w=10`)).status).toBe(200);
    for (const address of [`${url}?w=11`, url, pdf.url]) {
      const answer = await fetch(address);
      expect([address, answer.status]).toEqual([address, 503]);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    mend();
    // It is left alone for five seconds.
    const again = async () => (await fetch(`${url}?w=11`)).status;
    await expect.poll(again, { timeout: 8_000, interval: 200 }).toBe(200);
  });

  test('a lost original: its variants go on, it is reported, and the same bytes mend it', {
    tags: ['slow'],
  }, async () => {
    const { staff, service, objects, copies } = await openService();
    const bytes = await draw('red');
    const { url } = await staff().assets.upload('image', bytes);
    const [name = ''] = objects.keys();
    await fetch(`${url}?w=10`);
    objects.clear();
    await rm(join(copies, name.slice('images/'.length)));
    expect((await fetch(`${url}?w=10`)).status).toBe(200);
    // What is known of an object is believed for a minute; the object itself is not.
    const answer = await fetch(`${url}?w=11`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const missing = [expect.objectContaining({ name, problem: 'missing' })];
    expect(service.integrity().damage).toEqual(missing);
    await service.scrub(claim.signal);
    expect(service.integrity().damage).toEqual(missing);

    await staff().assets.upload('image', bytes);
    expect((await fetch(`${url}?w=11`)).status).toBe(200);
    expect(service.integrity().damage).toEqual([]);
  });

  test('a scrub finds an original of another size, which is then refused', {
    tags: ['slow'],
  }, async () => {
    const { staff, service, objects } = await openService();
    const { url, sha1hash } = await staff().assets.upload('file', film.subarray(0, 1000), {
      filename: 'a.pdf',
    });
    expect((await fetch(url)).status).toBe(200);
    objects.set(`files/${sha1hash}.pdf`, film.subarray(0, 999));
    await service.scrub(claim.signal);
    expect(service.integrity().damage).toMatchObject([{ problem: 'changed' }]);
    expect((await fetch(url)).status).toBe(500);
    await staff().assets.upload('file', film.subarray(0, 1000), { filename: 'a.pdf' });
    expect((await fetch(url)).status).toBe(200);
    expect(service.integrity().damage).toEqual([]);
  });
});
