import { field } from '../zellige/field.ts';
import { type Point, polar, TURN } from '../zellige/geometry.ts';
import { drawing, filled, polygonPath } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { familyTiling, type Tile } from '../zellige/tiling.ts';

const SIZE = 640;
const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };
const PITCH = 610;
const RAYS = 12;
/** What the ground shows of itself before the tips of the rays. */
const EDGE = 3;

/** Its twelve rays are twelve letters a year. The one that points right is not laid: see `newsletterPiece`. */
export function newsletterRose(): string {
  const corner = (PITCH / 2 + EDGE) / Math.cos(Math.PI / RAYS);
  const ground = Array.from({ length: RAYS }, (_, i) =>
    polar(corner, ((i + 1 / 2) * TURN) / RAYS, MIDDLE),
  );
  const rays = rose((tile) => {
    if (tile.heart !== undefined) return tile.heart === 0 ? INK.nuit : INK.safran;
    if (isRay(tile)) return isMissing(tile) ? undefined : INK.chaux;
    return INK.terre;
  });
  return drawing(SIZE, SIZE, filled(polygonPath(ground), INK.nuit) + rays);
}

/** The next letter, where the rose wants it: laid over the rose, it completes it. */
export function newsletterPiece(): string {
  return drawing(
    SIZE,
    SIZE,
    rose((tile) => (isRay(tile) && isMissing(tile) ? INK.safran : undefined)),
  );
}

function rose(paint: (tile: Tile) => string | undefined): string {
  return field({
    tiling: familyTiling('twelve'),
    frame: { width: SIZE, height: SIZE },
    placement: { scale: PITCH, ...MIDDLE },
    seed: 'newsletter',
    joint: { width: 3, color: INK.nuit },
    // One rosette, without what joins it to its neighbours.
    keep: (piece) => piece.node.x === 0 && piece.node.y === 0 && piece.radius < 0.4,
    paint,
  });
}

function isRay({ heart, radius }: Tile): boolean {
  return heart === undefined && radius > 0.25;
}

function isMissing({ centre }: Tile): boolean {
  return centre.x > 0 && Math.abs(centre.y) < 0.01;
}
