import { field } from './field.ts';
import { enamel } from './hero-field.ts';
import { drawing, rect } from './markup.ts';
import { INK } from './palettes.ts';
import { familyTiling } from './tiling.ts';

/**
 * The agency's wall laid to the edges, 1280 × 460, the first rosette a little left of the middle of
 * its cell: the stuff of which the first figure of the home page is cut (`background-clip: text`).
 */
export function enamelWall(): string {
  const frame = { width: 1280, height: 460 };
  return drawing(
    frame.width,
    frame.height,
    rect(0, 0, frame.width, frame.height, INK.nuit) +
      field({
        tiling: familyTiling('sixteen'),
        frame,
        placement: { scale: 300, x: 190, y: 200 },
        seed: 'chiffre',
        joint: { width: 2, color: INK.chaux },
        paint: (piece) => enamel(piece, (piece.node.x + piece.node.y) % 2 !== 0),
      }),
  );
}
