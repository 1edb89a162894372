import {
  along,
  distance,
  meeting,
  ORIGIN,
  type Point,
  polar,
  type Ray,
  type Segment,
  TURN,
} from './geometry.ts';
import { around } from './ring.ts';

/** `[n/d]_s`, the notation of islamic star patterns. */
export interface StarSymbol {
  /** Number of sides of the polygon, and of tips of the star. */
  readonly n: number;
  /** Contact angle in steps of π/n: the rays leave an edge at θ = dπ/n. */
  readonly d: number;
  /** The crossing at which a ray stops: it is cut by the mirrored ray of the edge s further on. */
  readonly s: number;
}

/**
 * The star [n/d]_s drawn inside a regular n-gon by *polygons in contact*: from the midpoint mᵢ of
 * every edge leave two rays at ±θ to the edge, θ = dπ/n. The ray of edge i that turns towards
 * edge i+s stops where it meets the ray of edge i+s that turns back:
 * `p = mᵢ + t·uᵢ`, with `mᵢ + t·uᵢ = mᵢ₊ₛ + t′·vᵢ₊ₛ`.
 *
 * @param apothem distance from the centre to the middle of an edge; edge 0 faces the angle 0
 */
export function starPolygon(star: StarSymbol, apothem: number, centre: Point = ORIGIN): Segment[] {
  const { n, s } = star;
  const forward: Ray[] = [];
  const backward: Ray[] = [];
  for (let i = 0; i < n; i++) {
    const facing = (i * TURN) / n;
    const origin = polar(apothem, facing, centre);
    const lean = Math.PI / 2 - contactAngle(star); // the angle between the line and the straight way to the centre
    forward.push({ origin, direction: polar(1, facing + Math.PI - lean) });
    backward.push({ origin, direction: polar(1, facing + Math.PI + lean) });
  }
  return forward.flatMap((ray, i) => {
    const mirrored = around(backward, i + s);
    const met = meeting(ray, mirrored);
    if (!met || met.t < 0) return [];
    const tip = along(ray, met.t);
    return [
      { from: ray.origin, to: tip },
      { from: mirrored.origin, to: tip },
    ];
  });
}

/** θ = dπ/n, in radians. */
export function contactAngle({ n, d }: StarSymbol): number {
  return (d * Math.PI) / n;
}

/** Radius of the innermost crossing: the free disc in which a heart can be set. */
export function heartRadius(star: StarSymbol, apothem: number): number {
  return Math.min(...starPolygon(star, apothem).map(({ to }) => distance(to, ORIGIN)));
}
