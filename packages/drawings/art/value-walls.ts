import type { Family } from '../zellige/families.ts';
import { field } from '../zellige/field.ts';
import { drawing, rect } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { around } from '../zellige/ring.ts';
import { familyTiling } from '../zellige/tiling.ts';

const FRAME = { width: 720, height: 560 };

type Wall = {
  family: Family;
  /** Pixels per pitch: how large the stars are. */
  scale: number;
  ground: string;
  enamels: readonly string[];
};

/** Three walls of zellige, 720 × 560, each cut finer than the one before it. */
export const VALUE_WALLS = {
  'value-wall-1.svg': () =>
    wall({
      family: 'eight',
      scale: 240,
      ground: INK.nuit,
      enamels: [INK.safran, INK.chaux, INK.nuit, INK.ciel, INK.nuitMoyenne],
    }),
  'value-wall-2.svg': () =>
    wall({
      family: 'twelveBroad',
      scale: 288,
      ground: INK.terre,
      enamels: [INK.terre, INK.safran, INK.encre, INK.aube, INK.chaux],
    }),
  'value-wall-3.svg': () =>
    wall({
      family: 'sixteen',
      scale: 360,
      ground: INK.menthe,
      enamels: [INK.menthe, INK.safran, INK.chaux, INK.encre, INK.menthe],
    }),
} as const satisfies Record<string, () => string>;

function wall({ family, scale, ground, enamels }: Wall): string {
  const { width, height } = FRAME;
  return drawing(
    width,
    height,
    rect(0, 0, width, height, ground) +
      field({
        tiling: familyTiling(family),
        frame: FRAME,
        placement: { scale, x: width / 2, y: 0 },
        seed: family,
        joint: { width: 2, color: ground },
        paint: ({ kind }) => around(enamels, kind),
      }),
    'xMidYMin',
  );
}
