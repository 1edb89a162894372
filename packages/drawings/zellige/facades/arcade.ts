import { arch, circle, rect } from '../markup.ts';
import { DARK, LIGHT, type Lot, SHADE, WALL, windowColor } from './building.ts';

/** A market hall: four arches on the street, five round windows above. */
export function arcade({ x, width, top, ground, unit, random }: Lot): string {
  const height = ground - top;
  const arches = Array.from({ length: 4 }, (_, i) =>
    arch(
      x + width * (0.06 + i * 0.235),
      top + height * 0.56,
      width * 0.17,
      height * 0.44,
      i === 2 ? LIGHT : DARK,
    ),
  );
  const windows = Array.from({ length: 5 }, (_, i) =>
    circle(x + width * (0.13 + i * 0.185), top + height * 0.28, width * 0.055, windowColor(random)),
  );
  return (
    rect(x, top, width, height, WALL) +
    rect(x - unit, top, width + 2 * unit, unit * 2.4, SHADE) +
    rect(x, top + height * 0.47, width, unit * 1.6, SHADE) +
    arches.join('') +
    windows.join('')
  );
}
