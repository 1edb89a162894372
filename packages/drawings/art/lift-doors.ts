import { field } from '../zellige/field.ts';
import { drawing, rect } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { around } from '../zellige/ring.ts';
import { familyTiling } from '../zellige/tiling.ts';

const WIDTH = 360;
const HEIGHT = 420;

/** The lift's closed doors, 360 × 420: one rosette over both leaves, which opening cuts in two. */
export function liftDoors(): string {
  const middle = { x: WIDTH / 2, y: HEIGHT / 2 };
  const tones = [INK.nuitClaire, INK.nuitSourde, INK.nuitMoyenne, INK.nuitSourde] as const;
  return drawing(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, INK.nuit) +
      field({
        tiling: familyTiling('sixteen'),
        frame: { width: WIDTH, height: HEIGHT },
        placement: { scale: 420, ...middle },
        seed: 'doors',
        joint: { width: 2, color: INK.nuit },
        paint: ({ heart, node, kind }) => {
          const isMiddle = node.x === 0 && node.y === 0;
          if (heart !== undefined && isMiddle) {
            return [INK.safran, INK.terre, INK.chaux][heart] ?? INK.chaux;
          }
          return around(tones, kind);
        },
      }),
    'xMidYMid',
  );
}
