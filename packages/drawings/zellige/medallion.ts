import { leafPath } from './covers/leaf.ts';
import { field } from './field.ts';
import { distance, polar, TURN } from './geometry.ts';
import { interlace } from './interlace.ts';
import { circle, clipped, drawing, filled, polygonPath, star } from './markup.ts';
import { colorDistance } from './oklab.ts';
import { INK } from './palettes.ts';
import { hash, pick, type Random, randomFrom } from './random.ts';
import { around } from './ring.ts';
import { familyTiling, roseWindow } from './tiling.ts';

const SIZE = 640;
const MIDDLE = { x: SIZE / 2, y: SIZE / 2 };
const RADIUS = 318;

/** The enamels of a medallion from the one that strikes first; it lies on nuit. */
const ENAMELS = {
  safran: [INK.safran, INK.terre, INK.chaux, INK.ciel],
  terre: [INK.terre, INK.chaux, INK.safran, INK.aube],
  ciel: [INK.ciel, INK.chaux, INK.terre, INK.safran],
  menthe: [INK.menthe, INK.chaux, INK.safran, INK.aube],
  aube: [INK.aube, INK.terre, INK.chaux, INK.safran],
  chaux: [INK.chaux, INK.menthe, INK.safran, INK.terre],
} as const;

type Enamels = (typeof ENAMELS)[keyof typeof ENAMELS];

interface Canvas {
  readonly enamels: Enamels;
  readonly random: Random;
  readonly id: string;
}

const DRAW = { window, star: tiledStar, knot, flower, shell, sunburst } as const satisfies Record<
  string,
  (canvas: Canvas) => string
>;

export type MedallionKind = keyof typeof DRAW;
export type MedallionColor = keyof typeof ENAMELS;

export const MEDALLION_KINDS = [
  'window',
  'star',
  'knot',
  'flower',
  'shell',
  'sunburst',
] as const satisfies readonly MedallionKind[];

export const MEDALLION_COLORS = [
  'safran',
  'terre',
  'ciel',
  'menthe',
  'aube',
  'chaux',
] as const satisfies readonly MedallionColor[];

/** OKLab distance under which a piece and a picture seem to be of one colour. */
const NEAR_COLOR = 0.12;

/** Whether a medallion would seem to be of the colour that rules a picture, `#rrggbb`. */
export function isOfColor(color: MedallionColor, picture: string): boolean {
  return colorDistance(picture, INK[color]) < NEAR_COLOR;
}

/** The round piece beside the call at the end of a page, 640 × 640, to lie on nuit. */
export function medallion(seed: string, kind: MedallionKind, color: MedallionColor): string {
  const id = `m${hash(`${seed} ${kind} ${color}`).toString(36)}`;
  const random = randomFrom(`${seed} médaillon`);
  return drawing(SIZE, SIZE, DRAW[kind]({ enamels: ENAMELS[color], random, id }));
}

/** A rose window, as over the door of a station. */
function window({ enamels, random, id }: Canvas): string {
  const [first, second, third, fourth] = enamels;
  const colors = [first, second, third, fourth, INK.nuitMoyenne, first, second, third];
  const rings = pick(random, [
    [0.26, 0.55, 0.82],
    [0.34, 0.6, 0.86],
    [0.22, 0.46, 0.74],
  ]);
  return field({
    tiling: roseWindow(16, rings),
    frame: { width: SIZE, height: SIZE },
    placement: { scale: RADIUS, ...MIDDLE },
    seed: id,
    joint: { width: 2, color: INK.nuit },
    paint: ({ kind }) => around(colors, kind),
  });
}

/** One star of a wall, cut out with what it touches. */
function tiledStar({ enamels: [first, second, third, fourth], random, id }: Canvas): string {
  return field({
    tiling: familyTiling(pick(random, ['sixteenSharp', 'sixteen'])),
    frame: { width: SIZE, height: SIZE },
    placement: { scale: 590, ...MIDDLE },
    seed: id,
    joint: { width: 3, color: INK.nuit },
    keep: ({ spot }) => distance(spot, MIDDLE) < RADIUS * 0.93,
    paint: ({ heart, radius }) => {
      if (heart !== undefined) return around([first, INK.nuit, third], heart);
      if (radius < 0.24) return second;
      if (radius < 0.36) return first;
      return radius < 0.46 ? third : fourth;
    },
  });
}

