import { circle, clipped, drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { hillside } from '../ridge.ts';
import { levelsFrom, lines } from '../sheet.ts';
import { hills, survey } from '../survey.ts';

/** Three openings of unlike height that stand on the lower edge, and one land that is seen through all of them. */
const OPENINGS = [
  { x: 40, y: 230 },
  { x: 245, y: 60 },
  { x: 450, y: 150 },
] as const;
const WIDTH = 170;
const SIZE = { width: 640, height: 620 };

type Middle = 'as the others' | 'open' | 'closed';

function openings(middle: Middle, sky: string): string {
  return OPENINGS.map(({ x, y }, index) => {
    const isMiddle = index === 1;
    const inside =
      isMiddle && middle === 'closed'
        ? leaf(x, y)
        : land(isMiddle && middle === 'open' ? INK.safran : sky);
    return clipped(
      `opening-${index}`,
      `M${x} ${SIZE.height}V${y}h${WIDTH}V${SIZE.height}z`,
      inside,
    );
  }).join('');
}

function land(sky: string): string {
  return (
    rect(0, 0, SIZE.width, SIZE.height, sky) +
    circle(330, 262, 62, sky === INK.safran ? INK.chaux : INK.safran) +
    hillside(INK.nuitClaire, 620, [
      [-60, 430],
      [110, 330],
      [300, 420],
      [530, 270],
      [720, 420],
    ]) +
    hillside(INK.nuit, 620, [
      [-80, 470],
      [60, 440],
      [372, 380],
      [610, 450],
      [760, 400],
    ]) +
    hillside(INK.encre, 620, [
      [-60, 560],
      [190, 500],
      [470, 540],
      [700, 490],
    ])
  );
}

/** A leaf that is shut: nothing is seen through it, and a line says where it opens. */
function leaf(x: number, y: number): string {
  const shut = survey(
    hills([{ x: x + WIDTH / 2, y: y + 250, reach: 76, long: 1.7, turn: Math.PI / 2 }]),
    { x: x - 20, y: y - 20, width: WIDTH + 40, height: 620 - y + 40 },
    14,
  );
  return (
    rect(x, y, WIDTH, 620 - y, INK.nuit) +
    lines(shut, levelsFrom(0.12, 0.9, 7), INK.nuitClaire, 3) +
    circle(x + WIDTH - 26, y + 310, 8, INK.safran)
  );
}

/** The light of an open door, on the floor before it. */
const LIGHT = filled('M245 620l-46 0 46-44zM415 620l46 0-46-44z', INK.safran);

function careers(): string {
  return scene(
    rect(0, 0, SIZE.width, SIZE.height, INK.terre) + openings('as the others', INK.aube),
  );
}

function open(): string {
  return scene(openings('open', INK.ciel) + LIGHT);
}

function closed(): string {
  return scene(openings('closed', INK.ciel));
}

function scene(body: string): string {
  return drawing(SIZE.width, SIZE.height, body, 'xMaxYMax');
}

/** A chair before the light, empty still. */
function chair(): string {
  return drawing(
    480,
    520,
    circle(280, 250, 190, INK.safran) +
      hillside(
        INK.terre,
        520,
        [
          [4, 518],
          [150, 412],
          [366, 356],
          [476, 518],
        ],
        0.1,
      ) +
      rect(226, 196, 116, 128, INK.nuit, 6) +
      rect(240, 210, 88, 100, INK.nuitClaire, 4) +
      rect(206, 344, 156, 22, INK.nuit, 4) +
      rect(232, 320, 14, 30, INK.nuit) +
      rect(322, 320, 14, 30, INK.nuit) +
      rect(214, 366, 14, 154, INK.nuit) +
      rect(340, 366, 14, 154, INK.nuit) +
      rect(228, 430, 112, 8, INK.nuit),
  );
}

/** A way in: from the floor of the page over a threshold, and a road to the horizon. */
function streetDoor(): string {
  const opening = 'M170 760V140h300v620z';
  return drawing(
    640,
    760,
    rect(66, 36, 508, 724, INK.nuitSourde) +
      rect(118, 88, 404, 672, INK.nuitClaire) +
      clipped(
        'street-door',
        opening,
        rect(170, 140, 300, 620, INK.aube) +
          circle(320, 420, 84, INK.safran) +
          hillside(INK.terre, 760, [
            [120, 440],
            [236, 380],
            [330, 452],
            [430, 350],
            [540, 450],
          ]) +
          hillside(
            INK.nuit,
            760,
            [
              [120, 470],
              [290, 468],
              [520, 440],
            ],
            0.03,
          ) +
          filled('M318 476h8l104 284h-220z', INK.chaux),
      ) +
      filled('M170 760L60 760 170 716zM470 760L580 760 470 716z', INK.safran),
    'xMidYMax',
  );
}

export const DOORS = {
  'career-doors': careers,
  'career-door-open': open,
  'career-door-closed': closed,
  'empty-chair': chair,
  'street-door': streetDoor,
};
