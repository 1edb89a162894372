import { field } from '../../zellige/field.ts';
import { distance } from '../../zellige/geometry.ts';
import { drawing } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { familyTiling } from '../../zellige/tiling.ts';

const SIZE = 900;

/**
 * A wall half way: everything is traced, the pieces around the middle are cut and laid. 900 × 900,
 * to lie on safran; for pages that are being built.
 */
export function tracedWall(): string {
  const middle = { x: SIZE / 2, y: SIZE / 2 };
  return drawing(
    SIZE,
    SIZE,
    field({
      tiling: familyTiling('sixteen'),
      frame: { width: SIZE, height: SIZE },
      placement: { scale: 500, ...middle },
      seed: 'chantier',
      joint: { width: 2, color: INK.encre },
      keep: ({ spot }) => distance(spot, middle) < SIZE * 0.5,
      paint: ({ heart, radius, node, spot, chances: [chance] }) => {
        const own = node.x === 0 && node.y === 0;
        const laid = own && (distance(spot, middle) < 130 || chance < 0.34);
        if (!laid) return 'none';
        if (heart !== undefined) return [INK.nuit, INK.terre, INK.chaux][heart] ?? INK.nuit;
        if (radius < 0.33) return INK.chaux;
        if (radius < 0.45) return INK.terre;
        return radius < 0.55 ? INK.nuit : INK.chaux;
      },
    }),
  );
}
