import { field } from '../zellige/field.ts';
import { arch, archPath, clipped, drawing, filled, rect, star } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { around } from '../zellige/ring.ts';
import { familyTiling } from '../zellige/tiling.ts';

const WIDTH = 640;
const HEIGHT = 760;
const MIDDLE = 320;

/** The street door of the house at night, 640 × 760: open, the light on behind it, its tiles around it. */
export function streetDoor(): string {
  const frame = { x: 60, y: 40, width: 520 };
  const opening = { x: 150, y: 130, width: 340 };
  const tiles = field({
    tiling: familyTiling('eight'),
    frame: { width: WIDTH, height: HEIGHT },
    placement: { scale: 130, x: MIDDLE, y: 300 },
    seed: 'seuil',
    joint: { width: 2, color: INK.encre },
    // Pieces behind the opening are left out.
    keep: ({ spot }) =>
      Math.hypot(spot.x - MIDDLE, Math.min(0, spot.y - 300)) > 130 &&
      Math.abs(spot.x - MIDDLE) < 300 &&
      spot.y < HEIGHT - 20,
    paint: ({ kind }) => around([INK.safran, INK.chaux, INK.terre, INK.ciel, INK.nuitClaire], kind),
  });
  const sill = HEIGHT - 70;
  return drawing(
    WIDTH,
    HEIGHT,
    arch(frame.x - 22, frame.y - 22, frame.width + 44, sill - frame.y + 22, INK.chaux) +
      clipped('street-door', archPath(frame.x, frame.y, frame.width, sill - frame.y), tiles) +
      arch(opening.x - 16, opening.y - 16, opening.width + 32, sill - opening.y + 16, INK.encre) +
      arch(opening.x, opening.y, opening.width, sill - opening.y, INK.safran) +
      // Deep in the hall: a second arch, and the stairs that lead up.
      arch(232, 250, 176, sill - 250, INK.aube) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          rect(232 + i * 18, sill - 34 * (i + 1), 176 - i * 18, 34, i % 2 ? INK.chaux : INK.sable),
        )
        .join('') +
      star(MIDDLE, 214, 20, INK.terre) +
      // The leaf of the door, turned back against the wall.
      filled(`M150 ${sill}V300a170 170 0 0 1 46-116v${sill - 184 - 26}z`, INK.nuit) +
      // The light falls over the threshold and down the step.
      filled(`M150 ${sill}h340l110 ${HEIGHT - sill}h-560z`, INK.safran) +
      rect(frame.x - 60, sill, WIDTH, 10, INK.chaux),
    'xMidYMax',
  );
}
