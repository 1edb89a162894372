import { arch, circle, rect } from '../markup.ts';
import { DARK, LIGHT, type Lot, SHADE, WALL } from './building.ts';

/** A slender tower under a half-round head, a clock in it, three slits of windows below. */
export function clockTower({ x, width, top, ground, unit }: Lot): string {
  const height = ground - top;
  const middle = x + width / 2;
  const shoulders = top + height * 0.16;
  const slits = [0, 1, 2].map((i) =>
    arch(
      x + width * (0.13 + i * 0.27),
      top + height * 0.26,
      width * 0.18,
      height * 0.6,
      i === 1 ? LIGHT : DARK,
    ),
  );
  const floors = Array.from({ length: 6 }, (_, i) =>
    rect(x, top + height * (0.34 + i * 0.09), width, unit * 1.1, WALL),
  );
  return (
    rect(x, shoulders, width, ground - shoulders, WALL) +
    arch(x + width * 0.15, top, width * 0.7, height * 0.3, WALL) +
    rect(middle, shoulders, width / 2, ground - shoulders, SHADE) +
    rect(middle - unit * 0.4, top - unit * 3, unit * 0.8, unit * 5, WALL) +
    circle(middle, top + height * 0.12, width * 0.2, DARK) +
    circle(middle, top + height * 0.12, width * 0.135, LIGHT) +
    circle(middle, top + height * 0.12, width * 0.07, DARK) +
    slits.join('') +
    floors.join('')
  );
}
