import { circle, drawing, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { levelsFrom } from '../sheet.ts';
import { hills, survey } from '../survey.ts';

const SIDE = 400;

/** The mountain that is surveyed, drawn, cut and topped in four steps. */
const LAND = survey(
  hills([
    { x: 214, y: 190, reach: 82, long: 1.3, turn: 0.9 },
    { x: 84, y: 318, reach: 56, height: 0.5 },
    { x: 350, y: 60, reach: 60, height: 0.42 },
    { x: 360, y: 360, reach: 60, height: 0.4 },
  ]),
  { x: -24, y: -24, width: SIDE + 48, height: SIDE + 48 },
  16,
);

const LEVELS = levelsFrom(0.16, 0.92, 8);

/** Places that were measured, from one of which all others are seen. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [84, 318],
  [350, 62],
  [356, 352],
  [112, 92],
  [300, 214],
  [176, 276],
];

/** Draws a line that the page draws in turn: `trace` is a line under way, of length 1. */
function trace(path: string, color: string, width: number): string {
  return `<path class="trace" pathLength="1" fill="none" stroke="${color}" stroke-width="${width}" d="${path}"/>`;
}

/** The ground is looked at: from one point to all that can be seen. */
function compass(): string {
  const { x, y } = LAND.summit;
  return sheet(
    `<path fill="none" stroke="${INK.encre}" stroke-dasharray="2 5" d="M0 ${y}H400M${x} 0V400"/>` +
      PLACES.map(([px, py]) => trace(`M${x} ${y}L${px} ${py}`, INK.nuit, 1.5)).join('') +
      trace(`M${PLACES.map((place) => place.join(' ')).join('L')}`, INK.nuit, 1.5) +
      PLACES.map(([px, py]) => circle(px, py, 6, INK.nuit)).join('') +
      circle(x, y, 15, INK.terre),
  );
}

/** The contour lines of a land. */
function net(): string {
  return sheet(
    LEVELS.map((level) => trace(LAND.outline(level), INK.nuit, 2)).join('') +
      circle(LAND.summit.x, LAND.summit.y, 9, INK.terre),
  );
}

/** Sheets are cut and laid, up to half the height. */
function pieces(): string {
  return sheet(
    laid(LEVELS.slice(0, 4)) +
      LEVELS.slice(4)
        .map((level) => trace(LAND.outline(level), INK.chaux, 2))
        .join(''),
  );
}

/** The mountain is whole, and can be measured. */
function wall(): string {
  const { x, y } = LAND.summit;
  return sheet(laid(LEVELS) + circle(x, y, 13, INK.safran));
}

const FILLS = [
  INK.ciel,
  INK.nuit,
  INK.nuitClaire,
  INK.ciel,
  INK.nuit,
  INK.aube,
  INK.terre,
  INK.nuit,
];

function laid(levels: readonly number[]): string {
  return levels
    .map(
      (level, index) =>
        `<path fill="${FILLS[index]}" stroke="${INK.blanc}" stroke-width="2" stroke-linejoin="round" d="${LAND.outline(level)}"/>`,
    )
    .join('');
}

function sheet(body: string): string {
  return drawing(SIDE, SIDE, rect(0, 0, SIDE, SIDE, INK.blanc) + body);
}

export const STEPS = {
  'step-compass': compass,
  'step-net': net,
  'step-pieces': pieces,
  'step-wall': wall,
};
