import { field } from '../field.ts';
import { rect } from '../markup.ts';
import { pick } from '../random.ts';
import { around } from '../ring.ts';
import { familyTiling } from '../tiling.ts';
import type { Canvas } from './canvas.ts';

/** One rosette, larger than the picture, its middle always in view: the eye needs one centre. */
export function crop(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const family = pick(random, [
    'sixteenSharp',
    'twentyFour',
    'sixteen',
    'sixteenSharp',
    'twentyFour',
    'twelve',
  ]);
  const scale = Math.max(width, height) * (0.98 + random() * 0.3);
  const [x, y] = pick(random, [
    [0.2, 0.78],
    [0.8, 0.74],
    [0.76, 0.24],
    [0.3, 0.24],
    [0.62, 0.5],
  ]);
  const rings = random() > 0.5 ? [second, accent, third] : [third, second, accent];
  const [near, middle, far] = rings;
  return (
    rect(0, 0, width, height, ground) +
    field({
      tiling: familyTiling(family),
      frame: canvas,
      placement: { scale, x: width * x, y: height * y },
      seed: id,
      joint: { width: scale / 200, color: ground },
      paint: ({ heart, radius }) => {
        if (heart !== undefined) return around([accent, third, second], heart);
        if (radius < 0.22) return near;
        if (radius < 0.33) return middle;
        if (radius < 0.43) return far;
        return radius > 0.64 ? third : tone;
      },
    })
  );
}
