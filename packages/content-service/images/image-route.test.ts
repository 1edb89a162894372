import { watch } from 'node:fs';
import { readdir, readFile, truncate, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { drawQuadrants, look, startImageRoute } from '../testing/open-image-route.ts';
import { childrenOf, residentMemory } from '../testing/process-memory.ts';
import { WORKERS } from '../testing/start-test-service.ts';
import { createImageProcesses } from './image-processes.ts';
import { PIPELINE_VERSION } from './recipe.ts';

type ImageRoute = Awaited<ReturnType<typeof startImageRoute>>;

const sharedProcesses = createImageProcesses(WORKERS.imageWorker);
afterAll(() => sharedProcesses.close());

let route: ImageRoute;
let quadrants: string;

beforeEach(async () => {
  route = await startImageRoute({ sharedProcesses });
  quadrants = await route.add(await drawQuadrants().png().toBuffer(), '400x200', 'png');
});
afterEach(() => route.stop());

const derivativesOf = async ({ derivatives }: ImageRoute) =>
  (await readdir(derivatives)).filter((name) => name !== 'incoming');

describe('originals', () => {
  test('nothing asked: the original, byte for byte', async () => {
    const response = await route.fetch(quadrants);
    const name = quadrants.slice(quadrants.lastIndexOf('/') + 1);
    expect(await response.bytes()).toEqual(
      new Uint8Array(await readFile(join(route.originals, name))),
    );
    expect(response.headers.get('etag')).toBe(`"${name.slice(0, 40)}"`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await derivativesOf(route)).toEqual([]);
  });

  test('a photo comes upright and never tells where it was taken [I03]', async () => {
    const photo = await drawQuadrants()
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Make: 'Secret' }, IFD3: { GPSLatitude: '33/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const path = await route.add(photo, '200x400', 'jpg');
    for (const [query, size] of [
      ['', '200x400'],
      ['w=100', '100x200'],
      ['rect=0,0,200,200&w=100', '100x100'],
      ['w=100&h=100&fit=crop&crop=top', '100x100'],
      ['or=90', '400x200'],
      ['w=50&h=50&fit=crop&crop=entropy', '50x50'],
      ['flip=v&auto=format', '200x400'],
    ] as const) {
      const seen = await look(await route.fetch(`${path}?${query}`));
      expect([query, seen.size]).toEqual([query, size]);
      expect([seen.metadata.exif, seen.metadata.xmp, seen.metadata.icc]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(seen.bytes.includes('Secret')).toBe(false);
    }
    const upright = await look(await route.fetch(path));
    expect([upright.colour(5, 5), upright.colour(195, 5)]).toEqual(['blue', 'red']);
    const cut = await look(await route.fetch(`${path}?rect=0,0,100,200`));
    expect(cut.colour(50, 100)).toBe('blue');
    const turned = await look(await route.fetch(`${path}?or=90&w=100&h=50`));
    expect([turned.colour(5, 5), turned.colour(95, 5)]).toEqual(['yellow', 'blue']);
  });

  test('colours of a wide gamut are converted to sRGB', async () => {
    const wide = await sharp({
      create: { width: 20, height: 20, channels: 3, background: { r: 200, g: 60, b: 60 } },
    })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const seen = await look(await route.fetch(`${await route.add(wide, '20x20', 'png')}?w=10`));
    const [red = 0, green = 0] = seen.pixel(5, 5);
    expect(Math.abs(red - 200)).toBeLessThan(6);
    expect(Math.abs(green - 60)).toBeLessThan(6);
    expect(seen.metadata.hasProfile).toBe(false);
  });

  test('an SVG is sent as it is, in a sandbox, whatever is asked', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script></svg>';
    const path = await route.add(Buffer.from(svg), '40x30', 'svg');
    for (const query of ['', '?w=10', '?fm=png&auto=format']) {
      const response = await route.fetch(path + query, { headers: { accept: 'image/webp' } });
      expect(await response.text()).toBe(svg);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('content-security-policy')).toMatch(
        /^sandbox; default-src 'none'; style-src 'unsafe-inline'/,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('a drawing disguised as a photo is not drawn', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
    const path = await route.add(Buffer.from(svg), '40x30', 'png');
    const response = await route.fetch(`${path}?w=10`);
    expect(response.status).toBe(500);
    expect(route.warnings).toEqual(['The original of this image cannot be read']);
  });

  test('what is damaged or not what its name says is a fault of ours, in JSON', async () => {
    const bytes = await drawQuadrants(1600, 900).jpeg().toBuffer();
    const cut = await route.add(bytes.subarray(0, bytes.length / 2), '1600x900', 'jpg');
    const smaller = await route.add(bytes, '4000x3000', 'jpg');
    for (const path of [cut, smaller]) {
      const response = await route.fetch(`${path}?w=300`);
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({ error: 'Internal Server Error' });
    }
  });
});

describe('addresses', () => {
  const sha1 = 'a'.repeat(40);
  test.for([
    `/images/zellige/production/${sha1}-400x200.png`,
    `/images/zellige/autre/${sha1}-400x200.png`,
    `/images/autre/production/${sha1}-400x200.png`,
    '/images/zellige/production/',
    '/images/zellige/production/../../../etc/passwd',
    '/images/zellige/production/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    `/images/zellige/production/..%2f${sha1}-400x200.png`,
    `/images/zellige/production/${sha1}-400x200.png%00.jpg`,
    `/images/zellige/production/${sha1}-400x200.exe`,
    `/images/zellige/production/${sha1}-400x200.constructor`,
    `/images/zellige/production/${sha1.toUpperCase()}-400x200.png`,
    `/images/zellige/production/${sha1}-0x200.png`,
    '/images/zellige/production/%E0%A4%A',
  ])('%s is not found, in JSON', async (path) => {
    const response = await route.fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
  });

  test('an image imported later is found', async () => {
    const bytes = await sharp({
      create: { width: 9, height: 9, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const path = await route.add(bytes, '9x9', 'png');
    const file = join(route.originals, path.slice(path.lastIndexOf('/') + 1));
    await unlink(file);
    expect((await route.fetch(`${path}?w=3`)).status).toBe(404);
    await writeFile(file, bytes);
    expect((await route.fetch(`${path}?w=3`)).status).toBe(200);
  });

  test('a vanity name changes nothing but the name of a download', async () => {
    const plain = await look(await route.fetch(`${quadrants}?w=10`));
    const named = await route.fetch(`${quadrants}/caf%C3%A9-du-port.png?w=10&dl=`);
    expect(named.headers.get('content-disposition')).toBe(
      "attachment; filename=caf_-du-port.png; filename*=UTF-8''caf%C3%A9-du-port.png",
    );
    expect((await look(named)).bytes).toEqual(plain.bytes);
    expect((await route.fetch(`${quadrants}/a/b.png`)).status).toBe(404);
  });

  test('dl downloads under the name given, the original too', async () => {
    for (const query of ['dl=photo.png', 'w=10&dl=photo.png']) {
      const response = await route.fetch(`${quadrants}?${query}`);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename=photo.png');
    }
    const unnamed = await route.fetch(`${quadrants}?dl`);
    expect(unnamed.headers.get('content-disposition')).toMatch(/-400x200\.png$/);
    expect((await route.fetch(quadrants)).headers.get('content-disposition')).toBeNull();
  });

  test('images are read, not written', async () => {
    const response = await route.fetch(quadrants, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('caching', () => {
  test('an answer may be kept forever, by everybody, on every site', async () => {
    for (const query of ['', '?w=10', '?auto=format']) {
      const { headers } = await route.fetch(quadrants + query);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('etag')).toMatch(/^"[\da-f]{40}"$/);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  test('a client that has the image is told so, before anything is computed', async () => {
    const first = await route.fetch(`${quadrants}?w=10`);
    const etag = first.headers.get('etag') ?? '';
    for (const file of await derivativesOf(route)) await unlink(join(route.derivatives, file));
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await route.fetch(`${quadrants}?w=10`, { headers: { 'if-none-match': tag } });
      expect([again.status, again.body]).toEqual([304, null]);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toContain('immutable');
    }
    expect(await derivativesOf(route)).toEqual([]);
    const other = await route.fetch(`${quadrants}?w=11`, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  test('HEAD says what GET would, without the body', async () => {
    const first = await route.fetch(`${quadrants}?w=10`);
    expect(first.headers.get('cache-status')).toBe('images; fwd=uri-miss; stored');
    const get = await route.fetch(`${quadrants}?w=10`);
    expect(get.headers.get('cache-status')).toBe('images; hit');
    const head = await route.fetch(`${quadrants}?w=10`, { method: 'HEAD' });
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(head.headers.get('content-length')).toBe(String((await get.bytes()).length));
    expect(await head.text()).toBe('');
  });

  test('different words for the same image share one file', async () => {
    const queries = ['w=100', 'h=50', 'w=50&dpr=2', 'w=100.2&utm_source=x', 'fm=png&q=30&w=100'];
    for (const query of queries) await route.fetch(`${quadrants}?${query}`);
    expect(await derivativesOf(route)).toHaveLength(1);
    await route.fetch(`${quadrants}?w=101`);
    expect(await derivativesOf(route)).toHaveLength(2);
  });

  test('what was computed before a restart is served after it', async () => {
    const before = await route.fetch(`${quadrants}?w=100`);
    const [file = ''] = await derivativesOf(route);
    const path = join(route.derivatives, file);
    const stored = await readFile(path);
    await route.restart();
    const after = await route.fetch(`${quadrants}?w=100`);
    expect(await after.bytes()).toEqual(await before.bytes());
    expect(await readFile(path)).toEqual(stored);
  });

  test('a file cut short is computed again, not served', async () => {
    const before = await route.fetch(`${quadrants}?w=100`);
    const [file = ''] = await derivativesOf(route);
    await truncate(join(route.derivatives, file), 60);
    const after = await route.fetch(`${quadrants}?w=100`);
    expect(await after.bytes()).toEqual(await before.bytes());
    expect(route.warnings).toHaveLength(1);
  });
});

describe('under load', () => {
  test('a hundred visitors of one new image have it computed once', async () => {
    const big = await route.add(await drawQuadrants(1600, 900).png().toBuffer(), '1600x900', 'png');
    const made = new Set<string>();
    const watcher = watch(join(route.derivatives, 'incoming'), (_event, name) =>
      made.add(String(name)),
    );
    const answers = Array.from({ length: 100 }, () => route.fetch(`${big}?w=1200&fm=webp`));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    watcher.close();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(made.size).toBe(1);
  });

  test('beyond its share a network is told when to come back; another is served meanwhile', async () => {
    const requests = Array.from({ length: 160 }, (_, index) =>
      route.fetch(`${quadrants}?w=${index + 1}`, {}, '203.0.113.7'),
    );
    const visitor = await route.fetch(`${quadrants}?h=90`, {}, '198.51.100.1');
    expect(visitor.status).toBe(200);
    const answers = await Promise.all(requests);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
    expect(answers.length).toBe(
      refused.length + answers.filter(({ status }) => status === 200).length,
    );
    for (const response of refused) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('an answer is of at most ten megapixels, whatever is asked and however large the original is', {
    tags: ['slow'],
  }, async () => {
    const image = await look(await route.fetch(`${quadrants}?w=8000&h=4000&fit=scale&fm=jpg`));
    expect(image.size).toBe('4472x2236');
    const large = await route.add(
      await drawQuadrants(6000, 4000)
        .jpeg({ quality: 60 })
        .withExif({ IFD0: { Make: 'x' } })
        .toBuffer(),
      '6000x4000',
      'jpg',
    );
    const { width, height } = (await look(await route.fetch(large))).metadata;
    expect(width * height).toBeLessThanOrEqual(10_000_000);
    expect(width * height).toBeGreaterThan(9_900_000);
  });

  test('visitors who leave take their work with them', async () => {
    const leaving = new AbortController();
    const answers = Array.from({ length: 80 }, (_, index) =>
      route.fetch(`${quadrants}?h=${index + 1}`, { signal: leaving.signal }),
    );
    leaving.abort();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([499]));
    expect((await route.fetch(`${quadrants}?h=200`)).status).toBe(200);
    expect((await derivativesOf(route)).length).toBeLessThan(10);
  });

  test('the strongest blur of the largest image is no attack', { tags: ['slow'] }, async () => {
    const response = await route.fetch(`${quadrants}?w=4000&blur=2000&fm=jpg`);
    expect(response.status).toBe(200);
    expect((await look(response)).size).toBe('4000x2000');
  });

  test('a process that dies of an image costs that answer; the next is made by another', {
    tags: ['slow'],
  }, async () => {
    const alone = await ownProcesses();
    const path = await alone.add(
      await drawQuadrants(3000, 3000).png().toBuffer(),
      '3000x3000',
      'png',
    );
    const started = startedFromNow();
    const dying = alone.fetch(`${path}?w=3000&fm=webp`);
    await expect.poll(started).toHaveLength(1);
    for (const pid of started()) process.kill(pid, 'SIGKILL');
    expect((await dying).status).toBe(500);
    expect((await alone.fetch(`${path}?w=300&fm=webp`)).status).toBe(200);
  });

  test('closing finishes what runs and refuses what comes', async () => {
    const alone = await ownProcesses();
    const path = await alone.add(
      await drawQuadrants(1600, 900).png().toBuffer(),
      '1600x900',
      'png',
    );
    const started = startedFromNow();
    const running = alone.fetch(`${path}?fm=webp`);
    await expect.poll(started).toHaveLength(1);
    await alone.close();
    expect((await running).status).toBe(200);
    expect((await alone.fetch(`${path}?w=10`)).status).toBe(503);
  });
});

test('a process that made pictures gives their memory back before it ends', {
  tags: ['slow'],
}, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const size = { width: 1600, height: 1200, channels: 3, background: 'white', noise } as const;
  const alone = await ownProcesses();
  const path = await alone.add(await sharp({ create: size }).png().toBuffer(), '1600x1200', 'png');
  const started = startedFromNow();
  for (const width of [1200, 1300]) {
    expect((await alone.fetch(`${path}?w=${width}&fm=avif`)).status).toBe(200);
  }
  const [pid = 0, ...others] = started();
  expect(others).toEqual([]);
  expect(residentMemory(pid)).toBeGreaterThan(0);
  expect(residentMemory(pid) / 2 ** 20).toBeLessThan(110);
});

/** A route whose processes no other test has started. */
async function ownProcesses(): Promise<ImageRoute> {
  const alone = await startImageRoute();
  onTestFinished(() => alone.stop());
  return alone;
}

/** Lists the processes started since it was made: a PostgreSQL may run in this worker for other files. */
function startedFromNow(): () => number[] {
  const before = childrenOf(process.pid);
  return () => childrenOf(process.pid).filter((pid) => !before.includes(pid));
}

test('a disk with no room left costs speed, not the answer', async () => {
  const full = await startImageRoute({
    freeSpaceFloor: Number.MAX_SAFE_INTEGER,
    sharedProcesses,
  });
  const path = await full.add(await drawQuadrants().png().toBuffer(), '400x200', 'png');
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await look(await full.fetch(`${path}?w=100`))).size).toBe('100x50');
  }
  expect(await derivativesOf(full)).toEqual([]);
  await full.stop();
});

test('what is computed changes its key with the version of sharp', () => {
  expect(PIPELINE_VERSION).toContain(`sharp ${sharp.versions.sharp},`);
});

describe('whatever is asked', () => {
  let shared: ImageRoute;
  let path: string;
  beforeAll(async () => {
    shared = await startImageRoute({ sharedProcesses });
    path = await shared.add(await drawQuadrants(60, 40).png().toBuffer(), '60x40', 'png');
  });
  afterAll(() => shared.stop());

  const size = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: -2, max: 20_000 }));
  const parameter = fc.oneof(
    fc.tuple(fc.constantFrom('w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'pad'), size),
    fc.tuple(
      fc.constant('fit'),
      fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min', 'x'),
    ),
    fc.tuple(
      fc.constant('crop'),
      fc.constantFrom('top', 'left,bottom', 'center', 'focalpoint', 'entropy', ','),
    ),
    fc.tuple(
      fc.constant('rect'),
      fc.tuple(size, size, size, size).map((values) => values.join(',')),
    ),
    fc.tuple(fc.constantFrom('fp-x', 'fp-y'), fc.double({ min: -0.2, max: 1.2, noNaN: true })),
    fc.tuple(fc.constant('fp-z'), fc.integer({ min: 0, max: 110 })),
    fc.tuple(fc.constantFrom('q', 'sharp'), fc.integer({ min: -1, max: 101 })),
    fc.tuple(fc.constant('fm'), fc.constantFrom('jpg', 'pjpg', 'png', 'webp', 'avif', 'json')),
    fc.tuple(fc.constant('dpr'), fc.constantFrom(1, 1.5, 3, 4)),
    fc.tuple(fc.constant('blur'), fc.integer({ min: 0, max: 2100 })),
    fc.tuple(fc.constant('or'), fc.constantFrom(0, 90, 180, 270, 45)),
    fc.tuple(fc.constant('flip'), fc.constantFrom('h', 'v', 'hv', 'vh')),
    fc.tuple(fc.constant('bg'), fc.constantFrom('fff', '8f00', '00ff00', '80000000', 'nope')),
    fc.tuple(fc.constantFrom('invert', 'lossless'), fc.boolean()),
    fc.tuple(fc.constantFrom('sat', 'frame', 'auto', 'dl'), fc.constantFrom('-100', '1', 'format')),
    fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
  );

  // Over the pixel limits only a size could make a run slow, so large answers are left out here.
  const affordable = (pairs: [string, string | number | boolean][]) =>
    pairs.every(
      ([name, value]) =>
        name === 'rect' ||
        typeof value !== 'number' ||
        value < 100 ||
        value > 8192 ||
        name === 'blur',
    );

  test('an image whose size can be trusted, or a refusal that names its parameter [I02]', {
    tags: ['slow'],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 7 }).filter(affordable), async (pairs) => {
        const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
        const response = await shared.fetch(`${path}?${query}`);
        if (response.status === 200) {
          const { width, height } = (await look(response)).metadata;
          expect(Math.max(width, height)).toBeLessThanOrEqual(8192);
        } else {
          expect(response.status).toBe(400);
          const { parameter: named } = await response.json();
          expect(query.has(named) || named === 'h').toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
