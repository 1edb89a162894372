import { field } from '../zellige/field.ts';
import { distance } from '../zellige/geometry.ts';
import { drawing } from '../zellige/markup.ts';
import { INK, PALETTES } from '../zellige/palettes.ts';
import { familyTiling } from '../zellige/tiling.ts';

const SIZE = 640;

/**
 * The answer to the hole in the wall of the 404 page: the same rosette with its heart in place,
 * 640 × 640, to lie on menthe. Its heart carries the class `heart`, so that the page can let the
 * last piece land when a message has arrived.
 */
export function laidRosette(): string {
  const middle = { x: SIZE / 2, y: SIZE / 2 };
  return drawing(
    SIZE,
    SIZE,
    field({
      tiling: familyTiling('sixteen'),
      frame: { width: SIZE, height: SIZE },
      placement: { scale: 430, ...middle },
      seed: 'message',
      joint: { width: 2.5, color: INK.menthe },
      keep: ({ spot }) => distance(spot, middle) < SIZE * 0.46,
      paint: ({ heart, node, radius, outline }) => {
        if (heart !== undefined) {
          if (node.x !== 0 || node.y !== 0) return undefined;
          return {
            fill: [INK.chaux, INK.terre, INK.safran][heart] ?? INK.chaux,
            className: 'heart',
          };
        }
        if (radius < 0.33) return INK.safran;
        if (radius < 0.45) return INK.nuit;
        if (outline.length === 3) return INK.safran;
        return radius < 0.55 ? INK.chaux : PALETTES.menthe.tone;
      },
    }),
  );
}
