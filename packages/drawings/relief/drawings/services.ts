import { circle, clipped, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { ridge } from '../ridge.ts';
import { round } from '../sheet.ts';
import { blocks } from '../trades/blocks.ts';
import { frames } from '../trades/frames.ts';
import { row } from '../trades/goods.ts';
import { print } from '../trades/print.ts';
import { route } from '../trades/route.ts';
import { seaMark } from '../trades/sea-mark.ts';

type Badge = { sky: string; disc: string; planes: readonly string[] };

/** A package: a land in a disc, with a ridge more than the one before. */
function badge({ sky, disc, planes }: Badge): string {
  const ridges = planes.map((plane, index) => {
    const y = 150 + (index * 96) / planes.length;
    const top = { x: index % 2 ? 164 : 84, y: y - 70 + index * 12 };
    return filled(
      ridge([{ x: -50, y }, top, { x: index % 2 ? 300 : 290, y: y + 8 }], 240, 0.1),
      plane,
    );
  });
  return drawing(
    240,
    240,
    clipped(
      'badge',
      round(120, 120, 118),
      rect(0, 0, 240, 240, sky) + circle(150, 84, 32, disc) + ridges.join(''),
    ),
  );
}

export const SERVICES = {
  // Turned about its middle by the page, which shows its upper half; the margin is the other family's.
  'services/offer-brand': () =>
    drawing(660, 660, print(300, 300, 330), 'xMaxYMax').replace('0 0 660 660', '-30 -30 660 660'),
  'services/offer-web': () =>
    drawing(
      720,
      300,
      rect(0, 0, 720, 300, INK.nuit) +
        blocks('relief offre', [720, 300], { module: 60, low: 2, high: 4 }),
      'xMidYMax',
    ),
  'services/offer-strategy': () =>
    drawing(480, 480, rect(0, 0, 480, 480, INK.terre) + route(240, 230, 470), 'xMidYMax'),
  'services/offer-mobile': () =>
    drawing(480, 400, rect(0, 0, 480, 400, INK.aube) + frames(480, 400), 'xMidYMax'),
  'services/offer-shop': () =>
    drawing(
      1200,
      300,
      rect(0, 0, 1200, 300, INK.menthe) +
        row(120, 10, 300) +
        `<g transform="translate(-60 0)">${row(120, 11, 176)}</g>`,
    ),
  'services/package-first': () => badge({ sky: INK.aube, disc: INK.chaux, planes: [INK.terre] }),
  'services/package-popular': () =>
    badge({ sky: INK.safran, disc: INK.chaux, planes: [INK.terre, INK.ciel] }),
  'services/package-last': () =>
    badge({ sky: INK.ciel, disc: INK.terre, planes: ['#8697E4', INK.nuitClaire, INK.nuit] }),
  // A lamp at 112 of 620, where pages have put their light.
  lighthouse: () => drawing(240, 620, seaMark(120, 176, 620, 104, 52)),
};
