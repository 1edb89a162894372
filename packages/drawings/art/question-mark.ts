import { field } from '../zellige/field.ts';
import { clipped, drawing, star } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { around } from '../zellige/ring.ts';
import { familyTiling } from '../zellige/tiling.ts';

const WIDTH = 300;
const HEIGHT = 440;

/** Three quarters of a ring, and a stem down from its end. */
const HOOK = 'M4 150a146 146 0 1 1 183 141v53h-74v-122h37a72 72 0 1 0-72-72z';

/** A question mark cut out of a wall, 300 × 440, beside the questions of a service. Its point is a khatam; it has no ground. */
export function questionMark(): string {
  return drawing(
    WIDTH,
    HEIGHT,
    clipped(
      'question-mark',
      HOOK,
      field({
        tiling: familyTiling('eight'),
        frame: { width: WIDTH, height: 350 },
        placement: { scale: 112, x: 150, y: 41 },
        seed: 'question',
        joint: { width: 2, color: INK.sable },
        paint: ({ kind }) => around([INK.safran, INK.nuit, INK.terre, INK.nuit, INK.menthe], kind),
      }),
    ) +
      star(150, 398, 42, INK.nuit) +
      star(150, 398, 19, INK.safran, { turn: Math.PI / 8 }),
  );
}
