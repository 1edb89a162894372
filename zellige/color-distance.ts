import { oklab } from './oklab.ts';

/**
 * How far two colours (`#rrggbb`) are from each other for the eye: the distance in OKLab, where 0.02
 * is about the smallest step one sees between two flat fields, and black and white are 1 apart.
 */
export function colorDistance(a: string, b: string): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x.light - y.light, x.green - y.green, x.blue - y.blue);
}
