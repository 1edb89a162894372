import { blast } from './blast.ts';
import { type Flight, field, type Piece } from './field.ts';
import type { Point } from './geometry.ts';
import { drawing } from './markup.ts';
import { INK } from './palettes.ts';
import type { Placement } from './placement.ts';
import { familyTiling, type Tile } from './tiling.ts';

/**
 * The wall of the home page, 1440 × 900, drawn to stand behind the headline and to be anchored
 * right: rosettes of sixteen laid on the right, pieces still in the air on the left, and nothing
 * where the text is. Every group of pieces carries one of the classes `k0` … `k3`, the four waves
 * in which the page lets them land. No background: it lies on chaux.
 */
export function heroField(): string {
  return wall({
    width: 1440,
    height: 900,
    placement: { scale: 452, x: 1150, y: 470 },
    origin: { x: 1500, y: 560 },
    calm: 470,
    reach: 980,
    reserved: ({ x, y }, radius) =>
      (x - radius < 800 && y + radius > 112 && y - radius < 830) || // headline and actions
      (x - radius < 905 && y + radius > 780) || // the line of claims
      (x < 950 && y < 300) || // the last piece and its words
      (y - radius < 80 && x + radius > 640) || // the navigation
      x - radius < 330,
  });
}

/** The same wall for a telephone, 390 × 440, drawn anew and not cropped. Classes as above. */
export function mobileHeroField(): string {
  return wall({
    width: 390,
    height: 440,
    placement: { scale: 262, x: 225, y: 250 },
    origin: { x: 290, y: 330 },
    calm: 190,
    reach: 430,
    // The top stays empty, and so does the corner where the last piece floats with its words.
    reserved: ({ x, y }, radius) => y - radius < 4 || (x - radius < 190 && y - radius < 62),
  });
}

interface Wall {
  readonly width: number;
  readonly height: number;
  readonly placement: Placement;
  readonly origin: Point;
  readonly calm: number;
  readonly reach: number;
  /** Whether a piece of about this radius at this pixel would disturb the text. */
  readonly reserved: (spot: Point, radius: number) => boolean;
}

function wall({ width, height, placement, reserved, ...centre }: Wall): string {
  const { scale } = placement;
  const explode = blast({ ...centre, carry: 0.376 * scale, spread: 0.243 * scale });
  const fly = (piece: Piece): Flight | undefined => {
    const flight = explode(piece);
    if (!flight) return undefined;
    const splinter = piece.outline.length === 3;
    // A splinter in the air lands on the broad arm beside it, and looks like a mistake when left alone.
    if (splinter && flight.size < 1) return undefined;
    const spot = { x: piece.spot.x + flight.x, y: piece.spot.y + flight.y };
    const radius = splinter ? 0.1 * scale : 0.6 * scale * Math.sqrt(piece.area);
    return reserved(spot, radius) ? undefined : flight;
  };
  return drawing(
    width,
    height,
    field({
      tiling: familyTiling('sixteen'),
      frame: { width, height },
      placement,
      seed: 'anfa-heros',
      joint: { width: 2, color: INK.chaux },
      margin: 200,
      fly,
      paint: (piece) => ({
        fill: enamel(piece, (piece.node.x + piece.node.y) % 2 !== 0),
        className: `k${Math.floor(piece.chances[3] * 4)}`,
      }),
    }),
  );
}

/** The colours of the agency's own wall, by rings of a rosette of sixteen; neighbouring rosettes alternate. */
export function enamel(tile: Tile, alternate: boolean): string {
  if (tile.heart !== undefined) {
    const hearts = alternate
      ? [INK.terre, INK.safran, INK.nuit]
      : [INK.nuit, INK.terre, INK.safran];
    return hearts[tile.heart] ?? INK.nuit;
  }
  if (tile.radius < 0.33) return INK.safran; // kites around the heart
  if (tile.radius < 0.45) return alternate ? INK.nuit : INK.terre; // darts
  if (tile.outline.length === 3) return INK.safran; // splinters
  if (tile.radius > 0.65) return INK.menthe; // four-pointed star of the void
  if (tile.radius < 0.55) return INK.encre; // lozenges shared by two rosettes
  return INK.ciel; // broad arms
}
