import { circle, filled } from '../../zellige/markup.ts';
import { rangeOf, ridge } from '../ridge.ts';
import type { DrawScene } from './canvas.ts';

/** Four ridges, one before the other, and a disc behind the farthest. */
export const range: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const summits = Math.max(2, Math.round((width / height) * 2));
  const disc = { x: width * (0.24 + 0.52 * random()), y: height * 0.3 };
  return (
    circle(disc.x, disc.y, side * 0.15, tones.accent) +
    tones.planes
      .map((plane, index) => {
        const line = rangeOf(random, {
          width,
          y: height * (0.5 + 0.165 * index),
          rise: height * (0.3 - 0.055 * index),
          summits: Math.max(1, summits - (index > 1 ? 1 : 0)),
        });
        return filled(ridge(line, height), plane);
      })
      .join('')
  );
};
