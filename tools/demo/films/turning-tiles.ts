import type { Polygon } from '../../../packages/drawings/zellige/geometry.ts';
import { drawing, filled, polygonPath, rect } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { familyTiling, type Tile } from '../../../packages/drawings/zellige/tiling.ts';

/** Share of the round one tile takes to turn over, and over which the first and last begin. */
const TURNING = 0.14;
const SPREAD = 0.32;

interface Coloring {
  readonly front: string;
  readonly back: string;
}

/** The enamels of a rosette: its hearts from the largest, then its rings from the middle outwards. */
interface Dress {
  readonly ground: string;
  readonly hearts: readonly [string, string, string];
  readonly rings: readonly [Coloring, Coloring, Coloring, Coloring, Coloring];
}

const BLUE_NIGHT: Dress = {
  ground: INK.nuit,
  hearts: [INK.terre, INK.chaux, INK.terre],
  rings: [
    { front: INK.safran, back: INK.chaux },
    { front: INK.chaux, back: INK.terre },
    { front: INK.safran, back: INK.ciel },
    { front: INK.nuitMoyenne, back: INK.safran },
    { front: INK.terre, back: INK.safran },
  ],
};

/**
 * A rosette of sixteen whose tiles turn over one after another, from the heart outwards, show
 * their other enamel, and turn back. `moment` runs from 0 to 1; 0 and 1 look alike.
 */
export function turningTiles(moment: number, width: number, height: number): string {
  const scale = height * 0.96;
  const middle = { x: width * 0.6, y: height * 0.36 };
  const nodes = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));
  const pieces = nodes.flatMap((node) =>
    familyTiling('sixteenSharp').tiles.map((tile) => ({ tile, node })),
  );
  const deepestLast = pieces.toSorted((a, b) => (a.tile.heart ?? -1) - (b.tile.heart ?? -1));
  const body = deepestLast.map(({ tile, node }) => {
    const centre = { x: tile.centre.x + node.x, y: tile.centre.y + node.y };
    const angle = Math.atan2(centre.y, centre.x);
    const turned =
      tile.heart === undefined ? turn(moment, Math.hypot(centre.x, centre.y), angle) : 0;
    const spin = tile.heart === undefined ? 0 : heartSpin(tile.heart, moment);
    const outline = tile.outline.map((vertex) => {
      const flat = squeezed(vertex.x - tile.centre.x, vertex.y - tile.centre.y, angle, turned);
      const x = flat.x * Math.cos(spin) - flat.y * Math.sin(spin);
      const y = flat.x * Math.sin(spin) + flat.y * Math.cos(spin);
      return { x: middle.x + scale * (centre.x + x), y: middle.y + scale * (centre.y + y) };
    });
    const { front, back } = enamel(tile, BLUE_NIGHT);
    const facing = Math.cos(turned) >= 0 ? front : back;
    return visible(outline, width, height) ? filled(polygonPath(outline, 1), facing) : '';
  });
  const grout = `<g stroke="${BLUE_NIGHT.ground}" stroke-width="${scale / 260}" stroke-linejoin="round">`;
  return drawing(
    width,
    height,
    `${rect(0, 0, width, height, BLUE_NIGHT.ground)}${grout}${body.join('')}</g>`,
  );
}

/** Returns how far round a tile is, in radians: π on its back, 2π home again. */
function turn(moment: number, radius: number, angle: number): number {
  const spiral = 0.75 * Math.min(1, radius / 1.1) + 0.25 * (angle / (2 * Math.PI) + 0.5);
  const begin = 0.03 + SPREAD * spiral;
  return Math.PI * (eased((moment - begin) / TURNING) + eased((moment - begin - 0.5) / TURNING));
}

function eased(progress: number): number {
  const p = Math.min(1, Math.max(0, progress));
  return p * p * (3 - 2 * p);
}

/** The hearts turn by one of their own rays per round, each against the one around it. */
function heartSpin(depth: number, moment: number): number {
  const rays = depth === 0 ? 16 : 8;
  return ((depth % 2 ? -1 : 1) * 2 * Math.PI * moment) / rays;
}

/** A tile turning over about the line from the middle of the rosette through its own centre. */
function squeezed(dx: number, dy: number, axis: number, turned: number) {
  const along = dx * Math.cos(axis) + dy * Math.sin(axis);
  const across = (-dx * Math.sin(axis) + dy * Math.cos(axis)) * Math.abs(Math.cos(turned));
  return {
    x: along * Math.cos(axis) - across * Math.sin(axis),
    y: along * Math.sin(axis) + across * Math.cos(axis),
  };
}

function enamel({ heart, radius }: Tile, { hearts, rings }: Dress): Coloring {
  if (heart !== undefined) {
    const color = hearts[heart] ?? hearts[0];
    return { front: color, back: color };
  }
  if (radius < 0.22) return rings[0];
  if (radius < 0.33) return rings[1];
  if (radius < 0.43) return rings[2];
  return radius > 0.64 ? rings[4] : rings[3];
}

function visible(outline: Polygon, width: number, height: number): boolean {
  return outline.some(({ x, y }) => x > -400 && x < width + 400 && y > -400 && y < height + 400);
}
