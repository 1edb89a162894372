import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COLORS } from '../zellige/colors.ts';
import { reliefDrawing } from './relief.ts';

const DRAWINGS = new URL('../../../app/drawings/', import.meta.url);

const names = (await readdir(DRAWINGS, { recursive: true }))
  .filter((path) => path.endsWith('.svg'))
  .map((path) => path.replaceAll('\\', '/').replace(/\.svg$/, ''));

function viewBox(svg: string): string | undefined {
  return /^<svg [^>]*viewBox="([^"]+)"/.exec(svg)?.[1];
}

test('each drawing of the first family has one of the same view box in this one', async () => {
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const first = await readFile(new URL(`${name}.svg`, DRAWINGS), 'utf8');
    const svg = reliefDrawing(name) ?? '';
    expect(viewBox(svg), name).toBe(viewBox(first));
    // In a frame of another ratio both are cut, or both stand in it whole.
    expect(rootOf(svg).includes('slice'), name).toBe(rootOf(first).includes('slice'));
  }
});

function rootOf(svg: string): string {
  return svg.slice(0, svg.indexOf('>'));
}

test('no two drawings are the same', () => {
  expect(new Set(names.map(reliefDrawing)).size).toBe(names.length);
});

test('a name that the first family has not is drawn by neither', () => {
  expect(reliefDrawing('icons')).toBeUndefined();
  expect(reliefDrawing('toString')).toBeUndefined();
});

test('each element is closed, each number is one, and no drawing loads, scripts or takes the blue of buttons', () => {
  for (const name of names) {
    const svg = reliefDrawing(name) ?? '';
    expect(isWellFormed(svg), name).toBe(true);
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|<script|<text|href=/);
    expect(svg, name).not.toContain(COLORS.majorelle);
  }
});

test('no drawing weighs more than 17 kB', () => {
  for (const name of names) {
    expect(reliefDrawing(name)?.length ?? 0, name).toBeLessThan(17_000);
  }
});

test('the six tiles of qualities, and the wall that is asked to be still, keep their names', () => {
  const tiles = reliefDrawing('benefit-stars') ?? '';
  for (const tile of [1, 2, 3, 4, 5, 6]) expect(tiles).toContain(`<view id="star-${tile}"`);
  for (const hero of ['hero', 'hero-mobile']) expect(reliefDrawing(hero)).toContain('id="still"');
});

test('the words of the home page have the upper part of their picture to themselves, in both sizes', async () => {
  for (const [name, part] of [
    ['hero', 0.5],
    ['hero-mobile', 0.45],
  ] as const) {
    // Its motion is the browser's.
    const still = (reliefDrawing(name) ?? '').replace(/<style>.*?<\/style>/s, '');
    const { data, info } = await sharp(Buffer.from(still), { density: 72 })
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.findIndex((alpha) => alpha > 0) / info.width / info.height, name).toBeGreaterThan(
      part,
    );
    expect(data.at(-1), name).toBe(255);
  }
});

test('an open door, a closed one and a lens with nothing under it are told from the others', () => {
  expect(reliefDrawing('career-door-open')).not.toBe(reliefDrawing('career-door-closed'));
  expect(reliefDrawing('search-lens')).not.toBe(reliefDrawing('search-lens-empty'));
});

/** Whether each element that opens is closed, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, end, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (end && open.pop() !== name) return false;
    if (!end && !self) open.push(name);
  }
  return open.length === 0 && svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"');
}
