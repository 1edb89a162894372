import { circle, decimal, drawing, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { levelsFrom, lines, sheets } from '../sheet.ts';
import { type Hill, hills, survey } from '../survey.ts';

const WIDTH = 720;
/** The heights of cairns: those of the zellige family's houses, so that both fit the same frames. */
const HEIGHTS = [338, 490, 636, 784, 924, 1054] as const;

const BY_DAY = [INK.nuit, INK.chaux, INK.nuitClaire, INK.chaux, INK.nuit, INK.chaux] as const;
const BY_NIGHT = [
  INK.ciel,
  INK.nuitClaire,
  INK.chaux,
  INK.ciel,
  INK.nuitClaire,
  INK.chaux,
] as const;

const GAP = 12;

type Stone = { x: number; y: number; width: number; height: number };

/** Stones that travellers pile up beside a way: broad below, small on top, none quite above the other. */
function cairn(count: number, height: number): Stone[] {
  const thick = Math.min(150, (height - 30 - GAP * count) / count);
  return Array.from({ length: count }, (_, index) => {
    const width = 624 - 420 * (index / Math.max(count - 1, 3)) ** 0.9;
    const lean = (index % 2 ? 1 : -1) * (index === 0 ? 0 : 22);
    return {
      x: (WIDTH - width) / 2 + lean,
      y: height - (index + 1) * thick - index * GAP,
      width,
      height: thick,
    };
  });
}

/** A cairn with a stone for each stage of the agency's years; the last is the accent. */
function stones(count: number, fills: readonly string[]): string {
  const height = HEIGHTS[count - 1] ?? HEIGHTS[0];
  const body = cairn(count, height).map(({ x, y, ...size }, index) =>
    rect(
      x,
      y,
      size.width,
      size.height,
      index === count - 1 ? INK.terre : (fills[index] ?? INK.nuit),
      size.height / 2,
    ),
  );
  return drawing(WIDTH, height, body.join(''), 'xMidYMax');
}

/** Four stones that lie, and the outlines of those to come. */
function planned(): string {
  const height = 924;
  const laid = 4;
  const body = cairn(6, height).map(({ x, y, ...size }, index) =>
    index < laid
      ? rect(
          x,
          y,
          size.width,
          size.height,
          index === laid - 1 ? INK.terre : (BY_DAY[index] ?? INK.nuit),
          size.height / 2,
        )
      : `<rect x="${decimal(x + 2)}" y="${decimal(y + 2)}" width="${decimal(size.width - 4)}" height="${decimal(size.height - 4)}" rx="${decimal(size.height / 2 - 2)}" fill="none" stroke="${INK.nuit}" stroke-width="3" stroke-dasharray="4 9" stroke-linecap="round"/>`,
  );
  return drawing(WIDTH, height, body.join(''), 'xMidYMax');
}

function sun(): string {
  return drawing(480, 480, circle(240, 240, 238, '#F6BE4E') + circle(240, 240, 176, INK.safran));
}

/** Walls that fill their frame from the top, the first lower than the last: a drawing for three values. */
function wall(
  list: readonly Hill[],
  ground: string,
  fills: readonly string[],
  line?: string,
): string {
  const land = survey(hills(list), { x: -40, y: -40, width: 800, height: 640 }, 22);
  const body = line
    ? lines(land, levelsFrom(0.05, 0.95, 13), line, 4)
    : sheets(land, levelsFrom(0.1, 0.92, 7), fills);
  return drawing(
    WIDTH,
    560,
    rect(0, 0, WIDTH, 560, ground) + body + circle(land.summit.x, land.summit.y, 17, INK.safran),
    'xMidYMin',
  );
}

export const ABOUT = {
  'houses/house-1': () => stones(1, BY_DAY),
  'houses/house-2': () => stones(2, BY_DAY),
  'houses/house-3': () => stones(3, BY_DAY),
  'houses/house-4': () => stones(4, BY_NIGHT),
  'houses/house-5': () => stones(5, BY_NIGHT),
  'houses/house-6': () => stones(6, BY_NIGHT),
  'houses/house-planned': planned,
  sun,
  'value-wall-1': () =>
    wall(
      [
        { x: 400, y: 84, reach: 130, long: 1.6 },
        { x: 60, y: 300, reach: 120, height: 0.6 },
        { x: 640, y: 480, reach: 120, height: 0.6 },
      ],
      INK.ciel,
      [],
      INK.nuit,
    ),
  'value-wall-2': () =>
    wall(
      [
        { x: 220, y: 140, reach: 130, long: 1.2 },
        { x: 580, y: 210, reach: 120, height: 0.92 },
        { x: 300, y: 520, reach: 120, height: 0.6 },
      ],
      INK.terre,
      ['#B13A1F', INK.aube, INK.terre, INK.nuit, INK.aube, INK.terre, INK.nuit],
    ),
  'value-wall-3': () =>
    wall(
      [
        { x: 330, y: 190, reach: 150, long: 1.3, turn: 1 },
        { x: 640, y: 60, reach: 100, height: 0.5 },
        { x: 80, y: 470, reach: 120, height: 0.6 },
      ],
      INK.menthe,
      ['#086445', INK.verveine, INK.menthe, INK.nuit, INK.verveine, '#086445', INK.nuit],
    ),
};
