import { arch, circle, drawing, filled, decimal as n, rect, star } from './markup.ts';
import { INK } from './palettes.ts';
import { type Random, randomFrom } from './random.ts';
import { around } from './ring.ts';

/** The lot a building stands on: its foot is on the bottom edge of the street. */
interface Lot {
  readonly x: number;
  readonly width: number;
  /** Top of the building and bottom of the street, in pixels. */
  readonly top: number;
  readonly ground: number;
  /** A hundredth of the street's height: the module of window frames and masts. */
  readonly unit: number;
  readonly random: Random;
  /** Draws a window; about one in four is lit. */
  readonly window: (pane: Pane) => string;
}

interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type DrawBuilding = (lot: Lot) => string;

/** White lime by night. */
const WALL = INK.chaux;
const SHADE = '#D9D3E8';
const DARK = INK.nuit;
const LIGHT = INK.safran;

function windowColor(random: Random): string {
  return random() < 0.24 ? LIGHT : DARK;
}

/** Width and height of each house, in hundredths of the street's height. */
const HOUSES = {
  corner: { draw: curvedCorner, wide: 34, high: 66 },
  setback: { draw: setbackTower, wide: 40, high: 84 },
  arcade: { draw: arcade, wide: 46, high: 52 },
  tower: { draw: clockTower, wide: 24, high: 94 },
  steamer: { draw: steamer, wide: 52, high: 70 },
} as const satisfies Record<string, { draw: DrawBuilding; wide: number; high: number }>;

/** The boulevard from left to right; it begins again for as long as there is street. */
const BOULEVARD = [
  HOUSES.corner,
  HOUSES.setback,
  HOUSES.arcade,
  HOUSES.tower,
  HOUSES.steamer,
  HOUSES.setback,
  HOUSES.corner,
  HOUSES.arcade,
  HOUSES.steamer,
];

/** A white Art Deco boulevard by night, at the bottom of a nuit field; wider, it has more houses, not larger ones. */
export function facades(width: number, height: number, seed = 'anfa'): string {
  return drawing(width, height, boulevard(width, height, seed).street, 'xMinYMax');
}

/** The dark windows of the same boulevard, in its pixels, for a page that lets some light up. */
export function darkWindows(width: number, height: number, seed = 'anfa'): readonly Pane[] {
  return boulevard(width, height, seed).dark;
}

function boulevard(width: number, height: number, seed: string) {
  const random = randomFrom(seed);
  const dark: Pane[] = [];
  const window = (pane: Pane) => {
    const color = windowColor(random);
    if (color === DARK) dark.push(pane);
    return rect(pane.x, pane.y, pane.width, pane.height, color);
  };
  const unit = height / 100;
  let street = '';
  let x = -7 * unit; // the first house is cut, so that the street seems to continue
  for (let i = 0; x < width; i++) {
    const { draw, wide, high } = around(BOULEVARD, i);
    const frontage = wide * unit * (0.95 + random() * 0.12);
    const top = height - high * unit * (0.94 + random() * 0.1);
    street += draw({ x, width: frontage, top, ground: height, unit, random, window });
    x += frontage + 1.2 * unit;
  }
  return { street, dark };
}

const STOREYS = 6;

