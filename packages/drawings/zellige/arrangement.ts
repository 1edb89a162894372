import { centroid, cross, type Point, type Polygon, type Segment, signedArea } from './geometry.ts';
import { type PlanarGraph, planarGraph } from './planar-graph.ts';
import { around } from './ring.ts';

/** One piece of the wall: a bounded region between the lines. */
export interface Face {
  readonly outline: Polygon;
  readonly area: number;
  readonly centre: Point;
}

/** Faces smaller than this, in square pitches, are slivers left by rounding. */
const SLIVER = 1e-6;

/**
 * Cuts the plane along segments and gives the pieces: split at crossings, drop loose ends, then
 * walk round every face, at each vertex taking the edge before the one we came by in angular
 * order. Only the walks with a positive area are pieces; the one round the outside is negative.
 */
export function arrange(segments: readonly Segment[]): Face[] {
  return faceWalks(planarGraph(segments)).flatMap((walk) => {
    const area = signedArea(walk);
    if (area <= SLIVER) return [];
    return [{ outline: withoutFlatVertices(walk), area, centre: centroid(walk) }];
  });
}

function faceWalks({ points, neighbours }: PlanarGraph): Polygon[] {
  const walked = new Set<string>();
  return neighbours.flatMap((heads, tail) =>
    heads.flatMap((head) => {
      const walk: Point[] = [];
      let [from, to] = [tail, head];
      while (!walked.has(`${from}>${to}`)) {
        walked.add(`${from}>${to}`);
        const point = points[from];
        if (point) walk.push(point);
        const fan = neighbours[to] ?? [];
        [from, to] = [to, around(fan, fan.indexOf(from) - 1)];
      }
      return walk.length > 2 ? [walk] : [];
    }),
  );
}

/** A line that only passes by leaves a vertex in the middle of a straight side. */
function withoutFlatVertices(polygon: Polygon): Polygon {
  return polygon.filter((vertex, i) => {
    const previous = around(polygon, i - 1);
    const next = around(polygon, i + 1);
    const before = { x: vertex.x - previous.x, y: vertex.y - previous.y };
    const after = { x: next.x - vertex.x, y: next.y - vertex.y };
    return Math.abs(cross(before, after)) > 1e-7;
  });
}
