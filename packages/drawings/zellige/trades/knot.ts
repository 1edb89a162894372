import { field } from '../field.ts';
import { distance } from '../geometry.ts';
import { interlace } from '../interlace.ts';
import { drawing, rect } from '../markup.ts';
import { INK } from '../palettes.ts';
import { familyTiling } from '../tiling.ts';

/** One star of interlaced bands on terre, a safran heart in it: many threads, one plan. */
export function knot(width: number, height: number): string {
  const scale = Math.min(width, height * 1.05) * 0.9;
  const middle = { x: width / 2, y: height * 0.52 };
  const placement = { scale, ...middle };
  const frame = { width, height };
  const heart = field({
    tiling: familyTiling('eight'),
    frame,
    placement,
    seed: 'nœud',
    paint: ({ heart: depth, spot }) => {
      if (depth === undefined || distance(spot, middle) > 4) return undefined;
      return depth === 0 ? '#A93719' : INK.safran;
    },
  });
  const bands = interlace({
    family: 'eight',
    frame,
    placement,
    band: scale * 0.06,
    edge: INK.chaux,
    fill: INK.terre,
    ratio: 0.55,
    keep: (point) => distance(point, middle) < scale * 0.506,
  });
  return drawing(width, height, rect(0, 0, width, height, INK.terre) + heart + bands, 'xMidYMax');
}
