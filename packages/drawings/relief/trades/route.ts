import { circle } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { levelsFrom, lines, traced } from '../sheet.ts';
import { hills, survey } from '../survey.ts';

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