/** Bands that pass over and under each other, in a ring. */
function knot({ enamels: [first, second, third], random, id }: Canvas): string {
  const family = pick(random, ['eight', 'khatam', 'twelveBroad']);
  const frame = { width: SIZE, height: SIZE };
  const placement = { scale: family === 'twelveBroad' ? 430 : 300, ...MIDDLE };
  const round = `M${MIDDLE.x - RADIUS + 26} ${MIDDLE.y}a${RADIUS - 26} ${RADIUS - 26} 0 1 0 ${2 * (RADIUS - 26)} 0a${RADIUS - 26} ${RADIUS - 26} 0 1 0 ${-2 * (RADIUS - 26)} 0z`;
  const stars = field({
    tiling: familyTiling(family),
    frame,
    placement,
    seed: id,
    paint: ({ kind }) => (kind === 0 ? third : undefined),
  });
  const bands = interlace({
    family,
    frame,
    placement,
    band: placement.scale * 0.06,
    edge: INK.nuit,
    fill: second,
  });
  return (
    circle(MIDDLE.x, MIDDLE.y, RADIUS, second) +
    circle(MIDDLE.x, MIDDLE.y, RADIUS - 14, INK.nuit) +
    circle(MIDDLE.x, MIDDLE.y, RADIUS - 26, first) +
    clipped(`${id}-round`, round, stars + bands)
  );
}

/** Three whorls of petals. */
function flower({ enamels: [first, second, third, fourth], random }: Canvas): string {
  const many = pick(random, [10, 12, 14]);
  const whorl = (reach: number, from: number, belly: number, turn: number) =>
    Array.from({ length: many }, (_, i) => {
      const angle = ((i + turn) * TURN) / many;
      return leafPath(polar(from, angle, MIDDLE), polar(reach, angle, MIDDLE), belly, true);
    }).join('');
  return (
    filled(whorl(RADIUS, 90, 0.36, 0), first) +
    filled(whorl(RADIUS * 0.8, 120, 0.16, 0), second) +
    filled(whorl(RADIUS * 0.66, 60, 0.36, 0.5), third) +
    filled(whorl(RADIUS * 0.5, 70, 0.18, 0.5), INK.nuit) +
    star(MIDDLE.x, MIDDLE.y, 100, fourth, { points: many, notch: 0.78 }) +
    star(MIDDLE.x, MIDDLE.y, 56, INK.nuit, { points: 8 }) +
    star(MIDDLE.x, MIDDLE.y, 30, second, { points: 8 })
  );
}

/** Scales of a fish, ring behind ring, to the rim. */
function shell({ enamels, random }: Canvas): string {
  const many = pick(random, [18, 20, 22]);
  const rings = [0.86, 0.68, 0.51, 0.36, 0.24];
  const first = Math.floor(random() * 2);
  return (
    circle(MIDDLE.x, MIDDLE.y, RADIUS * 0.86, INK.nuitMoyenne) +
    rings
      .map((reach, ring) => {
        const radius = ((RADIUS * reach * TURN) / many / 2) * 1.04;
        return Array.from({ length: many }, (_, i) => {
          const { x, y } = polar(RADIUS * reach, ((i + (ring % 2) / 2) * TURN) / many, MIDDLE);
          const color = around(enamels, ring + first);
          return (
            circle(x, y, radius, color) +
            circle(x, y, radius * 0.66, INK.nuit) +
            circle(x, y, radius * 0.4, around(enamels, ring + first + 1))
          );
        }).join('');
      })
      .join('') +
    circle(MIDDLE.x, MIDDLE.y, RADIUS * 0.2, enamels[0]) +
    star(MIDDLE.x, MIDDLE.y, RADIUS * 0.16, INK.nuit) +
    star(MIDDLE.x, MIDDLE.y, RADIUS * 0.08, enamels[2])
  );
}

/** Rings of teeth about a disc, each against the one around it. */
function sunburst({ enamels: [first, second, third, fourth], random }: Canvas): string {
  const many = pick(random, [20, 24, 28]);
  const teeth = (foot: number, tip: number, turn: number) =>
    Array.from({ length: many }, (_, i) => {
      const at = (radius: number, shift: number) =>
        polar(RADIUS * radius, ((i + turn + shift) * TURN) / many, MIDDLE);
      return polygonPath([at(foot, -0.5), at(tip, 0), at(foot, 0.5)]);
    }).join('');
  return (
    filled(teeth(0.74, 1, 0), first) +
    filled(teeth(0.94, 0.72, 0.5), second) +
    circle(MIDDLE.x, MIDDLE.y, RADIUS * 0.72, third) +
    filled(teeth(0.7, 0.5, 0), INK.nuit) +
    circle(MIDDLE.x, MIDDLE.y, RADIUS * 0.5, first) +
    filled(teeth(0.3, 0.48, 0.5), INK.nuit) +
    circle(MIDDLE.x, MIDDLE.y, RADIUS * 0.31, second) +
    star(MIDDLE.x, MIDDLE.y, RADIUS * 0.28, INK.nuit, { points: many / 2, notch: 0.8 }) +
    star(MIDDLE.x, MIDDLE.y, RADIUS * 0.18, fourth)
  );
}
