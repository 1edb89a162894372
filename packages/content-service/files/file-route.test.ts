import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentSet } from '../documents/document-set.ts';
import { createAssetIntegrity } from '../integrity/asset-integrity.ts';
import { openFolder } from '../originals/folder-originals.ts';
import { createFileRoute } from './file-route.ts';

let assets: string;
let originals: string;
let route: ReturnType<typeof createFileRoute>;
/** 300,000 bytes, so several chunks; byte n is n modulo 251. */
const video = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
let videoPath: string;

beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'file-route-'));
  originals = join(assets, 'files');
  await mkdir(originals);
  const address = { projectId: 'zellige', dataset: 'production' };
  const integrity = createAssetIntegrity({
    ...address,
    originals: openFolder(assets),
    store: { documents: new DocumentSet() },
    clock: () => new Date(),
    warn: () => {},
  });
  route = createFileRoute({ ...address, originals: openFolder(assets), integrity });
  videoPath = await add(video, 'mp4');
});
afterAll(() => rm(assets, { recursive: true }));

async function add(bytes: Uint8Array, extension: string): Promise<string> {
  const file = `${createHash('sha1').update(bytes).digest('hex')}.${extension}`;
  await writeFile(join(originals, file), bytes);
  return `/files/zellige/production/${file}`;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  route.fetch(new Request(`http://localhost${path}`, { headers, method }));
const tagOf = (path: string) => `"${path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))}"`;

test('a file comes whole, may be kept forever and says that parts can be had', async () => {
  const response = await get(videoPath);
  expect(response.status).toBe(200);
  expect(await response.bytes()).toEqual(video);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '300000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tagOf(videoPath),
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

describe('a part of a file', () => {
  test.for([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=131000-140000', 131_000, 140_000],
    ['bytes=299999-', 299_999, 299_999],
    ['bytes=1000-', 1_000, 299_999],
    ['bytes=-1', 299_999, 299_999],
    ['bytes=-500', 299_500, 299_999],
    ['bytes=-900000', 0, 299_999],
    ['bytes=299000-999999', 299_000, 299_999],
    ['Bytes= 5-6 ', 5, 6],
  ] as const)('"%s" is bytes %i to %i', async ([range, first, last]) => {
    const response = await get(videoPath, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/300000`);
    expect(response.headers.get('content-length')).toBe(String(last - first + 1));
    expect(await response.bytes()).toEqual(video.slice(first, last + 1));
  });

  test.for(['bytes=300000-', 'bytes=300000-300001', 'bytes=-0'])(
    '"%s" cannot be had',
    async (range) => {
      const response = await get(videoPath, { range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('bytes */300000');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe('');
    },
  );

  test.for(['bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,5-6', 'items=0-1', '0-1'])(
    '"%s" is ignored: the whole file comes',
    async (range) => {
      const response = await get(videoPath, { range });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-length')).toBe('300000');
      await response.body?.cancel();
    },
  );

  test('If-Range: a part of the same file, the whole of another', async () => {
    const range = 'bytes=0-9';
    const status = async (condition: string) => {
      const response = await get(videoPath, { range, 'if-range': condition });
      await response.body?.cancel();
      return response.status;
    };
    expect(await status(tagOf(videoPath))).toBe(206);
    expect(await status(`W/${tagOf(videoPath)}`)).toBe(200);
    expect(await status('"other"')).toBe(200);
    expect(await status('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(200);
  });

  test('HEAD knows no parts', async () => {
    const response = await get(videoPath, { range: 'bytes=0-9' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('300000');
    expect(response.body).toBeNull();
  });
});

test('a client that has the file is told so', async () => {
  for (const tag of [tagOf(videoPath), `W/${tagOf(videoPath)}`, `"x", ${tagOf(videoPath)}`, '*']) {
    const response = await get(videoPath, { 'if-none-match': tag, range: 'bytes=0-9' });
    expect([response.status, response.body]).toEqual([304, null]);
  }
  const response = await get(videoPath, { 'if-none-match': '"other"' }, 'HEAD');
  expect(response.status).toBe(200);
});

test('a file is read as fast as its reader, and let go when the reader leaves', async () => {
  const bytes = new Uint8Array(4_000_000);
  const path = await add(bytes, 'webm');
  const response = await get(path);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.length).toBeLessThan(bytes.length);
  await reader?.cancel();

  const unread = await get(path);
  await unlink(join(originals, path.slice(path.lastIndexOf('/') + 1)));
  await expect(unread.bytes()).rejects.toThrow('ENOENT');
});

test('an empty file is an empty answer', async () => {
  const path = await add(new Uint8Array(), 'txt');
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect((await get(path, { range: 'bytes=0-' })).status).toBe(416);
});

test('each kind of file has its type; pages and unknown kinds are only downloads', async () => {
  const types = [
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['vtt', 'text/vtt; charset=utf-8'],
    ['pdf', 'application/pdf'],
    ['svg', 'image/svg+xml'],
    ['zip', 'application/zip'],
  ] as const;
  for (const [extension, type] of types) {
    const { headers } = await get(await add(Buffer.from(extension), extension));
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBeNull();
  }
  for (const extension of ['html', 'js', 'xml', 'xhtml', 'exe', 'tostring']) {
    const { headers } = await get(await add(Buffer.from(extension), extension));
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  }
});

test('what is opened by itself has no power over the site', async () => {
  const svg = await get(await add(Buffer.from('<svg/>'), 'svg'));
  expect(svg.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  const page = await get(await add(Buffer.from('<script>'), 'html'));
  expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  const pdf = await get(await add(Buffer.from('%PDF-'), 'pdf'));
  expect(pdf.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});

describe('downloads', () => {
  test.for([
    ['dl=plaquette.pdf', 'filename=plaquette.pdf'],
    [
      'dl=Présentation d’été.pdf',
      'filename="Pr_sentation d__t_.pdf"; filename*=UTF-8\'\'Pr%C3%A9sentation%20d%E2%80%99%C3%A9t%C3%A9.pdf',
    ],
    ['dl=a%22b%5Cc.pdf', "filename=a_b_c.pdf; filename*=UTF-8''a%22b_c.pdf"],
    ['dl=..%2F..%2Fetc%2Fpasswd', 'filename=__.._etc_passwd'],
    ['dl=a%0D%0AX-Evil:1', 'filename="a__X-Evil:1"'],
    ["dl=l'an*(1).pdf", 'filename="l\'an*(1).pdf"'],
    ['dl=%ED%A0%80.pdf', "filename=___.pdf; filename*=UTF-8''%EF%BF%BD%EF%BF%BD%EF%BF%BD.pdf"],
  ])('"%s" is named safely', async ([query, expected]) => {
    const response = await get(`${videoPath}?${query}`, {}, 'HEAD');
    expect(response.headers.get('content-disposition')).toBe(`attachment; ${expected}`);
  });

  test.for(['dl', 'dl=', 'dl=true'])('"%s" keeps the file’s own name', async (query) => {
    const response = await get(`${videoPath}?${query}`, {}, 'HEAD');
    expect(response.headers.get('content-disposition')).toContain(
      `filename=${tagOf(videoPath).replaceAll('"', '')}.mp4`,
    );
  });

  test('a very long name is shortened', async () => {
    const response = await get(`${videoPath}?dl=${'é'.repeat(5_000)}`, {}, 'HEAD');
    expect(response.headers.get('content-disposition')?.length).toBeLessThan(1_200);
  });
});

test.for([
  `/files/zellige/production/${'b'.repeat(40)}.mp4`,
  `/files/zellige/autre/${'b'.repeat(40)}.mp4`,
  '/files/zellige/production/../../etc/passwd',
  '/files/zellige/production/..%2f..%2fetc%2fpasswd',
  '/files/zellige/production/',
  '/files/zellige/production/%00',
])('%s is not found, in JSON', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
});

test('files are read, not written', async () => {
  const response = await get(videoPath, {}, 'PUT');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
