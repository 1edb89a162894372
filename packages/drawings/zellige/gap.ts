import {
  along,
  between,
  meeting,
  type Polygon,
  polar,
  type Ray,
  type Segment,
  signedArea,
} from './geometry.ts';
import { around } from './ring.ts';

interface EdgeRay extends Ray {
  readonly edge: number;
}

interface Meeting {
  readonly a: EdgeRay;
  readonly b: EdgeRay;
  readonly t: number;
  /** The longer of the two ways, and a little of their sum to settle draws. */
  readonly cost: number;
}

/**
 * The lines inside the void between rosettes, which is no regular polygon. Two rays leave the
 * midpoint of each edge at ±`angle`, so that they prolong the lines of the stars next door; rays
 * are paired shortest way first, each ray once, never two rays of one edge.
 */
export function gapSegments(polygon: Polygon, angle: number): Segment[] {
  const paired = new Set<EdgeRay>();
  return meetings(edgeRays(polygon, angle)).flatMap(({ a, b, t }) => {
    if (paired.has(a) || paired.has(b)) return [];
    paired.add(a).add(b);
    const to = along(a, t);
    return [
      { from: a.origin, to },
      { from: b.origin, to },
    ];
  });
}

function edgeRays(polygon: Polygon, angle: number): EdgeRay[] {
  const inwards = Math.sign(signedArea(polygon)) * angle;
  return polygon.flatMap((from, edge) => {
    const to = around(polygon, edge + 1);
    const origin = between(from, to, 1 / 2);
    const heading = Math.atan2(to.y - from.y, to.x - from.x);
    return [
      { edge, origin, direction: polar(1, heading + inwards) },
      { edge, origin, direction: polar(1, heading + Math.PI - inwards) },
    ];
  });
}

function meetings(rays: readonly EdgeRay[]): Meeting[] {
  const crossings = rays.flatMap((a, i) =>
    rays.slice(i + 1).flatMap((b) => {
      const met = a.edge === b.edge ? undefined : meeting(a, b);
      if (!met || met.t < 1e-6 || met.u < 1e-6) return [];
      const { t, u } = met;
      return [{ a, b, t, cost: Math.max(t, u) + (t + u) * 1e-3 }];
    }),
  );
  return crossings.sort((one, other) => one.cost - other.cost);
}
