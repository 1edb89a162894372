import { circle, clipped, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { hillside } from '../ridge.ts';

/** One land in three upright frames that rise: a telephone in each hand. */
export function frames(width: number, height: number): string {
  const frame = width * 0.22;
  const gap = (width - 3 * frame) / 4;
  const tops = [0.42, 0.16, 0.54];
  const land = view(width, height, height * 0.72);
  return tops
    .map((top, index) => {
      const x = gap + index * (frame + gap);
      const y = height * top;
      const id = `frame-${index}-${Math.round(width)}`;
      const body = height + 40 - y;
      const inner = frame * 0.07;
      return (
        rect(x, y, frame, body, INK.encre, frame * 0.14) +
        clipped(
          id,
          `M${(x + inner).toFixed(1)} ${height + 40}V${(y + frame * 0.16).toFixed(1)}a${(frame * 0.08).toFixed(1)} ${(frame * 0.08).toFixed(1)} 0 0 1 ${(frame * 0.08).toFixed(1)} ${(-frame * 0.08).toFixed(1)}h${(frame * 0.7).toFixed(1)}a${(frame * 0.08).toFixed(1)} ${(frame * 0.08).toFixed(1)} 0 0 1 ${(frame * 0.08).toFixed(1)} ${(frame * 0.08).toFixed(1)}V${height + 40}z`,
          land,
        )
      );
    })
    .join('');
}

/** A sun between ridges, which all frames show a part of. */
function view(width: number, height: number, level: number): string {
  return (
    rect(0, 0, width, height, INK.ciel) +
    circle(width * 0.5, level - width * 0.16, width * 0.09, INK.safran) +
    hillside(INK.nuitClaire, height, [
      [-width * 0.1, level],
      [width * 0.2, level - width * 0.12],
      [width * 0.5, level],
      [width * 0.82, level - width * 0.1],
      [width * 1.1, level],
    ]) +
    hillside(INK.nuit, height, [
      [-width * 0.1, level + width * 0.03],
      [width * 0.44, level],
      [width * 1.1, level + width * 0.06],
    ]) +
    hillside(INK.terre, height, [
      [-width * 0.1, level + width * 0.16],
      [width * 0.6, level + width * 0.12],
      [width * 1.2, level + width * 0.1],
    ])
  );
}
