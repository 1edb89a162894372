import { field } from '../zellige/field.ts';
import { distance } from '../zellige/geometry.ts';
import { drawing } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { around } from '../zellige/ring.ts';
import { familyTiling } from '../zellige/tiling.ts';

/** The rosette behind the menu, tone on tone on nuit, 480 × 480. */
export function menuRosette(): string {
  const middle = { x: 240, y: 240 };
  const tones = [
    INK.nuitClaire,
    INK.nuitSourde,
    INK.nuitMoyenne,
    INK.nuitSourde,
    INK.nuitClaire,
  ] as const;
  return drawing(
    480,
    480,
    field({
      tiling: familyTiling('eight'),
      frame: { width: 480, height: 480 },
      placement: { scale: 190, ...middle },
      seed: 'menu',
      joint: { width: 2, color: INK.nuit },
      keep: ({ spot }) => distance(spot, middle) < 196,
      paint: ({ kind }) => around(tones, kind),
    }),
  );
}
