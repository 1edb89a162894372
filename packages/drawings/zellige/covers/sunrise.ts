import { field } from '../field.ts';
import { circle, rect } from '../markup.ts';
import { pick } from '../random.ts';
import { around } from '../ring.ts';
import { roseWindow } from '../tiling.ts';
import type { Canvas } from './canvas.ts';

/** Sides of the rose window. */
const RAYS = 16;

/** A rose window half risen from the sea, rings of light above it, its reflection below. */
export function sunrise(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const { ground, accent, second, third } = palette;
  const horizon = height * (0.6 + random() * 0.1);
  const radius = Math.min(width * 0.5, horizon * 0.92);
  const x = width * pick(random, [0.5, 0.36, 0.66]);
  const sun = { x, horizon, radius };
  const window = field({
    tiling: roseWindow(
      RAYS,
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
    ringsOfLight(canvas, sun) +
    circle(x, horizon, radius, accent) +
    window +
    rect(0, horizon, width, height - horizon, third) +
    reflection(canvas, sun)
  );
}

interface Sun {
  readonly x: number;
  readonly horizon: number;
  readonly radius: number;
}

/** Rings every 0.28 radius up to 2.12, thinner the further they have travelled: none vanishes at once. */
function ringsOfLight({ palette }: Canvas, { x, horizon, radius }: Sun): string {
  return [3, 2, 1, 0, -1]
    .map((ring) => {
      const outer = 1 + (ring + 0.5) * 0.28;
      const thickness = 0.14 * (1 - ((outer - 1) / 1.12) ** 2);
      return { outer, inner: outer - thickness };
    })
    .filter(({ outer }) => outer > 1 && outer < 2.12)
    .map(
      ({ outer, inner }) =>
        circle(x, horizon, radius * outer, palette.tone) +
        circle(x, horizon, radius * inner, palette.ground),
    )
    .join('');
}

/** Bars of light on the water, shorter and thicker towards us. */
function reflection({ height, palette }: Canvas, { x, horizon, radius }: Sun): string {
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
      i % 2 ? palette.second : palette.accent,
      thickness / 2,
    );
  }).join('');
}
