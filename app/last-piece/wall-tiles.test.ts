import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recoloring, TINT_NAMES } from '../../packages/drawings/zellige/tints.ts';
import { farthest, readWall, ringsAround } from './wall-tiles.ts';

const WALLS = ['hero.svg', 'hero-mobile.svg', 'not-found.svg', 'not-found-mobile.svg'];

function drawingOf(file: string): string {
  return readFileSync(new URL(`../drawings/${file}`, import.meta.url), 'utf8');
}

test.each(WALLS)('every tile of %s is read, and stands in one ring', (file) => {
  const drawing = drawingOf(file);
  const wall = readWall(drawing);
  expect(wall.tiles).toHaveLength(drawing.match(/\dz/g)?.length ?? 0);
  expect(wall.grout).toContain('stroke-width');
  const middle = { x: wall.width / 2, y: wall.height / 2 };
  const rings = ringsAround(wall.tiles, middle, farthest(wall.tiles, middle) / 11);
  expect(rings.flat()).toHaveLength(wall.tiles.length);
  expect(rings.length).toBeGreaterThan(6);
  expect(rings.length).toBeLessThanOrEqual(12);
});

test('a tile’s bounds are those of its corners', () => {
  const { tiles } = readWall(
    '<svg viewBox="0 0 90 60"><path fill="#1E1A78" stroke="#FFFFFF" d="M10 20l-4.5 30.5 8 0z"/></svg>',
  );
  expect(tiles).toEqual([
    {
      fill: '#1E1A78',
      outline: 'M10 20l-4.5 30.5 8 0z',
      left: 5.5,
      top: 20,
      right: 13.5,
      bottom: 50.5,
    },
  ]);
});

test.each(TINT_NAMES)('the drawn walls bring the tint %s with them', (tint) => {
  const changed = [...recoloring(tint)].filter(([before, after]) => before !== after);
  for (const file of ['hero.svg', 'hero-mobile.svg']) {
    expect([...readWall(drawingOf(file)).recoloring(tint)]).toEqual(changed);
  }
  for (const file of ['not-found.svg', 'not-found-mobile.svg']) {
    const drawing = drawingOf(file);
    const [, ground = ''] = /<rect[^>]* fill="(#\w{6})"/.exec(drawing) ?? [];
    const colors = readWall(drawing).recoloring(tint);
    // No tile may vanish in the ground.
    expect([...colors.values()]).not.toContain(ground);
    expect([...colors.keys()]).toEqual(changed.map(([before]) => before));
  }
});
