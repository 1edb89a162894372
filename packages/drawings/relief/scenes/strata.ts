import { filled } from '../../zellige/markup.ts';
import { midway, rangeOf, ridge } from '../ridge.ts';
import type { DrawScene } from './canvas.ts';

/** Layers that are a mountain below the sky and level ground at the foot. */
export const strata: DrawScene = ({ width, height, tones, random }) => {
  const layers = 9;
  const top = rangeOf(random, {
    width,
    y: height * 0.52,
    rise: height * 0.4,
    summits: width > height ? 3 : 2,
  });
  const foot = top.map(({ x }) => ({ x, y: height * 1.04 }));
  const [far, middle, near, front] = tones.planes;
  const fills = [near, far, middle, near, far, front, middle, far, near];
  return Array.from({ length: layers }, (_, index) => {
    const part = (index / layers) ** 1.25;
    const fill = index === 4 ? tones.accent : (fills[index] ?? far);
    return filled(ridge(midway(top, foot, part), height, 0.13 * (1 - part)), fill);
  }).join('');
};
