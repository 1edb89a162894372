import { type Anchor, circle, clipped, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { randomFrom } from '../../zellige/random.ts';
import { rangeOf, ridge } from '../ridge.ts';
import { arcs } from '../scenes/arcs.ts';
import type { DrawScene } from '../scenes/canvas.ts';
import { horizon } from '../scenes/horizon.ts';
import { dome, levelsFrom, lines, sheets, traced } from '../sheet.ts';
import { hills, survey } from '../survey.ts';
import { TONES } from '../tones.ts';

type Size = readonly [width: number, height: number];

const PRINT = [
  INK.nuit,
  INK.chaux,
  INK.nuit,
  INK.safran,
  INK.terre,
  INK.safran,
  INK.nuit,
  INK.chaux,
  INK.nuit,
] as const;

/** A brand: a print like no other, and known from afar. */
export function print(x: number, y: number, radius: number): string {
  const land = survey(
    hills([
      { x, y, reach: radius * 0.44, long: 1.12, turn: -0.6 },
      { x: x - radius * 0.3, y: y + radius * 0.16, reach: radius * 0.26, height: 0.3 },
      { x: x + radius * 0.32, y: y + radius * 0.28, reach: radius * 0.2, height: 0.16 },
    ]),
    { x: x - radius * 1.3, y: y - radius * 1.3, width: radius * 2.6, height: radius * 2.6 },
    radius / 14,
  );
  return (
    sheets(land, levelsFrom(0.13, 0.95, PRINT.length), PRINT) +
    circle(land.summit.x, land.summit.y, radius * 0.04, INK.safran)
  );
}

function brand(width: number, height: number): string {
  const radius = Math.min(width * 0.7, height * 0.5);
  return panel(
    [width, height],
    INK.safran,
    print(width * 0.5, height - radius * 0.7, radius),
    'xMaxYMax',
  );
}

const BLOCKS = [INK.ciel, INK.nuitClaire, INK.chaux, INK.terre, INK.ciel, INK.nuitSourde] as const;

/** Blocks of a page: terraces of equal modules, each last one with a slow corner. */
export function blocks(
  seed: string,
  [width, height]: Size,
  { module, low, high }: { module: number; low: number; high: number },
): string {
  const random = randomFrom(seed);
  const columns = Math.ceil(width / module);
  let before = 0;
  return Array.from({ length: columns }, (_, column) => {
    let storeys = low + Math.floor(random() * (high - low + 1));
    if (storeys === before) storeys = storeys === high ? low : storeys + 1;
    before = storeys;
    return Array.from({ length: storeys }, (_, storey) => {
      const x = column * module;
      const y = height - (storey + 1) * module;
      const fill = BLOCKS[Math.floor(random() * BLOCKS.length)] ?? INK.ciel;
      if (storey < storeys - 1) return rect(x, y, module, module, fill);
      const isLeft = random() < 0.5;
      return filled(
        isLeft
          ? `M${x + module} ${y}v${module}h${-module}a${module} ${module} 0 0 1 ${module} ${-module}z`
          : `M${x} ${y}v${module}h${module}a${module} ${module} 0 0 0 ${-module} ${-module}z`,
        column % 5 === 2 ? INK.safran : fill,
      );
    }).join('');
  }).join('');
}

function web(width: number, height: number): string {
  const module = width > 300 ? width / 5 : width / 3;
  const rows = Math.floor(height / module);
  const size = { module, low: Math.max(2, Math.floor(rows * 0.5)), high: rows - 1 };
  return panel([width, height], INK.nuit, blocks('relief web', [width, height], size), 'xMaxYMax');
}

/** Being found: one summit above the sea, and over it the point that is seen from afar. */
export function seaMark(x: number, top: number, foot: number, half: number, lamp: number): string {
  const bend = top + (foot - top) * 0.62;
  return (
    filled(
      `M${x} ${top}Q${x - half * 0.24} ${bend} ${x - half} ${foot}H${x + half}Q${x + half * 0.24} ${bend} ${x} ${top}z`,
      INK.chaux,
    ) +
    filled(
      `M${x} ${top}Q${x + half * 0.06} ${bend} ${x + half * 0.18} ${foot}H${x + half}Q${x + half * 0.24} ${bend} ${x} ${top}z`,
      INK.terre,
    ) +
    circle(x, top - lamp * 1.24, lamp, INK.safran)
  );
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

/** The way up: contour lines, and across them the shortest road to the top. */
export function route(x: number, y: number, side: number): string {
  const land = survey(
    hills([
      { x, y, reach: side * 0.18, long: 1.2, turn: 0.5 },
      { x: x - side * 0.3, y: y + side * 0.26, reach: side * 0.14, height: 0.5 },
      { x: x + side * 0.34, y: y - side * 0.2, reach: side * 0.13, height: 0.36 },
    ]),
    { x: x - side * 0.7, y: y - side * 0.7, width: side * 1.4, height: side * 1.4 },
    side / 26,
  );
  const stops = [
    { x: x - side * 0.36, y: y + side * 0.36 },
    { x: x - side * 0.1, y: y + side * 0.2 },
    { x: x + side * 0.12, y: y + side * 0.13 },
    land.summit,
  ];
  const way = stops.map(
    (stop, index) => `${index ? 'L' : 'M'}${stop.x.toFixed(0)} ${stop.y.toFixed(0)}`,
  );
  return (
    lines(land, levelsFrom(0.1, 0.92, 9), INK.aube, side / 120) +
    traced(way.join(''), INK.safran, side / 44) +
    stops
      .map((stop, index) =>
        circle(
          stop.x,
          stop.y,
          index === 3 ? side / 22 : side / 44,
          index === 3 ? INK.chaux : INK.safran,
        ),
      )
      .join('')
  );
}

function strategy(width: number, height: number): string {
  const side = Math.min(width * 1.2, height * 0.9);
  return panel([width, height], INK.terre, route(width * 0.54, height * 0.56, side));
}

/** One land in three upright frames that rise: a telephone in each hand. */
export function frames(width: number, height: number): string {
  const frame = width * 0.22;
  const gap = (width - 3 * frame) / 4;
  const tops = [0.42, 0.16, 0.54];
  const level = height * 0.72;
  const land =
    rect(0, 0, width, height, INK.ciel) +
    circle(width * 0.5, level - width * 0.16, width * 0.09, INK.safran) +
    filled(
      ridge(
        [
          { x: -width * 0.1, y: level },
          { x: width * 0.2, y: level - width * 0.12 },
          { x: width * 0.5, y: level },
          { x: width * 0.82, y: level - width * 0.1 },
          { x: width * 1.1, y: level },
        ],
        height,
      ),
      INK.nuitClaire,
    ) +
    filled(
      ridge(
        [
          { x: -width * 0.1, y: level + width * 0.03 },
          { x: width * 0.44, y: level },
          { x: width * 1.1, y: level + width * 0.06 },
        ],
        height,
      ),
      INK.nuit,
    ) +
    filled(
      ridge(
        [
          { x: -width * 0.1, y: level + width * 0.16 },
          { x: width * 0.6, y: level + width * 0.12 },
          { x: width * 1.2, y: level + width * 0.1 },
        ],
        height,
      ),
      INK.terre,
    );
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

function mobile(width: number, height: number): string {
  return panel([width, height], INK.aube, frames(width, height));
}

const GOODS = [INK.chaux, INK.nuit, INK.safran, INK.verveine, INK.terre] as const;

/** Goods in a row: domes of one size, each with a ring of its own. */
export function row(pitch: number, count: number, y: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * pitch;
    const outer = GOODS[index % 5] ?? INK.chaux;
    const inner = GOODS[(index + 2) % 5] ?? INK.nuit;
    const heart = GOODS[(index + 4) % 5] ?? INK.safran;
    return (
      dome(x, y, pitch * 0.47, outer) +
      dome(x, y, pitch * 0.31, inner) +
      dome(x, y, pitch * 0.15, heart)
    );
  }).join('');
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
