import { field } from '../field.ts';
import { arch, archPath, clipped, drawing, rect } from '../markup.ts';
import { INK } from '../palettes.ts';
import { around } from '../ring.ts';
import { familyTiling } from '../tiling.ts';

/** The doors: left edge and top as shares of the frame; frame colour, tiles, and the enamels of the tiles. */
const DOORS = [
  {
    left: 0.06,
    top: 0.3,
    frame: INK.terre,
    family: 'twelveBroad',
    enamels: [INK.chaux, INK.aube, INK.safran, INK.terre],
  },
  {
    left: 0.375,
    top: 0.04,
    frame: INK.nuit,
    family: 'eight',
    enamels: [INK.safran, INK.ciel, INK.chaux, INK.terre],
  },
  {
    left: 0.69,
    top: 0.42,
    frame: INK.chaux,
    family: 'sixteen',
    enamels: [INK.nuit, INK.terre, INK.aube, INK.menthe],
  },
] as const;

/** Three tall tiled doors on aube, as upright as telephones. */
export function doors(width: number, height: number): string {
  const body = DOORS.map(({ left, top, frame, family, enamels }, i) => {
    const [x, y, wide] = [width * left, height * top, width * 0.25];
    const edge = wide * 0.07;
    const middle = x + wide / 2;
    const tiles = field({
      tiling: familyTiling(family),
      frame: { width, height },
      placement: { scale: wide * 0.96, x: middle, y: y + wide / 2 },
      seed: `porte ${i}`,
      joint: { width: wide / 90, color: frame },
      keep: ({ spot }) => Math.abs(spot.x - middle) < wide * 0.62 && spot.y > y - wide * 0.1,
      paint: ({ kind }) => around(enamels, kind),
    });
    const opening = archPath(x + edge, y + edge, wide - 2 * edge, height);
    return (
      arch(x, y, wide, height - y, frame) + clipped(`doors-${width}-${height}-${i}`, opening, tiles)
    );
  });
  return drawing(width, height, rect(0, 0, width, height, INK.aube) + body.join(''), 'xMidYMax');
}
