import { blast } from './blast.ts';
import { field } from './field.ts';
import { drawing } from './markup.ts';
import { INK } from './palettes.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

/** A band of pieces that comes apart from left to right, 1440 × 160, to part two pale sections. */
export function divider(): string {
  const frame = { width: 1440, height: 160 };
  return drawing(
    frame.width,
    frame.height,
    field({
      tiling: familyTiling('eight'),
      frame,
      placement: { scale: 150, x: 0, y: 160 },
      seed: 'éclats',
      joint: { width: 2, color: INK.chaux },
      margin: 60,
      fly: blast({ origin: { x: 0, y: 200 }, calm: 380, reach: 1480, carry: 80, spread: 60 }),
      paint: ({ kind }) => around([INK.nuit, INK.safran, INK.terre, INK.ciel, INK.menthe], kind),
    }),
    'xMinYMid',
  );
}
