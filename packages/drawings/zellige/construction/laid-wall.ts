import { field } from '../field.ts';
import { drawing, rect } from '../markup.ts';
import { INK } from '../palettes.ts';
import { familyTiling } from '../tiling.ts';
import { MIDDLE, PITCH, SHEET } from './sheet.ts';

/** The same pieces in their places, and the wall that goes on. */
export function laidWall(): string {
  const { width, height } = SHEET;
  const wall = field({
    tiling: familyTiling('eight'),
    frame: SHEET,
    placement: { scale: PITCH, ...MIDDLE },
    seed: 'pose',
    joint: { width: 2.5, color: INK.nuit },
    paint: ({ heart, kind }) => {
      if (heart !== undefined) return heart === 0 ? INK.safran : INK.nuit;
      return [INK.terre, INK.chaux, INK.safran][kind - 2] ?? INK.nuit;
    },
  });
  return drawing(width, height, rect(0, 0, width, height, INK.nuit) + wall);
}
