import { circle, clipped, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { randomFrom } from '../../zellige/random.ts';
import { midway, rangeOf, ridge } from '../ridge.ts';
import { levelsFrom, lines, round, sheets } from '../sheet.ts';
import { hills, survey } from '../survey.ts';

/** Layers that letters are cut out of: dark ones, or the letters would be lost on a light page. */
function enamelWall(): string {
  const random = randomFrom('relief chiffres');
  const top = rangeOf(random, { width: 1280, y: 120, rise: 210, summits: 4 });
  const foot = rangeOf(random, { width: 1280, y: 500, rise: 90, summits: 4 });
  const fills = [
    INK.nuitClaire,
    INK.terre,
    INK.nuit,
    INK.safran,
    INK.nuitClaire,
    INK.nuit,
    INK.terre,
    INK.nuit,
    INK.menthe,
    INK.nuitClaire,
  ];
  return drawing(
    1280,
    460,
    rect(0, 0, 1280, 460, INK.nuit) +
      fills
        .map((fill, index) => filled(ridge(midway(top, foot, index / fills.length), 460), fill))
        .join(''),
  );
}

/** Six tiles that touch, each of a mountain with one contour line more; a page asks for `…#star-1` to 6. */
function benefits(): string {
  const side = 240;
  const tiles = Array.from({ length: 6 }, (_, index) => {
    const random = randomFrom(`relief qualité ${index}`);
    const isDark = index % 2 === 1;
    const [ground, plane, other] = isDark
      ? [INK.nuit, INK.ciel, INK.nuitClaire]
      : [INK.ciel, INK.nuit, INK.chaux];
    const turn = random() * Math.PI;
    const land = survey(
      hills([
        { x: 120, y: 120, reach: 54, long: 1.2, turn },
        {
          x: 120 + 74 * Math.cos(turn + 1.9),
          y: 120 + 74 * Math.sin(turn + 1.9),
          reach: 30,
          height: 0.5,
        },
      ]),
      { x: -10, y: -10, width: side + 20, height: side + 20 },
      10,
    );
    const count = index + 2;
    const fills = Array.from({ length: count }, (_, place) => (place % 2 ? other : plane));
    return (
      `<view id="star-${index + 1}" viewBox="${index * side} 0 ${side} ${side}"/>` +
      `<svg x="${index * side}" width="${side}" height="${side}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
      rect(0, 0, side, side, ground) +
      sheets(land, levelsFrom(0.2, count > 3 ? 0.93 : 0.72, count), fills) +
      circle(land.summit.x, land.summit.y, 8, isDark ? INK.safran : INK.terre) +
      '</svg>'
    );
  });
  return drawing(6 * side, side, tiles.join(''));
}

/** Ridges by night; the nearest is of the paper that the next section is on. */
function ranges(): string {
  const random = randomFrom('relief nuit');
  const planes = [
    { fill: INK.nuitSourde, y: 220, rise: 215, summits: 5 },
    { fill: INK.nuitClaire, y: 280, rise: 230, summits: 7 },
    { fill: INK.ciel, y: 350, rise: 190, summits: 6 },
    { fill: INK.chaux, y: 408, rise: 110, summits: 5 },
  ];
  return drawing(
    2600,
    420,
    planes
      .map(({ fill, ...plane }) =>
        filled(ridge(rangeOf(random, { width: 2600, ...plane }), 420), fill),
      )
      .join(''),
    'xMinYMax',
  );
}

/** A disc of layers. */
function moon(): string {
  const random = randomFrom('relief lune');
  const top = rangeOf(random, { width: 640, y: 190, rise: 120, summits: 2 });
  const foot = rangeOf(random, { width: 640, y: 650, rise: 60, summits: 2 });
  const fills = [INK.nuitClaire, INK.ciel, INK.nuit, INK.ciel, INK.nuitClaire, INK.nuitSourde];
  return drawing(
    640,
    640,
    clipped(
      'moon-disc',
      round(320, 320, 318),
      rect(0, 0, 640, 640, INK.chaux) +
        fills
          .map((fill, index) => filled(ridge(midway(top, foot, index / fills.length), 640), fill))
          .join(''),
    ),
  );
}

/** Two leaves with one mountain over both; they are drawn together and opened apart. */
function liftDoors(): string {
  const land = survey(
    hills([
      { x: 180, y: 230, reach: 92, long: 1.35, turn: Math.PI / 2 },
      { x: 30, y: 60, reach: 60, height: 0.4 },
      { x: 330, y: 60, reach: 60, height: 0.4 },
    ]),
    { x: -24, y: -24, width: 408, height: 468 },
    18,
  );
  return drawing(
    360,
    420,
    rect(0, 0, 360, 420, INK.nuitSourde) +
      sheets(land, levelsFrom(0.16, 0.9, 6), [
        INK.nuitClaire,
        INK.nuit,
        INK.nuitClaire,
        INK.ciel,
        INK.nuit,
        INK.terre,
      ]) +
      circle(180, land.summit.y, 14, INK.safran) +
      rect(178.5, 0, 3, 420, INK.nuit),
    'xMidYMid',
  );
}

/** Tone on tone, behind the words of the menu. */
function menu(): string {
  const land = survey(
    hills([
      { x: 250, y: 250, reach: 98, long: 1.2, turn: 0.6 },
      { x: 110, y: 130, reach: 62, height: 0.5 },
    ]),
    { x: -20, y: -20, width: 520, height: 520 },
    16,
  );
  return drawing(480, 480, lines(land, levelsFrom(0.05, 0.94, 12), INK.nuitClaire, 3));
}

export const HOME = {
  'enamel-wall': enamelWall,
  'benefit-stars': benefits,
  city: ranges,
  moon,
  'lift-doors': liftDoors,
  'menu-rosette': menu,
};
