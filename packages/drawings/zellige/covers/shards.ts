import { blast } from '../blast.ts';
import { field } from '../field.ts';
import { rect } from '../markup.ts';
import { pick } from '../random.ts';
import { around } from '../ring.ts';
import { familyTiling } from '../tiling.ts';
import type { Canvas } from './canvas.ts';

/** A wall being laid from one corner, the last pieces still in the air. */
export function shards(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const { ground, accent, second, third } = palette;
  const [right, bottom] = pick(random, [
    [1, 1],
    [0, 1],
    [1, 0],
  ]);
  const origin = { x: width * right, y: height * bottom };
  const reach = Math.hypot(width, height) * 0.92;
  const scale = Math.min(width, height) * 0.62;
  return (
    rect(0, 0, width, height, ground) +
    field({
      tiling: familyTiling(pick(random, ['eight', 'sixteen', 'twelveBroad'])),
      frame: canvas,
      placement: { scale, ...origin },
      seed: id,
      joint: { width: scale / 130, color: ground },
      margin: scale / 4,
      fly: blast({ origin, calm: reach * 0.34, reach, carry: scale * 0.4, spread: scale * 0.25 }),
      paint: ({ kind }) => around([accent, second, third, accent], kind * 3),
    })
  );
}
