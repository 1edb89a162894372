import { gapSegments } from './gap.ts';
import {
  distance,
  edgesOf,
  notchRatio,
  type Point,
  type Polygon,
  polar,
  type Segment,
  starOutline,
  TURN,
} from './geometry.ts';
import { contactAngle, heartRadius, type StarSymbol, starPolygon } from './star-polygon.ts';

/**
 * The seven patterns the agency draws with, all on a square lattice of pitch 1. `khatam` is the
 * star-and-cross wall of every Moroccan courtyard; the others set a rosette of 8 to 24 rays on
 * each node, from a broad and legible one to a fine one meant for large crops.
 */
export const FAMILIES = {
  khatam: undefined,
  eight: { n: 8, d: 3, s: 2 },
  twelve: { n: 12, d: 5, s: 3 },
  twelveBroad: { n: 12, d: 4, s: 2 },
  sixteen: { n: 16, d: 6, s: 3 },
  sixteenSharp: { n: 16, d: 7, s: 4 },
  twentyFour: { n: 24, d: 10, s: 5 },
} as const satisfies Record<string, StarSymbol | undefined>;

export type Family = keyof typeof FAMILIES;

/** Half the pitch of the lattice: neighbouring polygons share an edge. */
const APOTHEM = 1 / 2;

/** The part of the free disc of its star that a heart reaches. */
const HEART_REACH = 0.72;

/** Every line of a family that starts in the cell of one lattice node. */
export function cellSegments(family: Family, node: Point): Segment[] {
  const star = FAMILIES[family];
  return star ? rosette(star, node) : khatam(node);
}

/**
 * Star and cross: {8/2} outlines with tips on R = ½, so that neighbours touch tip to tip and leave
 * the cross between them, and a smaller one turned by π/8 inside.
 */
function khatam(node: Point): Segment[] {
  const outer = 1 / 2;
  const inner = outer * notchRatio(8);
  return [
    ...edgesOf(starOutline(node, 8, outer, inner)),
    ...edgesOf(starOutline(node, 8, outer * 0.46, inner * 0.46, Math.PI / 8)),
  ];
}

function rosette(star: StarSymbol, node: Point): Segment[] {
  return [
    ...starPolygon(star, APOTHEM, node),
    ...heart(star, node),
    ...gapSegments(gapBetweenFour(star.n, node), contactAngle(star)),
  ];
}

/** A star set in the free middle; rosettes of 16 rays and more carry a second, smaller one. */
function heart(star: StarSymbol, node: Point): Segment[] {
  const radius = heartRadius(star, APOTHEM) * HEART_REACH;
  if (star.n < 16) {
    const notch = radius * notchRatio(star.n);
    return edgesOf(starOutline(node, star.n, radius, notch, Math.PI / star.n));
  }
  const notch = radius * notchRatio(8);
  return [
    ...edgesOf(starOutline(node, 8, radius, notch)),
    ...edgesOf(starOutline(node, 8, radius / 2, notch / 2, Math.PI / 8)),
  ];
}

/**
 * The concave polygon left between four n-gons: n/4 − 1 edges of each, of half-length
 * `a·tan(π/n)`. For n = 8 it is the plain square of the octagon-and-square wall.
 */
function gapBetweenFour(n: number, node: Point): Polygon {
  const halfEdge = APOTHEM * Math.tan(Math.PI / n);
  const edgesOfEach = n / 4 - 1;
  const corners: Point[] = [
    node,
    { x: node.x + 1, y: node.y },
    { x: node.x + 1, y: node.y + 1 },
    { x: node.x, y: node.y + 1 },
  ];
  const vertices = corners.flatMap((corner, quarter) => {
    const own: Point[] = [];
    for (let edge = edgesOfEach; edge >= 1; edge--) {
      const facing = (quarter * TURN) / 4 + (edge * TURN) / n;
      const middle = polar(APOTHEM, facing, corner);
      const tangent = facing + Math.PI / 2;
      if (edge === edgesOfEach) own.push(polar(halfEdge, tangent, middle));
      own.push(polar(-halfEdge, tangent, middle));
    }
    return own;
  });
  return withoutRepeats(vertices);
}

/** Leaves out repeated corners: where two n-gons touch, each lists the shared one. */
function withoutRepeats(polygon: Polygon): Polygon {
  return polygon.filter((vertex, i) => {
    const previous = polygon.at(i - 1);
    return previous === undefined || distance(vertex, previous) > 1e-6;
  });
}
