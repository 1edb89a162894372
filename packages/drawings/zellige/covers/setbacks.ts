import { field } from '../field.ts';
import { arch, archPath, clipped, rect, star } from '../markup.ts';
import { pick } from '../random.ts';
import { familyTiling } from '../tiling.ts';
import type { Canvas } from './canvas.ts';
import { byKind } from './colors.ts';

/** A building of the thirties stepping back towards the sky, tiled up its middle. */
export function setbacks(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const { ground, accent, second, third } = palette;
  const middle = width * pick(random, [0.5, 0.4, 0.62]);
  const base = Math.min(width * 0.9, height * 1.1);
  const steps = Array.from({ length: 6 }, (_, i) => {
    const wide = base * (1 - i * 0.145);
    const top = height * (0.8 - i * 0.125);
    return rect(middle - wide / 2, top, wide, height - top, i % 2 ? second : accent);
  });
  const door = base * 0.275;
  const top = height * 0.22;
  const frame = door * 0.04;
  const tiles = field({
    tiling: familyTiling('eight'),
    frame: canvas,
    placement: { scale: door * 0.9, x: middle, y: top + door / 2 },
    seed: id,
    joint: { width: door / 130, color: third },
    paint: byKind(palette, random),
    keep: ({ spot }) => Math.abs(spot.x - middle) < door * 0.75 && spot.y > height * 0.18,
  });
  return (
    rect(0, 0, width, height, ground) +
    steps.join('') +
    arch(middle - door / 2, top, door, height - top, third) +
    clipped(
      `${id}-door`,
      archPath(middle - door / 2 + frame, top + frame, door - 2 * frame, height),
      tiles,
    ) +
    star(width * 0.86, height * 0.16, Math.min(width, height) * 0.09, accent)
  );
}
