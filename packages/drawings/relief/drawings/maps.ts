import { circle, clipped, drawing, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { levelsFrom, lines, round, sheets } from '../sheet.ts';
import { type Hill, hills, survey } from '../survey.ts';

/** A plan of no town in particular: a coast, a height behind it, and calm water, with room in the middle for a point. */
function plan(): string {
  const land = survey(
    hills([
      { x: 420, y: 560, reach: 260, long: 1.6, turn: -0.2 },
      { x: 1240, y: 640, reach: 240, long: 1.4, turn: 0.3, height: 0.9 },
      { x: 820, y: 760, reach: 180, height: 0.6 },
      { x: 1560, y: 140, reach: 150, height: 0.55 },
      { x: 40, y: 60, reach: 120, height: 0.34 },
    ]),
    { x: -80, y: -80, width: 1760, height: 880 },
    40,
  );
  return drawing(
    1600,
    720,
    rect(0, 0, 1600, 720, INK.nuit) +
      lines(land, levelsFrom(0.06, 0.26, 4), '#2F2AA6', 3) +
      sheets(land, levelsFrom(0.34, 0.94, 6), [
        INK.ciel,
        '#D3DCFA',
        INK.chaux,
        INK.sable,
        INK.aube,
        '#EBAE90',
      ]) +
      lines(land, levelsFrom(0.4, 0.9, 5), INK.ciel, 1.5),
  );
}

const LOST: readonly Hill[] = [
  { x: 1050, y: 528, reach: 176, long: 1.14, turn: 0.9 },
  { x: 1430, y: 350, reach: 104, height: 0.5 },
  { x: 1440, y: 830, reach: 150, height: 0.5 },
  { x: 870, y: 900, reach: 84, height: 0.3 },
];

/** The drawing of a missing address: the contour lines end at the map's edge. */
function lost(
  [width, height]: readonly [number, number],
  hole: { x: number; y: number; radius: number },
  list: readonly Hill[],
  step: number,
): string {
  const land = survey(
    hills(list),
    { x: -step, y: -step, width: width + 3 * step, height: height + 3 * step },
    step,
  );
  return drawing(
    width,
    height,
    rect(0, 0, width, height, INK.nuit) +
      lines(land, levelsFrom(0.1, 0.94, 17), '#4A45C4', hole.radius / 50) +
      lines(land, [0.1, 0.31, 0.52], INK.ciel, hole.radius / 34) +
      circle(hole.x, hole.y, hole.radius, INK.encre),
    'xMidYMin',
  );
}

/** The missing piece: the summit, cut out in one round piece. */
function piece(): string {
  const land = survey(
    hills([
      { x: 160, y: 150, reach: 84, long: 1.2, turn: 0.9 },
      { x: 290, y: 40, reach: 60, height: 0.4 },
    ]),
    { x: -20, y: -20, width: 350, height: 350 },
    14,
  );
  return drawing(
    310,
    310,
    clipped(
      'missing-piece',
      round(155, 155, 152),
      rect(0, 0, 310, 310, INK.ciel) +
        sheets(land, levelsFrom(0.3, 0.93, 5), [
          INK.nuitClaire,
          INK.ciel,
          INK.chaux,
          INK.terre,
          INK.nuit,
        ]) +
        circle(land.summit.x, land.summit.y, 12, INK.safran),
    ),
  );
}

export const MAPS = {
  'town-map': plan,
  'not-found': () => lost([1440, 900], { x: 1050, y: 520, radius: 152 }, LOST, 30),
  'not-found-mobile': () =>
    lost(
      [390, 844],
      { x: 256, y: 262, radius: 86 },
      [
        { x: 256, y: 264, reach: 90, long: 1.14, turn: 0.9 },
        { x: 410, y: 440, reach: 60, height: 0.46 },
        { x: -16, y: 210, reach: 52, height: 0.42 },
      ],
      15,
    ),
  'missing-piece': piece,
};
