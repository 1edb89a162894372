import { circle } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { levelsFrom, sheets } from '../sheet.ts';
import { hills, survey } from '../survey.ts';

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
