import { field } from '../field.ts';
import { distance } from '../geometry.ts';
import { drawing, rect } from '../markup.ts';
import { INK } from '../palettes.ts';
import { familyTiling } from '../tiling.ts';

/** One great star of sixteen rays on safran, rising in a lying frame, whole in any other: for branding. */
export function brandStar(width: number, height: number): string {
  const lying = width > height;
  const scale = lying ? height * 1.86 : width * 1.08;
  const middle = lying
    ? { x: width * 0.6, y: height * 1.02 }
    : { x: width / 2, y: Math.max(height - width * 0.5, height / 2) };
  const star = field({
    tiling: familyTiling('sixteenSharp'),
    frame: { width, height },
    placement: { scale, ...middle },
    seed: 'marque',
    joint: { width: scale / 220, color: INK.safran },
    paint: ({ heart, radius, spot }) => {
      if (distance(spot, middle) > scale * 0.43) return undefined;
      if (heart !== undefined) return [INK.nuit, INK.safran, INK.terre][heart];
      if (radius < 0.16) return INK.terre;
      return radius < 0.2 ? INK.chaux : INK.nuit;
    },
  });
  return drawing(width, height, rect(0, 0, width, height, INK.safran) + star, 'xMaxYMax');
}
