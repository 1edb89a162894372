import { leafPath } from './covers/leaf.ts';
import { field } from './field.ts';
import { type Point, polar, TURN } from './geometry.ts';
import { circle, decimal, drawing, filled, polygonPath, star } from './markup.ts';
import { INK } from './palettes.ts';
import { pick, randomFrom } from './random.ts';
import { familyTiling, type Tile } from './tiling.ts';

const SIZE = 640;
const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };
const RAYS = 12;
const JOINT = 3;
const RADIUS = 316;

/** `bed` is what the rays lie on, `piece` the ray that is not laid yet. */
const ENAMELS = {
  nuit: { bed: INK.nuit, ray: INK.chaux, ring: INK.terre, heart: INK.safran, piece: INK.safran },
  terre: { bed: INK.terre, ray: INK.chaux, ring: INK.nuit, heart: INK.safran, piece: INK.nuit },
  menthe: { bed: INK.menthe, ray: INK.chaux, ring: INK.safran, heart: INK.aube, piece: INK.terre },
  safran: { bed: INK.safran, ray: INK.nuit, ring: INK.chaux, heart: INK.terre, piece: INK.terre },
  chaux: { bed: INK.chaux, ray: INK.nuit, ring: INK.safran, heart: INK.terre, piece: INK.menthe },
  encre: { bed: INK.encre, ray: INK.aube, ring: INK.safran, heart: INK.terre, piece: INK.safran },
} as const;

export type RoseColor = keyof typeof ENAMELS;
type Enamels = (typeof ENAMELS)[RoseColor];

/**
 * The parts of a rose: what it shows without its rays, and the outline of one ray, turned by an angle; its centre is
 * 190 from the rose's.
 */
type Draw = {
  bed(enamels: Enamels): string;
  ray(angle: number): string;
  heart(enamels: Enamels): string;
};

const DRAW = {
  /** Petals of an orange blossom. */
  petals: {
    bed: ({ bed }) => star(MIDDLE.x, MIDDLE.y, RADIUS, bed, { points: 24, notch: 0.9 }),
    ray: (angle) => leafPath(polar(72, angle, MIDDLE), polar(300, angle, MIDDLE), 0.34, true),
    heart: ({ ring, bed, heart }) =>
      star(MIDDLE.x, MIDDLE.y, 124, ring, { points: 12, notch: 0.72, turn: TURN / 24 }) +
      circle(MIDDLE.x, MIDDLE.y, 74, bed) +
      star(MIDDLE.x, MIDDLE.y, 60, heart, { points: 12, notch: 0.74 }),
  },
  /** Kites between the teeth of a wheel. */
  kites: {
    bed: ({ bed, ring }) =>
      circle(MIDDLE.x, MIDDLE.y, RADIUS, bed) + circle(MIDDLE.x, MIDDLE.y, 176, ring),
    ray: (angle) =>
      polygonPath([
        polar(78, angle, MIDDLE),
        polar(212, angle - TURN / 30, MIDDLE),
        polar(302, angle, MIDDLE),
        polar(212, angle + TURN / 30, MIDDLE),
      ]),
    heart: ({ bed, heart }) =>
      star(MIDDLE.x, MIDDLE.y, 112, bed, { points: 12, notch: 0.66, turn: TURN / 24 }) +
      star(MIDDLE.x, MIDDLE.y, 58, heart),
  },
  /** Twelve doors around a court. */
  doors: {
    bed: ({ bed, ring }) =>
      filled(polygonPath(dodecagon(RADIUS)), bed) + circle(MIDDLE.x, MIDDLE.y, 116, ring),
    ray: door,
    heart: ({ bed, heart, ring }) =>
      star(MIDDLE.x, MIDDLE.y, 100, bed, { points: 12, notch: 0.72 }) +
      star(MIDDLE.x, MIDDLE.y, 64, heart, { points: 8 }) +
      star(MIDDLE.x, MIDDLE.y, 30, ring, { points: 8, turn: TURN / 16 }),
  },
  /** Leaves that point outwards, with berries between their tips. */
  leaves: {
    bed: ({ bed, ring }) =>
      circle(MIDDLE.x, MIDDLE.y, RADIUS, bed) +
      Array.from({ length: RAYS }, (_, i) => {
        const { x, y } = polar(272, ((i + 1 / 2) * TURN) / RAYS, MIDDLE);
        return circle(x, y, 22, ring);
      }).join(''),
    ray: (angle) => leafPath(polar(80, angle, MIDDLE), polar(306, angle, MIDDLE), 0.36),
    heart: ({ ring, bed, heart }) =>
      circle(MIDDLE.x, MIDDLE.y, 104, ring) +
      circle(MIDDLE.x, MIDDLE.y, 82, bed) +
      star(MIDDLE.x, MIDDLE.y, 78, heart, { points: 12, notch: 0.6 }) +
      circle(MIDDLE.x, MIDDLE.y, 22, bed),
  },
} as const satisfies Record<string, Draw>;

