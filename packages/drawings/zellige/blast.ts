import type { Flight, Piece } from './field.ts';
import { distance, type Point } from './geometry.ts';

export interface Blast {
  readonly origin: Point;
  /** The distance from the origin, in pixels, up to which the wall is whole. */
  readonly calm: number;
  /** Beyond this distance nothing is left. */
  readonly reach: number;
  /** Pixels a piece is carried off at the edge of the reach, and the spread around that. */
  readonly carry: number;
  readonly spread: number;
}

/**
 * A wall coming apart (or together: it is the same picture). With
 * `k = (d − calm) / (reach − calm)` and `q = k²`, a piece is dropped with probability `1.25 q`,
 * else carried outwards by `carry·q` and a little of k, scattered by ±spread·q/2, turned by up to
 * ±2.5 q radians and shrunk to `1 − 0.3 k`. Turn and scatter follow q, not k: near the wall, where
 * pieces are dense, they must stay clear of each other.
 */
export function blast({ origin, calm, reach, carry, spread }: Blast) {
  return ({ spot, chances: [fate, sideways, upwards] }: Piece): Flight | undefined => {
    const k = Math.max(0, (distance(spot, origin) - calm) / (reach - calm));
    const q = k * k;
    if (k > 1 || fate < 1.25 * q - 0.02) return undefined;
    const angle = Math.atan2(spot.y - origin.y, spot.x - origin.x);
    const push = carry * (q + 0.15 * k);
    return {
      x: Math.cos(angle) * push + (sideways - 0.5) * spread * q,
      y: Math.sin(angle) * push + (upwards - 0.5) * spread * q,
      turn: (sideways - 0.5) * 5 * q,
      size: 1 - 0.3 * k,
    };
  };
}
