import { describe, expect, test } from 'vitest';
import { FAMILIES, type Family } from './families.ts';
import { distance } from './geometry.ts';
import { familyTiling, roseWindow, type Tile } from './tiling.ts';

const names = Object.keys(FAMILIES).filter((name): name is Family => name in FAMILIES);

/** The stars nested in a heart lie on top of its outermost one: they cover nothing new. */
const surface = (tiles: readonly Tile[]) =>
  tiles.filter(({ heart }) => !heart).reduce((total, { area }) => total + area, 0);

describe.each(names)('the family %s', (family) => {
  const { tiles } = familyTiling(family);

  test('covers its cell without gap or overlap', () => {
    expect(surface(tiles)).toBeCloseTo(1, 3);
  });

  test('has a heart', () => {
    expect(tiles.filter(({ heart }) => heart === 0)).toHaveLength(1);
  });

  test('looks the same after a quarter of a turn', () => {
    for (const { centre, kind } of tiles) {
      const quarter = { x: -centre.y, y: centre.x };
      const twins = tiles.filter((tile) => tile.kind === kind);
      // A piece on the border of the cell has its twin on the opposite border.
      const near = twins.some(({ centre: twin }) => {
        const apart = { x: twin.x - quarter.x, y: twin.y - quarter.y };
        const nearestNode = { x: Math.round(apart.x), y: Math.round(apart.y) };
        return distance(apart, nearestNode) < 0.01;
      });
      expect(near).toBe(true);
    }
  });

  test('numbers its kinds from the middle outwards', () => {
    for (const a of tiles) {
      for (const b of tiles) {
        if (a.kind < b.kind) expect(a.radius).toBeLessThan(b.radius + 1 / 60);
      }
    }
  });
});

test('a rose window covers its disc', () => {
  const sides = 6 * 16;
  const disc = (sides / 2) * Math.sin((2 * Math.PI) / sides);
  expect(surface(roseWindow(16, [0.26, 0.55, 0.82]).tiles)).toBeCloseTo(disc, 3);
});
