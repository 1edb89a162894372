import { arcade } from './facades/arcade.ts';
import { DARK, type DrawBuilding, type Pane, windowColor } from './facades/building.ts';
import { clockTower } from './facades/clock-tower.ts';
import { curvedCorner } from './facades/curved-corner.ts';
import { setbackTower } from './facades/setback-tower.ts';
import { steamer } from './facades/steamer.ts';
import { drawing, rect } from './markup.ts';
import { randomFrom } from './random.ts';
import { around } from './ring.ts';

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
  let x = -7 * unit; // the first house is cut: the street comes from somewhere
  for (let i = 0; x < width; i++) {
    const { draw, wide, high } = around(BOULEVARD, i);
    const frontage = wide * unit * (0.95 + random() * 0.12);
    const top = height - high * unit * (0.94 + random() * 0.1);
    street += draw({ x, width: frontage, top, ground: height, unit, random, window });
    x += frontage + 1.2 * unit;
  }
  return { street, dark };
}
