import { field } from '../field.ts';
import { circle, rect } from '../markup.ts';
import { pick } from '../random.ts';
import { around } from '../ring.ts';
import { roseWindow } from '../tiling.ts';
import type { Canvas } from './canvas.ts';

/** A rose window half risen from the sea, rings of light above it, its reflection below. */
export function sunrise(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const horizon = height * (0.6 + random() * 0.1);
  const radius = Math.min(width * 0.5, horizon * 0.92);
  const x = width * pick(random, [0.5, 0.36, 0.66]);
  const light = [7, 6, 5, 4, 3, 2, 1].map((ring) =>
    circle(x, horizon, radius * (1 + ring * 0.14), ring % 2 ? tone : ground),
  );
  const window = field({
    tiling: roseWindow(
      16,
      pick(random, [
        [0.3, 0.62],
        [0.22, 0.5, 0.8],
        [0.38, 0.7],
      ]),
    ),
    frame: { width, height: horizon },
    placement: { scale: radius * 0.985, x, y: horizon },
    seed: id,
    joint: { width: radius / 150, color: accent },
    paint: ({ kind }) => around([second, third, accent, ground, second, accent], kind * 5 + 1),
  });
  return (
    rect(0, 0, width, height, ground) +
    light.join('') +
    circle(x, horizon, radius, accent) +
    window +
    rect(0, horizon, width, height - horizon, third) +
    reflection(canvas, x, horizon, radius)
  );
}

/** Bars of light on the water, shorter and thicker towards us. */
export function reflection(
  { height, palette: { accent, second } }: Canvas,
  x: number,
  horizon: number,
  radius: number,
): string {
  const lines = 7;
  const step = (height - horizon) / lines;
  return Array.from({ length: lines }, (_, i) => {
    const half = radius * (1.25 - i * 0.13);
    const thickness = step * (0.16 + i * 0.06);
    return rect(
      x - half,
      horizon + step * (i + 0.6),
      2 * half,
      thickness,
      i % 2 ? second : accent,
      thickness / 2,
    );
  }).join('');
}
