import type { Family } from './families.ts';
import { field } from './field.ts';
import { type Point, polar, TURN } from './geometry.ts';
import { drawing, filled, polygonPath } from './markup.ts';
import { INK } from './palettes.ts';
import { pick, randomFrom } from './random.ts';
import { REFERENCE_DIGITS, referenceDigits } from './reference-digits.ts';
import { around } from './ring.ts';
import { familyTiling, type Tile } from './tiling.ts';

export const ROSETTE_SIZE = 240;

const MIDDLE: Point = { x: ROSETTE_SIZE / 2, y: ROSETTE_SIZE / 2 };

/** The parts of the rosette from the middle outwards, in units of the drawing. */
const RADII = { wall: 95, plate: 104, foot: 97, base: 102, tip: 119 } as const;

/** A tooth for each digit of a reference. */
const TEETH = REFERENCE_DIGITS;

const FAMILIES: readonly [Family, ...Family[]] = [
  'twelve',
  'twelveBroad',
  'sixteen',
  'sixteenSharp',
  'twentyFour',
  'eight',
];

/** The ground of the plate, the three enamels of its teeth, and those of its wall from the middle outwards. */
const GLAZES = [
  [INK.nuit, [INK.safran, INK.terre, INK.ciel], [INK.terre, INK.safran, INK.chaux, INK.ciel]],
  [INK.encre, [INK.safran, INK.ciel, INK.terre], [INK.safran, INK.terre, INK.ciel, INK.chaux]],
  [
    INK.encre,
    [INK.verveine, INK.safran, INK.aube],
    [INK.menthe, INK.verveine, INK.safran, INK.chaux],
  ],
  [INK.nuit, [INK.aube, INK.terre, INK.chaux], [INK.terre, INK.aube, INK.safran, INK.chaux]],
  [INK.encre, [INK.aube, INK.terre, INK.safran], [INK.terre, INK.aube, INK.chaux, INK.safran]],
  [INK.nuit, [INK.verveine, INK.ciel, INK.safran], [INK.safran, INK.verveine, INK.ciel, INK.chaux]],
] as const;

/**
 * The rosette of one message, 240 × 240, on no ground: its teeth spell the reference, so that no other message has it,
 * and what is inside follows from it too. Everything that shows it draws it here.
 *
 * @param reference nine signs of A–Z and 0–9, with or without what parts them: `7F3-KQ2-9XD`
 */
export function messageRosette(reference: string): string {
  const random = randomFrom(`${reference} rosace`);
  const [ground, teeth, enamels] = pick(random, GLAZES);
  const family = pick(random, FAMILIES);
  const turn = Math.floor(random() * enamels.length);
  const step = pick(random, [1, 3]);
  const heart = pick(random, [INK.safran, INK.chaux, INK.terre]);
  const paint = (tile: Tile) =>
    tile.heart === undefined
      ? around(enamels, turn + step * tile.kind)
      : around([ground, heart, ground], tile.heart);
  return drawing(
    ROSETTE_SIZE,
    ROSETTE_SIZE,
    filled(polygonPath(ring(RADII.plate), 1), ground) +
      `<g stroke="${ground}">${referenceDigits(reference)
        .map((digit, index) => filled(tooth(index), teeth[digit] ?? teeth[0]))
        .join('')}</g>` +
      field({
        tiling: familyTiling(family),
        frame: { width: ROSETTE_SIZE, height: ROSETTE_SIZE },
        placement: { scale: 2 * RADII.wall, ...MIDDLE },
        seed: reference,
        joint: { width: 1.5, color: ground },
        keep: ({ node, radius }) => node.x === 0 && node.y === 0 && radius < 0.46,
        paint,
        decimals: 1,
      }),
  );
}

function tooth(index: number): string {
  const at = (radius: number, steps: number) =>
    polar(radius, ((index + steps) * TURN) / TEETH - TURN / 4, MIDDLE);
  return polygonPath(
    [at(RADII.foot, 0), at(RADII.base, -0.5), at(RADII.tip, 0), at(RADII.base, 0.5)],
    1,
  );
}

/** A polygon of as many sides as there are teeth. */
function ring(radius: number): Point[] {
  return Array.from({ length: TEETH }, (_, index) =>
    polar(radius, ((index + 0.5) * TURN) / TEETH - TURN / 4, MIDDLE),
  );
}
