import { oklab } from './oklab.ts';

/** The distance of two `#rrggbb` in OKLab: 0.02 is about the smallest step seen; black and white are 1 apart. */
export function colorDistance(a: string, b: string): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x.light - y.light, x.green - y.green, x.blue - y.blue);
}
