import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Brand, DEFAULT_BRAND, readBrand } from '../../packages/drawings/brand/brand.ts';
import { createCards } from './cards.ts';
import { createIcons } from './icons.ts';
import { createLogoReader } from './read-logo.ts';

const directory = await mkdtemp(join(tmpdir(), 'icons-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const RIF = readBrand({ colors: { night: '#0B3B44', warm: '#F2B134' }, drawings: 'relief' });

const SIZES = {
  '/favicon.svg': [40, 40],
  '/favicon.ico': [32, 32],
  '/apple-touch-icon.png': [180, 180],
  '/icon-192.png': [192, 192],
  '/icon-512.png': [512, 512],
  '/icon-maskable-512.png': [512, 512],
  '/social-card.png': [1200, 630],
} as const;

/** Icons of a brand that may change, and a site that has its logo. */
async function open(first: Brand, logos: Readonly<Record<string, Buffer>> = {}) {
  const server = createServer((request, response) => {
    const logo = logos[request.url ?? ''];
    response.writeHead(logo ? 200 : 404).end(logo);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  let brand = first;
  const origin = `http://127.0.0.1:${port}`;
  const readLogo = createLogoReader({ brand: () => brand, origin, warn });
  const cards = createCards({
    folder: join(directory, `icons-${port}`),
    root: new URL('../../', import.meta.url),
    program: new URL('draw-card.ts', import.meta.url),
    brand: () => brand,
    readLogo,
    freeSpaceFloor: 0,
    warn,
  });
  return {
    ...createIcons({ brand: () => brand, cards, readLogo, warn }),
    warnings,
    become(next: Brand) {
      brand = next;
    },
    async [Symbol.asyncDispose]() {
      await cards.close();
      server.close();
    },
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function bodyOf(icons: Opened, address: string): Promise<Buffer> {
  const page = await icons.find(address);
  if (!page) throw new Error(`nothing at ${address}`);
  return page.body;
}

/** The colour in the middle of a part of a picture, `#RRGGBB`. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4;
  return `#${data.subarray(at, at + 3).toString('hex')}`.toUpperCase();
}

test('the default brand has the files of public/', async () => {
  await using icons = await open(DEFAULT_BRAND);
  for (const address of [...Object.keys(SIZES), '/logo.png']) {
    expect(icons.isDrawn(address)).toBe(false);
    expect(await icons.find(address)).toBeUndefined();
  }
});

test('another brand has every icon at the same address, of the same type and size', {
  tags: ['slow'],
}, async () => {
  await using icons = await open(RIF);
  for (const [address, [width, height]] of Object.entries(SIZES)) {
    expect(icons.isDrawn(address)).toBe(true);
    const page = await icons.find(address);
    expect(page?.headers.get('cache-control')).toBe('no-cache');
    const body = await bodyOf(icons, address);
    const picture = address.endsWith('.ico') ? body.subarray(22) : body;
    expect(await sharp(picture).metadata(), address).toMatchObject({ width, height });
  }
  expect(await colorAt(await bodyOf(icons, '/icon-512.png'), 0.02, 0.02)).toBe(RIF.colors.nuit);
  expect(icons.isDrawn('/logo.png')).toBe(false);
  expect(await icons.find('/contact')).toBeUndefined();
});

test('icons change with the brand', { tags: ['slow'] }, async () => {
  await using icons = await open(RIF);
  await bodyOf(icons, '/icon-192.png');
  const other = readBrand({ colors: { night: '#4A1530' } });
  icons.become(other);
  expect(await colorAt(await bodyOf(icons, '/icon-192.png'), 0.02, 0.02)).toBe(other.colors.nuit);
  icons.become(DEFAULT_BRAND);
  expect(await icons.find('/icon-192.png')).toBeUndefined();
});

test('a logo that is square enough is the icon, on the colour of pages', {
  tags: ['slow'],
}, async () => {
  const src = '/images/logo.svg';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 64"><path fill="#C4432B" d="M0 0h60v64H0z"/></svg>';
  const logo = { src, width: 60, height: 64 };
  await using icons = await open({ ...DEFAULT_BRAND, logo }, { [src]: Buffer.from(svg) });
  for (const address of ['/icon-512.png', '/icon-maskable-512.png']) {
    expect(await colorAt(await bodyOf(icons, address), 0.5, 0.5)).toBe('#C4432B');
    expect(await colorAt(await bodyOf(icons, address), 0.05, 0.5)).toBe('#FBF9F4');
  }
  const tab = (await bodyOf(icons, '/favicon.svg')).toString();
  expect(tab).toContain('<image');
  expect(tab).not.toContain('C4432B');
  expect(await sharp(await bodyOf(icons, '/logo.png')).metadata()).toMatchObject({
    format: 'png',
    width: 82,
    height: 88,
  });
});

test('a wide logo is no icon, and stands in mails', { tags: ['slow'] }, async () => {
  const src = '/images/logo.png';
  const wide = await sharp({
    create: { width: 240, height: 60, channels: 3, background: '#C4432B' },
  })
    .png()
    .toBuffer();
  const logo = { src, width: 240, height: 60 };
  await using icons = await open({ ...RIF, logo }, { [src]: wide });
  expect((await bodyOf(icons, '/favicon.svg')).toString()).not.toContain('<image');
  expect(await colorAt(await bodyOf(icons, '/logo.png'), 0.5, 0.5)).toBe('#C4432B');
  expect(await colorAt(await bodyOf(icons, '/social-card.png'), 0.5, 0.5)).toBe('#C4432B');
});

test.each([
  ['away', {}],
  ['no picture', { '/images/logo.svg': Buffer.from('<html>') }],
  ['larger than 2 MB', { '/images/logo.svg': Buffer.alloc(2_100_000) }],
])('a logo that is %s leaves the mark', { tags: ['slow'] }, async (_, logos) => {
  const logo = { src: '/images/logo.svg', width: 64, height: 64 };
  await using icons = await open({ ...RIF, logo }, logos);
  expect(await colorAt(await bodyOf(icons, '/icon-192.png'), 0.02, 0.02)).toBe(RIF.colors.nuit);
  expect(icons.warnings).toHaveLength(1);
});
