import { field } from '../field.ts';
import { arch, archPath, clipped, rect } from '../markup.ts';
import { pick } from '../random.ts';
import { familyTiling } from '../tiling.ts';
import type { Canvas } from './canvas.ts';
import { byKind } from './colors.ts';

/** Arches within arches, and a tiled door at the end of them. */
export function porch(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const span = Math.min(width * 0.74, height * 0.86);
  const middle = width * pick(random, [0.5, 0.62, 0.38]);
  const arches = [tone, accent, ground, second].map((color, i) => {
    const wide = span * (1.5 - i * 0.26);
    const top = height * (0.02 + i * 0.085);
    return arch(middle - wide / 2, top, wide, height - top + 2, color);
  });
  const door = { width: span * 0.56, top: height * 0.36 };
  const tiles = field({
    tiling: familyTiling(pick(random, ['eight', 'sixteen', 'twelveBroad'])),
    frame: canvas,
    placement: { scale: door.width * 0.98, x: middle, y: door.top + door.width / 2 },
    seed: id,
    joint: { width: door.width / 120, color: ground },
    paint: byKind(palette, random),
    keep: ({ spot }) =>
      Math.abs(spot.x - middle) < door.width * 0.62 && spot.y > door.top - door.width * 0.1,
  });
  return (
    rect(0, 0, width, height, ground) +
    arches.join('') +
    clipped(
      `${id}-door`,
      archPath(middle - door.width / 2, door.top, door.width, height - door.top),
      rect(0, 0, width, height, third) + tiles,
    )
  );
}
