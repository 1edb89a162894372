import { ORIGIN, type Point, type Polygon } from './geometry.ts';
import { polygonPath } from './markup.ts';
import { type Frame, nodesInFrame, type Placement, place, touches } from './placement.ts';
import { randomFrom } from './random.ts';
import type { Tile, Tiling } from './tiling.ts';

/** One tile laid in the picture. */
export interface Piece extends Tile {
  /** The lattice node it belongs to. */
  readonly node: Point;
  /** The centre in pixels, before any flight. */
  readonly spot: Point;
  /** Four random numbers of the piece, drawn in the order in which the wall is laid. */
  readonly chances: readonly [number, number, number, number];
}

/** The way a piece has flown from its spot: pixels, radians, and size (1 is unchanged). */
export interface Flight {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

interface Paint {
  readonly fill: string;
  /** A class on the group of pieces, for motion. */
  readonly className?: string;
}

export interface FieldOptions {
  readonly tiling: Tiling;
  readonly frame: Frame;
  readonly placement: Placement;
  readonly seed: string;
  /** Undefined leaves the piece out. */
  readonly paint: (piece: Piece) => string | Paint | undefined;
  /** Grout between pieces, in pixels. */
  readonly joint?: { readonly width: number; readonly color: string };
  /** Undefined drops the piece: it is not laid yet. */
  readonly fly?: (piece: Piece) => Flight | undefined;
  /** Which pieces there are at all. */
  readonly keep?: (piece: Piece, outline: Polygon) => boolean;
  /** How far outside the frame pieces are looked for that may fly into it. */
  readonly margin?: number;
  readonly decimals?: 0 | 1;
}

/**
 * Lays a tiling in a frame and paints it: one `<path>` per colour and class. Stars nested in the
 * middle of a rosette overlap, so they are painted last, the largest first.
 */
export function field(options: FieldOptions): string {
  const { frame, placement, joint } = options;
  const layers = new Map<string, { depth: number; paint: Paint; path: string }>();
  for (const piece of pieces(options)) {
    const flight = options.fly ? options.fly(piece) : AT_REST;
    if (!flight) continue;
    const outline = flown(piece, flight, placement);
    if (!touches(frame, outline)) continue;
    if (options.keep && !options.keep(piece, outline)) continue;
    const painted = options.paint(piece);
    if (painted === undefined) continue;
    const paint = typeof painted === 'string' ? { fill: painted } : painted;
    const depth = piece.heart === undefined ? 0 : piece.heart + 1;
    const key = `${depth} ${paint.fill} ${paint.className}`;
    const layer = layers.get(key) ?? { depth, paint, path: '' };
    layer.path += polygonPath(outline, options.decimals);
    layers.set(key, layer);
  }
  const grout = joint
    ? ` stroke="${joint.color}" stroke-width="${Math.round(joint.width * 10) / 10}" stroke-linejoin="round"`
    : '';
  return [...layers.values()]
    .sort((a, b) => a.depth - b.depth)
    .map(({ paint: { fill, className }, path }) => {
      const motion = className ? ` class="${className}"` : '';
      return `<path${motion} fill="${fill}"${grout} d="${path}"/>`;
    })
    .join('');
}

const AT_REST: Flight = { x: 0, y: 0, turn: 0, size: 1 };

function* pieces({ tiling, frame, placement, seed, margin }: FieldOptions): Iterable<Piece> {
  const random = randomFrom(seed);
  const nodes = tiling.repeats ? nodesInFrame(placement, frame, margin) : [ORIGIN];
  for (const node of nodes) {
    for (const tile of tiling.tiles) {
      const centre = { x: tile.centre.x + node.x, y: tile.centre.y + node.y };
      const chances = [random(), random(), random(), random()] as const;
      yield { ...tile, node, chances, spot: place(placement, centre) };
    }
  }
}

/** Turns and shrinks a piece about its own middle, then moves it away. */
function flown(piece: Piece, flight: Flight, { scale }: Placement): Polygon {
  const cos = Math.cos(flight.turn) * flight.size * scale;
  const sin = Math.sin(flight.turn) * flight.size * scale;
  return piece.outline.map((vertex) => {
    const dx = vertex.x - piece.centre.x;
    const dy = vertex.y - piece.centre.y;
    return {
      x: piece.spot.x + flight.x + dx * cos - dy * sin,
      y: piece.spot.y + flight.y + dx * sin + dy * cos,
    };
  });
}
