import { field } from './field.ts';
import { circle, drawing, star } from './markup.ts';
import { INK } from './palettes.ts';
import { roseWindow } from './tiling.ts';

/** A rose window for a moon over the white city, 640 × 640, to lie on nuit. */
export function moon(): string {
  const enamels = [
    INK.safran,
    INK.nuit,
    INK.safran,
    INK.ciel,
    INK.nuit,
    INK.safran,
    INK.chaux,
    undefined,
  ];
  const window = field({
    tiling: roseWindow(16, [0.26, 0.55, 0.82]),
    frame: { width: 640, height: 640 },
    placement: { scale: 300, x: 320, y: 320 },
    seed: 'lune',
    joint: { width: 1.5, color: INK.nuitSourde },
    paint: ({ kind }) => enamels[kind % enamels.length],
  });
  return drawing(
    640,
    640,
    circle(320, 320, 318, INK.nuitSourde) +
      window +
      star(320, 320, 76, INK.safran, { points: 16, notch: 0.74 }),
  );
}
