import { scales } from './covers/scales.ts';
import { field } from './field.ts';
import { circle, drawing, filled, rect } from './markup.ts';
import { INK, PALETTES } from './palettes.ts';
import { randomFrom } from './random.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

const HEIGHT = 130;

const DRAW = {
  film: filmWindow,
  write: writeWindow,
  draw: drawWindow,
  code: codeWindow,
} as const satisfies Record<string, () => string>;

/**
 * The window that ends the line of a verb on the home page, 130 high: reels that play, letters
 * that touch, arcs that repeat, squares that are on or off. Held at the left; the line decides how
 * much is seen.
 */
export function verbWindow(verb: keyof typeof DRAW): string {
  return DRAW[verb]();
}

function filmWindow(): string {
  const reels = Array.from({ length: 8 }, (_, i) => {
    const x = 70 + i * 120;
    const disc = i % 2 ? '' : circle(x, 65, 54, INK.encre);
    return disc + filled(`M${x - 20} 34v62l52-31z`, i % 2 ? INK.chaux : INK.safran);
  });
  return drawing(900, HEIGHT, rect(0, 0, 900, HEIGHT, INK.terre) + reels.join(''), 'xMinYMid');
}

function writeWindow(): string {
  const wall = field({
    tiling: familyTiling('eight'),
    frame: { width: 700, height: HEIGHT },
    placement: { scale: HEIGHT, x: 65, y: 65 },
    seed: 'écrire',
    joint: { width: 2, color: INK.safran },
    paint: ({ kind }) => around([INK.chaux, INK.nuit, INK.terre, INK.safran, INK.nuit], kind),
  });
  return drawing(700, HEIGHT, rect(0, 0, 700, HEIGHT, INK.safran) + wall, 'xMinYMid');
}

function drawWindow(): string {
  const frame = { width: 700, height: HEIGHT };
  const body = scales({
    ...frame,
    palette: PALETTES.ciel,
    random: randomFrom('dessiner'),
    id: 'verb',
  });
  return drawing(700, HEIGHT, body, 'xMinYMid');
}

function codeWindow(): string {
  const stars = [INK.safran, INK.chaux, INK.chaux];
  const wall = field({
    tiling: familyTiling('khatam'),
    frame: { width: 900, height: HEIGHT },
    placement: { scale: HEIGHT / 2, x: 0, y: 0 },
    seed: 'coder',
    paint: ({ heart, chances: [chance] }) => {
      // Only the small star at the heart of a star is lit.
      if (!heart) return chance > 0.5 ? INK.menthe : '#096B4A';
      return around(stars, Math.floor(chance * 3));
    },
  });
  return drawing(900, HEIGHT, rect(0, 0, 900, HEIGHT, INK.menthe) + wall, 'xMinYMid');
}
