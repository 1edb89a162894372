import { circle } from '../../zellige/markup.ts';
import type { DrawScene } from './canvas.ts';

/** Slow arcs about a point at an edge: what goes out from there, and comes back. */
export const arcs: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const long = Math.max(width, height);
  const isUpright = height > width;
  const along = 0.18 + 0.64 * random();
  const at = isUpright
    ? { x: random() < 0.5 ? 0 : width, y: height * along }
    : { x: width * along, y: height };
  const [far, middle, near, front] = tones.planes;
  const fills = [far, tones.ground, middle, far, near, middle, front];
  const reach = long * 0.98;
  return (
    fills
      .map((fill, index) => circle(at.x, at.y, reach * (1 - index / fills.length) ** 1.22, fill))
      .join('') + circle(at.x, at.y, side * 0.085, tones.accent)
  );
};