/** A corner house: a quarter circle for a corner, bands of balconies round it. */
function curvedCorner({ x, width, top, ground, window }: Lot): string {
  const bend = width * 0.38;
  const wall = filled(
    `M${n(x)} ${n(ground)}V${n(top)}H${n(x + width - bend)}a${n(bend)} ${n(bend)} 0 0 1 ${n(bend)} ${n(bend)}V${n(ground)}z`,
    WALL,
  );
  const storey = (ground - top - width * 0.3) / STOREYS;
  const floors = Array.from({ length: STOREYS }, (_, i) => {
    const y = top + width * 0.2 + i * storey;
    const windows = [0.08, 0.24, 0.5, 0.65, 0.8].map((at) =>
      window({ x: x + width * at, y, width: width * 0.095, height: storey * 0.5 }),
    );
    const r = n(storey * 0.15);
    const balcony = filled(
      `M${n(x + width * 0.44)} ${n(y + storey * 0.5)}H${n(x + width * 1.03)}v${n(storey * 0.3)}H${n(x + width * 0.44 + storey * 0.15)}a${r} ${r} 0 0 1-${r}-${r}z`,
      SHADE,
    );
    return balcony + windows.join('');
  });
  return wall + floors.join('');
}

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
function setbackTower({ x, width, top, ground, unit, window }: Lot): string {
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

/** A market hall: four arches on the street, five round windows above. */
function arcade({ x, width, top, ground, unit, random }: Lot): string {
  const height = ground - top;
  const arches = Array.from({ length: 4 }, (_, i) =>
    arch(
      x + width * (0.06 + i * 0.235),
      top + height * 0.56,
      width * 0.17,
      height * 0.44,
      i === 2 ? LIGHT : DARK,
    ),
  );
  const windows = Array.from({ length: 5 }, (_, i) =>
    circle(x + width * (0.13 + i * 0.185), top + height * 0.28, width * 0.055, windowColor(random)),
  );
  return (
    rect(x, top, width, height, WALL) +
    rect(x - unit, top, width + 2 * unit, unit * 2.4, SHADE) +
    rect(x, top + height * 0.47, width, unit * 1.6, SHADE) +
    arches.join('') +
    windows.join('')
  );
}

/** A slender tower under a half-round head, a clock in it, three slits of windows below. */
function clockTower({ x, width, top, ground, unit }: Lot): string {
  const height = ground - top;
  const middle = x + width / 2;
  const shoulders = top + height * 0.16;
  const slits = [0, 1, 2].map((i) =>
    arch(
      x + width * (0.13 + i * 0.27),
      top + height * 0.26,
      width * 0.18,
      height * 0.6,
      i === 1 ? LIGHT : DARK,
    ),
  );
  const floors = Array.from({ length: 6 }, (_, i) =>
    rect(x, top + height * (0.34 + i * 0.09), width, unit * 1.1, WALL),
  );
  return (
    rect(x, shoulders, width, ground - shoulders, WALL) +
    arch(x + width * 0.15, top, width * 0.7, height * 0.3, WALL) +
    rect(middle, shoulders, width / 2, ground - shoulders, SHADE) +
    rect(middle - unit * 0.4, top - unit * 3, unit * 0.8, unit * 5, WALL) +
    circle(middle, top + height * 0.12, width * 0.2, DARK) +
    circle(middle, top + height * 0.12, width * 0.135, LIGHT) +
    circle(middle, top + height * 0.12, width * 0.07, DARK) +
    slits.join('') +
    floors.join('')
  );
}

const DECKS = 6;

/** The "paquebot" style: decks like a liner's, round at both ends, a bridge with a lamp on top. */
function steamer({ x, width, top, ground, window }: Lot): string {
  const height = ground - top;
  const hull = filled(
    `M${n(x + width * 0.1)} ${n(ground)}V${n(top + height * 0.12)}h${n(width * 0.18)}V${n(top)}h${n(width * 0.44)}v${n(height * 0.12)}h${n(width * 0.18)}V${n(ground)}z`,
    WALL,
  );
  const deck = (height * 0.84) / DECKS;
  const decks = Array.from({ length: DECKS }, (_, i) => {
    const y = top + height * 0.16 + i * deck;
    const windows = Array.from({ length: 7 }, (_w, k) =>
      window({
        x: x + width * (0.155 + k * 0.104),
        y,
        width: width * 0.058,
        height: deck * 0.5,
      }),
    );
    const rail = rect(x, y + deck * 0.5, width, deck * 0.36, i % 2 ? SHADE : WALL, deck * 0.18);
    const line = rect(x + deck * 0.2, y + deck * 0.66, width - deck * 0.4, deck * 0.05, DARK);
    return windows.join('') + rail + line;
  });
  return hull + decks.join('') + circle(x + width / 2, top + height * 0.07, width * 0.045, LIGHT);
}
