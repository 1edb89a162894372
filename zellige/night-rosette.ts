import { field } from './field.ts';
import { distance } from './geometry.ts';
import { drawing } from './markup.ts';
import { INK } from './palettes.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

/** A disc of eightfold pattern tone on tone, 400 × 400, for the corner of a nuit overlay. */
export function nightRosette(): string {
  const middle = { x: 200, y: 200 };
  const tones = [INK.nuitClaire, INK.nuitSourde, INK.nuitMoyenne, INK.nuitSourde, INK.nuitClaire];
  return drawing(
    400,
    400,
    field({
      tiling: familyTiling('eight'),
      frame: { width: 400, height: 400 },
      placement: { scale: 190, ...middle },
      seed: 'menu',
      joint: { width: 2, color: INK.nuit },
      keep: ({ spot }) => distance(spot, middle) < 196,
      paint: ({ kind }) => around(tones, kind),
    }),
  );
}
