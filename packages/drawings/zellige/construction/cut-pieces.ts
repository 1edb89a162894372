import { type Flight, field, type Piece } from '../field.ts';
import { distance } from '../geometry.ts';
import { drawing, rect } from '../markup.ts';
import { INK } from '../palettes.ts';
import { familyTiling } from '../tiling.ts';
import { APOTHEM, MIDDLE, PITCH, SHEET } from './sheet.ts';

/** The pieces of one rosette, cut and laid out around their places. */
export function cutPieces(): string {
  const { width, height } = SHEET;
  const pieces = field({
    tiling: familyTiling('eight'),
    frame: SHEET,
    placement: { scale: PITCH, ...MIDDLE },
    seed: 'taille',
    joint: { width: 2, color: INK.ciel },
    keep: ({ heart, spot }) => distance(spot, MIDDLE) < (heart === undefined ? APOTHEM * 1.5 : 9),
    fly: apart,
    paint: ({ heart, kind }) => {
      if (heart !== undefined) return heart === 0 ? INK.safran : INK.nuit;
      return [INK.terre, INK.chaux, INK.nuit][kind - 2] ?? INK.nuit;
    },
  });
  return drawing(width, height, rect(0, 0, width, height, INK.ciel) + pieces);
}

function apart({ spot, chances: [side] }: Piece): Flight {
  const k = Math.max(0, (distance(spot, MIDDLE) - 30) / APOTHEM);
  return {
    x: (spot.x - MIDDLE.x) * k * 0.2,
    y: (spot.y - MIDDLE.y) * k * 0.2,
    turn: k * (side > 0.5 ? 0.22 : -0.22),
    size: 1,
  };
}
