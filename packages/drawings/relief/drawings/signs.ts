import { polar, TURN } from '../../zellige/geometry.ts';
import { circle, clipped, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { eccentric, levelsFrom, lines, round, sheets, traced } from '../sheet.ts';
import { stamp } from '../stamp.ts';
import { hills, survey } from '../survey.ts';

/** The landscape under a lens. */
const FIELD = survey(
  hills([
    { x: 208, y: 208, reach: 84, long: 1.2, turn: 0.7 },
    { x: 430, y: 110, reach: 62, height: 0.6 },
    { x: 60, y: 440, reach: 80, height: 0.66 },
    { x: 420, y: 430, reach: 54, height: 0.5 },
  ]),
  { x: -24, y: -24, width: 528, height: 528 },
  17,
);
/** The same hill at twice the size. */
const NEAR = survey(
  hills([
    { x: 190, y: 214, reach: 74, long: 1.3, turn: 0.7 },
    { x: 300, y: 120, reach: 54, height: 0.56 },
  ]),
  { x: 20, y: 20, width: 380, height: 380 },
  14,
);
const LENS = { x: 208, y: 208, radius: 150 };

function lens(inside: string, { line, rim }: { line: string; rim: string }): string {
  const { x, y, radius } = LENS;
  return drawing(
    480,
    480,
    lines(FIELD, levelsFrom(0.1, 0.9, 9), line, 3) +
      `<path stroke="${rim}" stroke-width="34" d="M318 318L500 500"/>` +
      circle(x, y, radius + 14, rim) +
      clipped('lens', round(x, y, radius), inside),
  );
}

function searchLens(): string {
  return lens(
    rect(40, 40, 340, 340, INK.ciel) +
      sheets(NEAR, levelsFrom(0.2, 0.92, 6), [
        INK.nuit,
        INK.ciel,
        INK.nuitClaire,
        INK.chaux,
        INK.terre,
        INK.nuit,
      ]) +
      circle(NEAR.summit.x, NEAR.summit.y, 13, INK.safran),
    { line: INK.nuitClaire, rim: INK.chaux },
  );
}

/** Level ground: there is nothing to see under the lens. */
function emptyLens(): string {
  return lens(rect(40, 40, 340, 340, INK.chaux) + traced('M96 208h224', INK.terre, 6), {
    line: '#D9CBAF',
    rim: INK.encre,
  });
}

/** A question mark as a winding road, with the contour lines of a map along it. */
function question(): string {
  const way = 'M41 150a109 109 0 1 1 142 104q-33 12-33 48v42';
  const along = (color: string, width: number) => traced(way, color, width);
  return drawing(
    300,
    440,
    along(INK.nuit, 76) +
      along(INK.ciel, 50) +
      along(INK.nuitClaire, 30) +
      along(INK.ciel, 10) +
      eccentric(150, 400, 38, [INK.nuit, INK.ciel, INK.terre], { least: 0.34, drift: 0 }),
  );
}

/** Lines of a text. */
function notice(): string {
  const body = Array.from({ length: 6 }, (_, index) =>
    rect(0, 30 + index * 34, 240, 13, index === 1 ? INK.safran : INK.chaux),
  );
  return drawing(
    240,
    240,
    clipped('notice', round(120, 120, 118), rect(0, 0, 240, 240, INK.terre) + body.join('')),
  );
}

/** The sign of privacy: a closed outline around a centre. */
function privacy(): string {
  return drawing(
    240,
    240,
    eccentric(120, 120, 118, [INK.safran, INK.nuit, INK.chaux, INK.nuit, INK.safran], {
      least: 0.18,
      drift: 0,
    }),
  );
}

/** The sign of the terms of sale: two halves that face each other. */
function terms(): string {
  return drawing(
    240,
    240,
    filled('M116 2a118 118 0 0 0 0 236z', INK.nuit) +
      filled('M124 2a118 118 0 0 1 0 236z', INK.terre) +
      filled('M116 64a56 56 0 0 0 0 112z', INK.chaux) +
      filled('M124 64a56 56 0 0 1 0 112z', INK.nuit),
  );
}

function cookies(): string {
  return drawing(
    240,
    240,
    circle(120, 120, 118, INK.encre) +
      circle(226, 44, 62, INK.safran) +
      [
        [78, 74, 17],
        [64, 150, 22],
        [134, 128, 14],
        [140, 194, 18],
        [196, 150, 12],
      ]
        .map(([x = 0, y = 0, r = 0], index) => circle(x, y, r, index === 2 ? INK.terre : INK.chaux))
        .join(''),
  );
}

/** The rosette of a received message: a complete stamp. */
function laid(): string {
  return stamp('ATELIER 9', 640);
}

const MOONS = 12;
/** The radius on which the page turns the letter about the middle. */
const ORBIT = 190;
const MOON = 43;

/** The newsletter's rose: twelve moons round a hill, of which the last is missing. */
function rose(): string {
  const moons = Array.from({ length: MOONS }, (_, index) => {
    const { x, y } = polar(ORBIT, (index * TURN) / MOONS, { x: 320, y: 320 });
    if (index === 0) return circle(x, y, MOON, INK.nuitSourde);
    return circle(x, y, MOON, index % 2 ? INK.chaux : INK.ciel);
  }).join('');
  return drawing(
    640,
    640,
    circle(320, 320, 318, INK.nuit) +
      traced(round(320, 320, 276), INK.nuitClaire, 10) +
      moons +
      eccentric(320, 320, 104, [INK.nuitClaire, INK.terre, INK.nuit, INK.safran], {
        least: 0.26,
        drift: 0,
      }),
  );
}

function letter(): string {
  return drawing(640, 640, circle(320 + ORBIT, 320, MOON, INK.safran));
}

export const SIGNS = {
  'search-lens': searchLens,
  'search-lens-empty': emptyLens,
  'question-mark': question,
  'legal-notice': notice,
  'legal-privacy': privacy,
  'legal-terms': terms,
  'legal-cookies': cookies,
  'laid-rosette': laid,
  'newsletter-rose': rose,
  'newsletter-piece': letter,
};