export type RoseKind = keyof typeof DRAW | 'wall';

const KINDS = ['wall', 'petals', 'kites', 'doors', 'leaves'] as const satisfies readonly RoseKind[];
const COLORS = [
  'nuit',
  'terre',
  'menthe',
  'safran',
  'chaux',
  'encre',
] as const satisfies readonly RoseColor[];

/** The kind and colour of the rose of a page. */
export function roseOf(seed: string): { kind: RoseKind; color: RoseColor } {
  const random = randomFrom(`${seed} rose`);
  return { kind: pick(random, KINDS), color: pick(random, COLORS) };
}

/** The newsletter's rose, 640 × 640: its twelve rays are twelve letters a year. The one that points right is not laid. */
export function newsletterRose(seed: string): string {
  const { kind, color } = roseOf(seed);
  const enamels = ENAMELS[color];
  if (kind === 'wall') return drawing(SIZE, SIZE, wall(enamels));
  const { bed, ray, heart } = DRAW[kind];
  const rays = Array.from({ length: RAYS - 1 }, (_, i) => ray(((i + 1) * TURN) / RAYS)).join('');
  return drawing(SIZE, SIZE, bed(enamels) + jointed(rays, enamels.ray, enamels) + heart(enamels));
}

/** The next letter, where the rose of the same seed wants it: laid over the rose, it completes it. */
export function newsletterPiece(seed: string): string {
  const { kind, color } = roseOf(seed);
  const enamels = ENAMELS[color];
  if (kind === 'wall') {
    return drawing(
      SIZE,
      SIZE,
      tiles(enamels, (tile) => (isRay(tile) && isMissing(tile) ? enamels.piece : undefined)),
    );
  }
  return drawing(SIZE, SIZE, jointed(DRAW[kind].ray(0), enamels.piece, enamels));
}

function jointed(path: string, fill: string, { bed }: Enamels): string {
  return `<path fill="${fill}" stroke="${bed}" stroke-width="${JOINT}" stroke-linejoin="round" d="${path}"/>`;
}

/** The width of the wall's ground that shows before the tips of the rays. */
const EDGE = 3;
const PITCH = 610;

/** One rosette of the agency's wall, without what joins it to its neighbours. */
function wall(enamels: Enamels): string {
  const { bed, ray, ring, heart } = enamels;
  const rays = tiles(enamels, (tile) => {
    if (tile.heart !== undefined) return tile.heart === 0 ? bed : heart;
    if (isRay(tile)) return isMissing(tile) ? undefined : ray;
    return ring;
  });
  const corner = (PITCH / 2 + EDGE) / Math.cos(Math.PI / RAYS);
  return filled(polygonPath(dodecagon(corner)), bed) + rays;
}

function tiles({ bed }: Enamels, paint: (tile: Tile) => string | undefined): string {
  return field({
    tiling: familyTiling('twelve'),
    frame: { width: SIZE, height: SIZE },
    placement: { scale: PITCH, ...MIDDLE },
    seed: 'newsletter',
    joint: { width: JOINT, color: bed },
    keep: (piece) => piece.node.x === 0 && piece.node.y === 0 && piece.radius < 0.4,
    paint,
  });
}

function isRay({ heart, radius }: Tile): boolean {
  return heart === undefined && radius > 0.25;
}

function isMissing({ centre }: Tile): boolean {
  return centre.x > 0 && Math.abs(centre.y) < 0.01;
}

function dodecagon(radius: number): Point[] {
  return Array.from({ length: RAYS }, (_, i) => polar(radius, ((i + 1 / 2) * TURN) / RAYS, MIDDLE));
}

/** An arch whose foot is towards the middle, and narrower than its head. */
function door(angle: number): string {
  const [foot, head] = [
    { radius: 128, half: 30 },
    { radius: 246, half: 54 },
  ];
  const corner = ({ radius, half }: typeof foot, side: 1 | -1) => {
    const { x, y } = polar(radius, angle, MIDDLE);
    return numbers({ x: x - Math.sin(angle) * half * side, y: y + Math.cos(angle) * half * side });
  };
  const { half } = head;
  return `M${corner(foot, -1)}L${corner(head, -1)}A${half} ${half} 0 0 1 ${corner(head, 1)}L${corner(foot, 1)}z`;
}

function numbers({ x, y }: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}
