import { field } from './field.ts';
import { drawing } from './markup.ts';
import { INK } from './palettes.ts';
import { around } from './ring.ts';
import { roseWindow } from './tiling.ts';

/** The rose window beside the call at the end of a case study, 640 × 640, to lie on nuit. */
export function sunRosette(): string {
  const colors = [
    INK.safran,
    INK.terre,
    INK.chaux,
    INK.ciel,
    INK.nuitMoyenne,
    INK.safran,
    INK.terre,
    INK.chaux,
  ];
  return drawing(
    640,
    640,
    field({
      tiling: roseWindow(16, [0.26, 0.55, 0.82]),
      frame: { width: 640, height: 640 },
      placement: { scale: 318, x: 320, y: 320 },
      seed: 'appel',
      joint: { width: 2, color: INK.nuit },
      paint: ({ kind }) => around(colors, kind),
    }),
  );
}
