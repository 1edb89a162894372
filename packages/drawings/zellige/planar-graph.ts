import { between, meeting, type Point, type Segment } from './geometry.ts';

/** Lines cut at all their crossings: vertices, and for each the ones it is joined to. */
export interface PlanarGraph {
  readonly points: readonly Point[];
  /** Neighbours of each vertex, sorted by the angle at which they are seen from it. */
  readonly neighbours: readonly (readonly number[])[];
}

/** Vertices closer than this, in lattice pitches, are one vertex: trigonometry leaves 1e-16. */
const MERGE = 1e-4;

/** A crossing this little beyond the end of a segment still cuts it. */
const REACH = 1e-5;

/** Side of the buckets in which candidate pairs are looked for; a typical segment spans a few. */
const BUCKET = 0.12;

/** Lays segments on the plane, cuts them where they cross, joins what meets, and takes away loose ends. */
export function planarGraph(segments: readonly Segment[]): PlanarGraph {
  const distinct = withoutDoubles(segments);
  const cuts = crossings(distinct);
  const vertices = new VertexIndex();
  const joined: Set<number>[] = [];
  const neighboursOf = (vertex: number) => {
    joined[vertex] ??= new Set();
    return joined[vertex];
  };
  distinct.forEach(({ from, to }, i) => {
    let previous = vertices.at(from);
    for (const t of (cuts[i] ?? []).sort((a, b) => a - b)) {
      const next = vertices.at(between(from, to, t));
      if (next === previous) continue;
      neighboursOf(previous).add(next);
      neighboursOf(next).add(previous);
      previous = next;
    }
  });
  prune(joined);
  return { points: vertices.points, neighbours: sortedByAngle(vertices.points, joined) };
}

/** Gives the same number to points that are the same but for rounding. */
class VertexIndex {
  readonly points: Point[] = [];
  readonly #numbers = new Map<string, number>();

  at(point: Point): number {
    const column = Math.round(point.x / MERGE);
    const row = Math.round(point.y / MERGE);
    // Two roundings of one point may fall on either side of a grid line, so the neighbouring cells are searched too.
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const number = this.#numbers.get(`${column + dx},${row + dy}`);
        if (number !== undefined) return number;
      }
    }
    this.#numbers.set(`${column},${row}`, this.points.length);
    return this.points.push(point) - 1;
  }
}

function withoutDoubles(segments: readonly Segment[]): Segment[] {
  const key = ({ x, y }: Point) => `${Math.round(x / MERGE)},${Math.round(y / MERGE)}`;
  const seen = new Set<string>();
  return segments.filter(({ from, to }) => {
    const [a, b] = [key(from), key(to)].sort();
    const both = `${a}|${b}`;
    if (a === b || seen.has(both)) return false;
    seen.add(both);
    return true;
  });
}

/** Finds where on it (0 … 1) each segment is to be cut, both ends included, unsorted. */
function crossings(segments: readonly Segment[]): number[][] {
  const cuts = segments.map(() => [0, 1]);
  const compared = new Set<string>();
  for (const bucket of buckets(segments)) {
    bucket.forEach((i, position) => {
      for (const j of bucket.slice(position + 1)) {
        const pair = `${i},${j}`;
        if (compared.has(pair)) continue;
        compared.add(pair);
        const [a, b] = [segments[i], segments[j]];
        const met = a && b && meeting(rayOf(a), rayOf(b));
        if (!met || !onSegment(met.t) || !onSegment(met.u)) continue;
        cuts[i]?.push(met.t);
        cuts[j]?.push(met.u);
      }
    });
  }
  return cuts;
}

function onSegment(t: number): boolean {
  return t > -REACH && t < 1 + REACH;
}

function rayOf({ from, to }: Segment) {
  return { origin: from, direction: { x: to.x - from.x, y: to.y - from.y } };
}

/** Numbers of the segments whose bounding boxes share a bucket of the uniform grid. */
function buckets(segments: readonly Segment[]): Iterable<number[]> {
  const grid = new Map<string, number[]>();
  const cell = (value: number) => Math.floor(value / BUCKET);
  segments.forEach(({ from, to }, i) => {
    for (let x = cell(Math.min(from.x, to.x)); x <= cell(Math.max(from.x, to.x)); x++) {
      for (let y = cell(Math.min(from.y, to.y)); y <= cell(Math.max(from.y, to.y)); y++) {
        const key = `${x},${y}`;
        const bucket = grid.get(key);
        if (bucket) bucket.push(i);
        else grid.set(key, [i]);
      }
    }
  });
  return grid.values();
}

function prune(joined: readonly Set<number>[]): void {
  const ends = [...joined.keys()].filter((vertex) => joined[vertex]?.size === 1);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    for (const neighbour of joined[end] ?? []) {
      joined[neighbour]?.delete(end);
      if (joined[neighbour]?.size === 1) ends.push(neighbour);
    }
    joined[end]?.clear();
  }
}

function sortedByAngle(points: readonly Point[], joined: readonly Set<number>[]): number[][] {
  return points.map((centre, vertex) => {
    const angle = (neighbour: number) => {
      const point = points[neighbour] ?? centre;
      return Math.atan2(point.y - centre.y, point.x - centre.x);
    };
    return [...(joined[vertex] ?? [])].sort((a, b) => angle(a) - angle(b));
  });
}
