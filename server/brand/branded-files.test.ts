import { expect, test } from 'vitest';
import { type Brand, DEFAULT_BRAND, readBrand } from '../../packages/drawings/brand/brand.ts';
import { reliefDrawing } from '../../packages/drawings/relief/relief.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import type { Page } from '../pages/page.ts';
import { markOf } from './brand-addresses.ts';
import { brandedFiles } from './branded-files.ts';

const DRAWING = '/assets/hero-B1x_-9zQ.svg';
const SCRIPT = '/assets/site-B1x_-9zQ.js';

function file(text: string): Page {
  return {
    status: 200,
    headers: new Headers(),
    body: Buffer.from(text),
    digest: 'built',
    encoded: new Map(),
  };
}

const built = new Map([
  [DRAWING, file(`<svg><path fill="${COLORS.nuit}"/></svg>`)],
  [SCRIPT, file(`"${DRAWING}"`)],
]);

const marked = (address: string, brand: Brand) => `/~${markOf(brand)}${address}`;

test('the default brand has the files as they were built', () => {
  const files = brandedFiles(built, () => DEFAULT_BRAND);
  for (const address of built.keys()) expect(files.get(address)).toBe(built.get(address));
  expect(files.get('/assets/none.svg')).toBeUndefined();
});

test('a drawing is in the colours of the brand, made once, with a digest of its own', () => {
  let brand: Brand = readBrand({ colors: { night: '#0B3D2E' } });
  const files = brandedFiles(built, () => brand);
  const drawn = files.get(marked(DRAWING, brand));
  expect(drawn?.body.toString()).toBe('<svg><path fill="#0B3D2E"/></svg>');
  expect(drawn?.digest).not.toBe('built');
  expect(files.get(marked(DRAWING, brand))).toBe(drawn);
  expect(files.get(SCRIPT)).toBe(built.get(SCRIPT));
  brand = readBrand({ colors: { night: '#3D0B2E' } });
  expect(files.get(marked(DRAWING, brand))?.body.toString()).toContain('#3D0B2E');
});

test('a script spells the addresses of the brand it is asked for with', () => {
  const brand = readBrand({ colors: { night: '#0B3D2E' } });
  const script = brandedFiles(built, () => brand).get(marked(SCRIPT, brand));
  expect(script?.body.toString()).toBe(`"${marked(DRAWING, brand)}"`);
});

test('an address of another brand shows the current one, and is asked again for each time', () => {
  const [brand, former] = ['#0B3D2E', '#3D0B2E'].map((night) => readBrand({ colors: { night } }));
  if (!brand || !former) throw new Error('no brand');
  const files = brandedFiles(built, () => brand);
  const caching = (address: string) => files.get(address)?.headers.get('cache-control');
  expect(caching(marked(DRAWING, brand))).toContain('max-age');
  for (const address of [DRAWING, marked(DRAWING, former)]) {
    expect(files.get(address)?.body.toString()).toContain('#0B3D2E');
    expect(caching(address)).toBe('no-cache');
  }
  const again = brandedFiles(built, () => DEFAULT_BRAND);
  expect(again.get(marked(DRAWING, brand))?.body).toBe(built.get(DRAWING)?.body);
  expect(again.get(marked(DRAWING, brand))?.headers.get('cache-control')).toBe('no-cache');
});

test('the second family has a drawing of its own in the place of each', () => {
  const files = brandedFiles(built, () => readBrand({ drawings: 'relief' }));
  expect(files.get(DRAWING)?.body.toString()).toBe(reliefDrawing('hero'));
});
