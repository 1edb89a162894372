import { field } from './field.ts';
import { distance } from './geometry.ts';
import { drawing, rect, star } from './markup.ts';
import { INK } from './palettes.ts';
import { familyTiling, type Tile } from './tiling.ts';

interface Composition {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The hole in the wall. */
  readonly x: number;
  readonly y: number;
  /** Height kept free for the header. */
  readonly header: number;
}

const COMPOSITIONS = {
  desktop: {
    width: 1440,
    height: 900,
    scale: 580,
    x: 1050,
    y: 520,
    header: 92,
  },
  mobile: {
    width: 390,
    height: 844,
    scale: 330,
    x: 256,
    y: 262,
    header: 72,
  },
} as const satisfies Record<string, Composition>;

/**
 * The wall of the page that does not exist: the heart of the rosette is missing. It is the page that lets it float
 * (`missingPiece`), because a visitor can set it, and because the room above the title depends on the height of the
 * window. Covers its box from the top; 1440 × 900 or, drawn anew, 390 × 844.
 */
export function notFoundArt(screen: keyof typeof COMPOSITIONS): string {
  const composition: Composition = COMPOSITIONS[screen];
  const { width, height, scale, x, y, header } = composition;
  const wall = field({
    tiling: familyTiling('sixteen'),
    frame: composition,
    placement: composition,
    seed: 'page introuvable',
    joint: { width: scale / 220, color: INK.nuit },
    paint: enamel,
    keep: ({ spot }, outline) =>
      distance(spot, { x, y }) < scale * 0.72 && outline.every((corner) => corner.y > header),
  });
  return drawing(width, height, rect(0, 0, width, height, INK.nuit) + wall, 'xMidYMin');
}

/** The heart that is missing from the large wall, a little turned by its fall; 310 × 310. */
export function missingPiece(): string {
  const { scale } = COMPOSITIONS.desktop;
  const heart =
    star(0, 0, scale * 0.262, INK.terre, { points: 16, notch: 0.765 }) +
    star(0, 0, scale * 0.15, INK.safran) +
    star(0, 0, scale * 0.075, INK.nuit, { turn: Math.PI / 8 });
  return drawing(310, 310, `<g transform="translate(155 155) rotate(14)">${heart}</g>`);
}

function enamel({ heart, radius, outline }: Tile): string | undefined {
  if (heart !== undefined) return undefined;
  if (radius < 0.33) return INK.safran;
  if (radius < 0.45) return INK.terre;
  if (outline.length === 3) return INK.safran;
  if (radius > 0.65) return INK.safran;
  return radius < 0.55 ? INK.chaux : INK.ciel;
}
