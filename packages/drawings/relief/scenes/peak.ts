import { circle, filled } from '../../zellige/markup.ts';
import { ridge } from '../ridge.ts';
import type { DrawScene } from './canvas.ts';

/** One summit with a bright and a shaded side, and a disc that stands on it or beside it. */
export const peak: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const x = width * (0.34 + 0.32 * random());
  const y = height * 0.36;
  const half = Math.max(width * 0.62, height * 0.5);
  const [far, middle, near, front] = tones.planes;
  const foot = height * 1.02;
  const behind = ridge(
    [
      { x: x - half * 1.8, y: foot },
      { x: x - half * 0.72, y: height * 0.62 },
      { x: x + half * 0.2, y: foot },
    ],
    foot,
    0.02,
  );
  const other = ridge(
    [
      { x: x - half * 0.1, y: foot },
      { x: x + half * 0.86, y: height * 0.56 },
      { x: x + half * 1.9, y: foot },
    ],
    foot,
    0.02,
  );
  const bright = `M${x.toFixed(0)} ${y.toFixed(0)}Q${(x - half * 0.2).toFixed(0)} ${(height * 0.84).toFixed(0)} ${(x - half).toFixed(0)} ${foot.toFixed(0)}H${(x + half * 0.3).toFixed(0)}Q${(x + half * 0.02).toFixed(0)} ${(height * 0.8).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}z`;
  const shade = `M${x.toFixed(0)} ${y.toFixed(0)}Q${(x + half * 0.2).toFixed(0)} ${(height * 0.84).toFixed(0)} ${(x + half).toFixed(0)} ${foot.toFixed(0)}H${(x + half * 0.3).toFixed(0)}Q${(x + half * 0.02).toFixed(0)} ${(height * 0.8).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}z`;
  const sun =
    random() < 0.5 ? { x, y: y - side * 0.16 } : { x: x + side * 0.24, y: y + side * 0.02 };
  return (
    filled(behind, far) +
    filled(other, middle) +
    circle(sun.x, sun.y, side * 0.13, tones.accent) +
    filled(bright, front) +
    filled(shade, near)
  );
};
