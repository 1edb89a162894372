import { field } from './field.ts';
import { circle, clipped, drawing, filled, rect, star } from './markup.ts';
import { INK } from './palettes.ts';
import type { Frame } from './placement.ts';
import { pick, type Random, randomFrom } from './random.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

const COLORS = [INK.chaux, INK.safran, INK.ciel, INK.terre, INK.nuitClaire] as const;

/** The smallest tiled module, in pixels: a smaller rosette cannot be read, and a plain square calms the rest. */
const SMALLEST_TILED = 100;

/** Chance that a module is not there yet, by row from the top and by column from the left. */
const MISSING = {
  leftwards: { rows: [0.2, 0.06], columns: [0.55, 0.12] },
  upwards: { rows: [0.72, 0.34, 0.08], columns: [] },
};

export interface ModulesOptions {
  /** Modules in a row; 5 by default. */
  readonly across?: number;
  /** The side on which they come apart into the ground; leftwards by default. */
  readonly dissolve?: keyof typeof MISSING;
}

/** Square modules like the blocks of a page, on nuit, at the bottom right. Stands for building sites. */
export function modules(
  seed: string,
  width: number,
  height: number,
  { across = 5, dissolve = 'leftwards' }: ModulesOptions = {},
): string {
  const random = randomFrom(seed);
  const side = Math.ceil(width / across);
  // The topmost row of a wall that dissolves upwards is whole: half modules would look cut off.
  const rows = dissolve === 'upwards' ? Math.floor(height / side) : Math.ceil(height / side);
  const { rows: missingInRow, columns: missingInColumn } = MISSING[dissolve];
  let body = rect(0, 0, width, height, INK.nuit);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < across; column++) {
      if (random() < (missingInRow[row] ?? 0) + (missingInColumn[column] ?? 0)) continue;
      const square = { x: width - (across - column) * side, y: height - (rows - row) * side, side };
      body += module({ width, height }, square, `${seed} ${row} ${column}`, random);
    }
  }
  return drawing(width, height, body, dissolve === 'upwards' ? 'xMidYMax' : 'xMaxYMid');
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function module(frame: Frame, square: Square, seed: string, random: Random): string {
  const { x, y, side } = square;
  const color = pick(random, COLORS);
  const ground = around(COLORS, COLORS.indexOf(color) + 1 + Math.floor(random() * 3));
  const [cx, cy] = [x + side / 2, y + side / 2];
  // The base is half a pixel larger, or anti-aliasing draws the joints.
  const base = rect(x, y, side + 0.5, side + 0.5, ground);
  const figure = pick(random, ['quarter', 'quarter', 'tiled', 'quarter', 'star', 'disc'] as const);
  const corner = Math.floor(random() * 4);
  switch (figure) {
    case 'quarter':
      return base + quarterDisc(square, corner, color);
    case 'tiled':
      return side < SMALLEST_TILED ? base : tiled(frame, square, seed);
    case 'star':
      return (
        base +
        star(cx, cy, side * 0.48, color, { points: 16, notch: 0.72 }) +
        star(cx, cy, side * 0.22, ground)
      );
    case 'disc':
      return base + circle(cx, cy, side * 0.4, color) + circle(cx, cy, side * 0.2, ground);
  }
}

/** A quarter of a disc as large as the square, about one of its corners. */
function quarterDisc({ x, y, side }: Square, corner: number, color: string): string {
  const turn = `rotate(${90 * corner} ${x + side / 2} ${y + side / 2})`;
  return `<g transform="${turn}">${filled(`M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}z`, color)}</g>`;
}

function tiled(frame: Frame, { x, y, side }: Square, seed: string): string {
  const placement = { scale: side, x: x + side / 2, y: y + side / 2 };
  const tiles = field({
    tiling: familyTiling('eight'),
    frame,
    placement,
    seed,
    joint: { width: side / 70, color: INK.chaux },
    keep: ({ spot }) =>
      Math.max(Math.abs(spot.x - placement.x), Math.abs(spot.y - placement.y)) < side * 0.75,
    paint: ({ kind }) => around([INK.safran, INK.nuit, INK.terre, INK.ciel, INK.nuit], kind),
  });
  const opening = `M${x} ${y}h${side}v${side}h-${side}z`;
  return clipped(
    `m${seed.replace(/\W+/g, '-')}`,
    opening,
    rect(x, y, side, side, INK.chaux) + tiles,
  );
}
