import { arrange, type Face } from './arrangement.ts';
import { cellSegments, type Family } from './families.ts';
import { distance, ORIGIN, type Point, polar, type Segment, TURN } from './geometry.ts';

/** A piece with what painting needs to know of its place in the pattern. */
export interface Tile extends Face {
  /** Distance from the piece to the middle of its rosette, in pitches. */
  readonly radius: number;
  /** Pieces of one form and place share a number; numbers grow from the middle outwards. */
  readonly kind: number;
  /** Depth of the nested stars in the middle: 0 is the outermost. Undefined elsewhere. */
  readonly heart: number | undefined;
}

export interface Tiling {
  readonly tiles: readonly Tile[];
  /** True when the tiles are one cell of a square lattice of pitch 1, false for a lone figure. */
  readonly repeats: boolean;
}

const familyTilings = new Map<Family, Tiling>();
const roseWindows = new Map<string, Tiling>();

/**
 * The pieces of one cell of a family, around the node (0, 0). The lattice is periodic, so three
 * cells by three are cut once per process and the middle one is kept: a wall of any size is that
 * cell again and again, whatever was drawn before it.
 */
export function familyTiling(family: Family): Tiling {
  const cached = familyTilings.get(family);
  if (cached) return cached;
  const nodes = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));
  const faces = arrange(nodes.flatMap((node) => cellSegments(family, node)));
  const tiling = { tiles: classify(faces.filter(inMiddleCell)), repeats: true };
  familyTilings.set(family, tiling);
  return tiling;
}

/**
 * A rose window of radius 1: for each of the given distances d, n lines at that distance from the
 * centre with normals 2πi/n, cut by the unit circle (drawn as a polygon of 6n sides).
 */
export function roseWindow(n: number, distances: readonly number[]): Tiling {
  const key = `${n}:${distances}`;
  const cached = roseWindows.get(key);
  if (cached) return cached;
  const tiling = { tiles: classify(arrange(roseSegments(n, distances))), repeats: false };
  roseWindows.set(key, tiling);
  return tiling;
}

/** Whether a piece is in the middle cell, half-open: a piece astride two cells belongs to exactly one of them. */
function inMiddleCell({ centre }: Face): boolean {
  const inside = (value: number) => value > -1 / 2 + 1e-3 && value < 1 / 2 + 1e-3;
  return inside(centre.x) && inside(centre.y);
}

function roseSegments(n: number, distances: readonly number[]): Segment[] {
  const chords = distances.flatMap((d) =>
    Array.from({ length: n }, (_, i) => {
      const normal = (i * TURN) / n;
      const foot = polar(d, normal);
      const half = Math.sqrt(1 - d * d);
      const tangent = normal + Math.PI / 2;
      return { from: polar(half, tangent, foot), to: polar(-half, tangent, foot) };
    }),
  );
  const sides = 6 * n;
  const rim = Array.from({ length: sides }, (_, i) => ({
    from: polar(1, (i * TURN) / sides),
    to: polar(1, ((i + 1) * TURN) / sides),
  }));
  return [...chords, ...rim];
}

/** Sorts faces into kinds: as many corners, as much surface, as far from the middle. */
function classify(faces: readonly Face[]): Tile[] {
  const measured = faces.map((face) => {
    const radius = distance(face.centre, ORIGIN);
    // The values are rounded: twin pieces differ in the sixteenth decimal.
    const ring = Math.round(60 * radius);
    const surface = Math.round(2e4 * face.area);
    return { face, radius, ring, surface, form: `${face.outline.length}:${surface}:${ring}` };
  });
  const outwards = measured.toSorted(
    (a, b) => a.ring - b.ring || b.surface - a.surface || a.form.localeCompare(b.form, 'en'),
  );
  const kinds = new Map<string, number>();
  for (const { form } of outwards) if (!kinds.has(form)) kinds.set(form, kinds.size);
  return measured.map(({ face, radius, form }) => ({
    ...face,
    radius,
    kind: kinds.get(form) ?? 0,
    heart: isHeart(face.centre) ? depth(face, faces) : undefined,
  }));
}

function isHeart(centre: Point): boolean {
  return distance(centre, ORIGIN) < 0.01;
}

function depth(face: Face, faces: readonly Face[]): number {
  return faces.filter((other) => isHeart(other.centre) && other.area > face.area).length;
}
