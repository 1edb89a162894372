import { circle, clipped, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { ridgeLine } from '../ridge.ts';
import { levelsFrom, lines, traced } from '../sheet.ts';
import { hills, survey } from '../survey.ts';

const HEIGHT = 130;

/** A disc that rises and sets, picture by picture: a film. */
function film(): string {
  const frames = 9;
  const body = Array.from({ length: frames }, (_, index) => {
    const x = index * 100;
    const rise = Math.sin(((index + 0.5) / frames) * Math.PI);
    return clipped(
      `film-${index}`,
      `M${x} 0h94v${HEIGHT}h-94z`,
      rect(x, 0, 94, HEIGHT, INK.nuit) +
        circle(x + 47, 118 - 74 * rise, 30, index === 4 ? INK.safran : INK.terre) +
        rect(x, 96, 94, 34, INK.ciel),
    );
  }).join('');
  return drawing(900, HEIGHT, rect(0, 0, 900, HEIGHT, INK.encre) + body, 'xMinYMid');
}

/** Four lines of a hand that never leaves the paper. */
function write(): string {
  const line = (y: number, pitch: number) =>
    ridgeLine(
      Array.from({ length: Math.ceil(760 / pitch) }, (_, index) => ({
        x: index * pitch - 10,
        y: y - (index % 3 === 1 ? 9 : 0),
      })),
      0.62,
    );
  return drawing(
    700,
    HEIGHT,
    rect(0, 0, 700, HEIGHT, INK.safran) +
      traced(line(18, 34), INK.nuit, 6) +
      traced(line(50, 30), INK.nuit, 6) +
      traced(line(82, 38), INK.terre, 6) +
      traced(line(114, 32), INK.nuit, 6),
    'xMinYMid',
  );
}

/** Contour lines, drawn. */
function draw(): string {
  const list = [60, 210, 380, 520, 660].map((x, index) => ({
    x,
    y: index % 2 ? 96 : 30,
    reach: index % 2 ? 34 : 42,
    height: index === 2 ? 1 : 0.75,
  }));
  const land = survey(hills(list), { x: -20, y: -20, width: 740, height: 170 }, 11);
  return drawing(
    700,
    HEIGHT,
    rect(0, 0, 700, HEIGHT, INK.ciel) +
      lines(land, levelsFrom(0.24, 0.92, 8), INK.nuit, 3) +
      circle(land.summit.x, land.summit.y, 9, INK.terre),
    'xMinYMid',
  );
}

/** Strips of unlike lengths and indents, as lines of a program are. */
function code(): string {
  const rows = [
    [0, 150, 190, 90, 320, 210, 610, 60, 720, 180],
    [40, 80, 150, 230, 420, 60, 520, 250, 810, 90],
    [80, 190, 300, 110, 450, 150, 660, 240],
    [40, 60, 130, 300, 470, 220, 730, 70, 830, 70],
    [0, 240, 270, 70, 380, 90, 510, 180, 730, 170],
  ];
  const fills = [INK.verveine, INK.chaux, INK.verveine, INK.nuit, INK.verveine];
  const body = rows
    .map((row, index) => {
      const y = 13 + index * 22;
      return row
        .map((x, place) =>
          place % 2
            ? ''
            : rect(
                x,
                y,
                row[place + 1] ?? 0,
                14,
                place === 2 && index === 2
                  ? INK.safran
                  : (fills[(index + place / 2) % 5] ?? INK.chaux),
                7,
              ),
        )
        .join('');
    })
    .join('');
  return drawing(900, HEIGHT, filled(`M0 0h900v${HEIGHT}H0z`, INK.menthe) + body, 'xMinYMid');
}

export const VERBS = {
  'verb-film': film,
  'verb-write': write,
  'verb-draw': draw,
  'verb-code': code,
};
