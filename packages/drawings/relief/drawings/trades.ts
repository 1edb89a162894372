import { type Anchor, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { randomFrom } from '../../zellige/random.ts';
import { rangeOf, ridge } from '../ridge.ts';
import { arcs } from '../scenes/arcs.ts';
import type { DrawScene } from '../scenes/canvas.ts';
import { horizon } from '../scenes/horizon.ts';
import { TONES } from '../tones.ts';
import { blocks } from '../trades/blocks.ts';
import { frames } from '../trades/frames.ts';
import { row } from '../trades/goods.ts';
import { print } from '../trades/print.ts';
import { route } from '../trades/route.ts';
import { seaMark } from '../trades/sea-mark.ts';

type Size = readonly [width: number, height: number];

function brand(width: number, height: number): string {
  const radius = Math.min(width * 0.7, height * 0.5);
  return panel(
    [width, height],
    INK.safran,
    print(width * 0.5, height - radius * 0.7, radius),
    'xMaxYMax',
  );
}

function web(width: number, height: number): string {
  const module = width > 300 ? width / 5 : width / 3;
  const rows = Math.floor(height / module);
  const size = { module, low: Math.max(2, Math.floor(rows * 0.5)), high: rows - 1 };
  return panel([width, height], INK.nuit, blocks('relief web', [width, height], size), 'xMaxYMax');
}

function search(width: number, height: number): string {
  const sea = height * 0.84;
  const random = randomFrom('relief cap');
  return panel(
    [width, height],
    INK.ciel,
    filled(
      ridge(rangeOf(random, { width, y: sea, rise: height * 0.2, summits: 3 }), height),
      '#A7B7F2',
    ) +
      seaMark(width / 2, height * 0.36, sea + 4, width * 0.24, width * 0.085) +
      rect(0, sea, width, height - sea, INK.nuit) +
      rect(0, sea + (height - sea) * 0.34, width, (height - sea) * 0.1, INK.nuitClaire) +
      rect(0, sea + (height - sea) * 0.64, width, (height - sea) * 0.06, INK.nuitClaire),
  );
}

function strategy(width: number, height: number): string {
  const side = Math.min(width * 1.2, height * 0.9);
  return panel([width, height], INK.terre, route(width * 0.54, height * 0.56, side));
}

function mobile(width: number, height: number): string {
  return panel([width, height], INK.aube, frames(width, height));
}

function shop(width: number, height: number): string {
  const columns = width > 300 ? 3 : 2;
  const pitch = width / columns;
  const rows = Math.floor((height * 0.8) / (pitch * 0.62));
  const body = Array.from({ length: rows }, (_, index) => {
    const y = height - index * pitch * 0.62;
    const shift = index % 2 ? -pitch / 2 : 0;
    return (
      `<g transform="translate(${(shift - pitch * (index % 5)).toFixed(1)} 0)">${row(pitch, columns + 6, y - 6)}</g>` +
      rect(0, y - 6, width, 6, '#086445')
    );
  }).join('');
  return panel([width, height], INK.menthe, body);
}

function scene(draw: DrawScene, tones: keyof typeof TONES, seed: string) {
  return (width: number, height: number) =>
    panel(
      [width, height],
      TONES[tones].ground,
      draw({ width, height, tones: TONES[tones], random: randomFrom(seed) }),
      'xMidYMid',
    );
}

function panel(
  [width, height]: Size,
  ground: string,
  body: string,
  anchor: Anchor = 'xMidYMax',
): string {
  return drawing(width, height, rect(0, 0, width, height, ground) + body, anchor);
}

/** What a trade does, by the names that documents give these drawings. */
export const TRADES = {
  brand,
  web,
  search,
  strategy,
  mobile,
  shop,
  sunrise: scene(horizon, 'terre', 'relief soleil'),
  scales: scene(arcs, 'ciel', 'relief ondes'),
} as const;
