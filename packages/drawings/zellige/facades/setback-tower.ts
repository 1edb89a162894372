import { filled, decimal as n, rect, star } from '../markup.ts';
import { DARK, type Lot, SHADE, WALL } from './building.ts';

/** The blocks from the ground up: the width of each and where it begins, as shares of the building. */
const BLOCKS = [
  { wide: 1, from: 0.34 },
  { wide: 0.78, from: 0.2 },
  { wide: 0.56, from: 0.09 },
  { wide: 0.34, from: 0 },
];

/** Columns of windows: where they stand, and where the first one is. */
const COLUMNS = [
  { at: 0.13, from: 0.44 },
  { at: 0.305, from: 0.27 },
  { at: 0.48, from: 0.12 },
  { at: 0.655, from: 0.27 },
  { at: 0.83, from: 0.44 },
];

/** A tower of the thirties stepping back, one half in the shade, a star and a mast on top. */
export function setbackTower({ x, width, top, ground, unit, window }: Lot): string {
  const height = ground - top;
  const middle = x + width / 2;
  const blocks = BLOCKS.map(({ wide, from }) => {
    const y = top + height * from;
    return rect(middle - (width * wide) / 2, y, width * wide, ground - y, WALL);
  });
  const steps = BLOCKS.toReversed()
    .map(({ wide, from }) => `V${n(top + height * from)}H${n(middle + (width * wide) / 2)}`)
    .join('');
  const windows = COLUMNS.flatMap(({ at, from }) => {
    const column: string[] = [];
    for (let y = top + height * from; y <= ground - unit * 9; y += unit * 7) {
      column.push(window({ x: x + width * at, y, width: width * 0.06, height: unit * 4.6 }));
    }
    return column;
  });
  return (
    blocks.join('') +
    filled(`M${n(middle)} ${n(top)}${steps}V${n(ground)}H${n(middle)}z`, SHADE) +
    rect(middle - unit / 2, top - unit * 9, unit, unit * 9, WALL) +
    windows.join('') +
    star(middle, top + height * 0.07, width * 0.07, DARK)
  );
}
