import { circle, clipped, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { randomFrom } from '../../zellige/random.ts';
import { hillside, ridge } from '../ridge.ts';
import { dome, levelsFrom, lines, round, sheets, traced } from '../sheet.ts';
import { hills, survey } from '../survey.ts';

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
  // The page turns the drawing about its centre and shows its upper half; the margin matches the zellige drawing's.
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
  // The lamp is at 112 of 620, where pages place their light.
  lighthouse: () => drawing(240, 620, seaMark(120, 176, 620, 104, 52)),
};

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
function print(x: number, y: number, radius: number): string {
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

const BLOCKS = [INK.ciel, INK.nuitClaire, INK.chaux, INK.terre, INK.ciel, INK.nuitSourde] as const;

/** Blocks of a page: terraces of equal modules, each last one with a slow corner. */
function blocks(
  seed: string,
  [width, height]: readonly [width: number, height: number],
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

/** The way up: contour lines, and across them the shortest road to the top. */
function route(x: number, y: number, side: number): string {
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

/** One land in three upright frames that rise: a telephone in each hand. */
function frames(width: number, height: number): string {
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

const GOODS = [INK.chaux, INK.nuit, INK.safran, INK.verveine, INK.terre] as const;

/** Goods in a row: domes of one size, each with a ring of its own. */
function row(pitch: number, count: number, y: number): string {
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

/** Being found: one summit above the sea, and over it the point that is seen from afar. */
function seaMark(x: number, top: number, foot: number, half: number, lamp: number): string {
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
