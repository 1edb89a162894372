import { drawing, rect, star } from './markup.ts';

/** Notch radius for a tip radius of 1, by number of points: all look cut by one hand. */
const NOTCHES = new Map([
  [8, 0.765],
  [10, 0.74],
  [12, 0.72],
  [14, 0.72],
  [16, 0.73],
  [24, 0.77],
]);

export interface RosetteColors {
  readonly outer: string;
  readonly ring: string;
  readonly inner: string;
  /** Fills the square behind; none by default. */
  readonly ground?: string;
}

/** A star within a star within a star, 240 × 240, with 8 to 24 points: the finer, the more there is to it. */
export function rosette(points: number, { outer, ring, inner, ground }: RosetteColors): string {
  const notch = NOTCHES.get(points) ?? 0.74;
  const half = Math.PI / points;
  // The centre of a fine star has half its points; with all of them it would look like a disc.
  const eye = points > 12 ? points / 2 : points;
  return drawing(
    240,
    240,
    (ground ? rect(0, 0, 240, 240, ground) : '') +
      star(120, 120, 120, outer, { points, notch }) +
      star(120, 120, 76, ring, { points, notch, turn: half }) +
      star(120, 120, 60, inner, { points, notch }) +
      star(120, 120, 26, outer, { points: eye, notch: 0.7, turn: Math.PI / eye }),
  );
}
