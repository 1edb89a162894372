import { field } from '../field.ts';
import { interlace } from '../interlace.ts';
import { rect } from '../markup.ts';
import { pick } from '../random.ts';
import { familyTiling } from '../tiling.ts';
import type { Canvas } from './canvas.ts';

/** The lines themselves, as bands that pass over and under each other. */
export function strapwork(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const { ground, accent, second, tone } = palette;
  // Repeats per picture: as many as can still be read as one thread.
  const [family, pitch] = pick(random, [
    ['eight', 0.55],
    ['twelveBroad', 0.9],
    ['khatam', 0.42],
    ['sixteen', 0.9],
  ]);
  const scale = Math.max(width, height) * pitch;
  const placement = {
    scale,
    x: width * (0.3 + random() * 0.5),
    y: height * (0.3 + random() * 0.5),
  };
  return (
    rect(0, 0, width, height, ground) +
    field({
      tiling: familyTiling(family),
      frame: canvas,
      placement,
      seed: id,
      paint: ({ kind }) => {
        if (kind === 0) return accent;
        return kind % 5 === 3 ? tone : undefined;
      },
    }) +
    interlace({
      family,
      frame: canvas,
      placement,
      band: scale * 0.055,
      edge: second,
      fill: ground,
    })
  );
}
