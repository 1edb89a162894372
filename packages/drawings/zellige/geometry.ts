import { around } from './ring.ts';

/** A point or a direction; y grows downwards, as in SVG. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed outline: the last vertex joins the first. */
export type Polygon = readonly Point[];

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** The half-line `origin + t·direction`, t ≥ 0. */
export interface Ray {
  readonly origin: Point;
  readonly direction: Point;
}

export const ORIGIN: Point = { x: 0, y: 0 };

export const TURN = 2 * Math.PI;

/** The point at a distance and an angle (radians) from a centre. */
export function polar(radius: number, angle: number, centre = ORIGIN): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

export function along(ray: Ray, t: number): Point {
  return { x: ray.origin.x + t * ray.direction.x, y: ray.origin.y + t * ray.direction.y };
}

export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Solves `a(t) = b(u)`, a 2×2 system, by Cramer's rule. Undefined when the two are parallel. */
export function meeting(a: Ray, b: Ray): { t: number; u: number } | undefined {
  const determinant = cross(a.direction, b.direction);
  if (Math.abs(determinant) < 1e-9) return undefined;
  const offset = { x: b.origin.x - a.origin.x, y: b.origin.y - a.origin.y };
  return {
    t: cross(offset, b.direction) / determinant,
    u: cross(offset, a.direction) / determinant,
  };
}

export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/** Shoelace formula: positive when the vertices run clockwise on the screen. */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  polygon.forEach((vertex, i) => {
    twice += cross(vertex, around(polygon, i + 1));
  });
  return twice / 2;
}

/** The centre of gravity of a polygon's surface. */
export function centroid(polygon: Polygon): Point {
  let x = 0;
  let y = 0;
  polygon.forEach((vertex, i) => {
    const next = around(polygon, i + 1);
    const weight = cross(vertex, next);
    x += (vertex.x + next.x) * weight;
    y += (vertex.y + next.y) * weight;
  });
  const scale = 6 * signedArea(polygon);
  return { x: x / scale, y: y / scale };
}

export function edgesOf(polygon: Polygon): Segment[] {
  return polygon.map((from, i) => ({ from, to: around(polygon, i + 1) }));
}

/** Vertices of a star of `points` tips on the radius `outer`, its notches on `inner`. */
export function starOutline(
  centre: Point,
  points: number,
  outer: number,
  inner: number,
  turn = 0,
): Polygon {
  return Array.from({ length: 2 * points }, (_, i) =>
    polar(i % 2 === 0 ? outer : inner, turn + (i * Math.PI) / points, centre),
  );
}

/**
 * Notch radius of the star {n/2} for a tip radius of 1: two regular n/2-gons laid over each other
 * cross at `cos(2π/n) / cos(π/n)`. For the khatam, {8/2}, that is 0.7654.
 */
export function notchRatio(points: number): number {
  return Math.cos(TURN / points) / Math.cos(Math.PI / points);
}
