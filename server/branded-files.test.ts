import { expect, test } from 'vitest';
import { type Brand, DEFAULT_BRAND, readBrand } from '../brand/brand.ts';
import { reliefDrawing } from '../relief/relief.ts';
import { COLORS } from '../zellige/colors.ts';
import { brandedFiles } from './branded-files.ts';
import type { Page } from './pages/page.ts';

const DRAWING = '/assets/hero-B1x_-9zQ.svg';

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
  ['/assets/site-B1.js', file(`"${COLORS.nuit}"`)],
]);

test('the default brand has the files as they were built', () => {
  const files = brandedFiles(built, () => DEFAULT_BRAND);
  for (const address of built.keys()) expect(files.get(address)).toBe(built.get(address));
  expect(files.get('/assets/none.svg')).toBeUndefined();
});

test('a drawing is in the colours of the brand, made once, with a digest of its own', () => {
  let brand: Brand = readBrand({ colors: { night: '#0B3D2E' } });
  const files = brandedFiles(built, () => brand);
  const drawn = files.get(DRAWING);
  expect(drawn?.body.toString()).toBe('<svg><path fill="#0B3D2E"/></svg>');
  expect(drawn?.digest).not.toBe('built');
  expect(files.get(DRAWING)).toBe(drawn);
  expect(files.get('/assets/site-B1.js')).toBe(built.get('/assets/site-B1.js'));
  brand = readBrand({ colors: { night: '#3D0B2E' } });
  expect(files.get(DRAWING)?.body.toString()).toContain('#3D0B2E');
});

test('the second family has a drawing of its own in the place of each', () => {
  const files = brandedFiles(built, () => readBrand({ drawings: 'relief' }));
  expect(files.get(DRAWING)?.body.toString()).toBe(reliefDrawing('hero'));
});
