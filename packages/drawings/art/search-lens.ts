import { field, type Piece } from '../zellige/field.ts';
import { distance } from '../zellige/geometry.ts';
import { drawing, filled } from '../zellige/markup.ts';
import { INK, PALETTES } from '../zellige/palettes.ts';
import { familyTiling } from '../zellige/tiling.ts';

const SIZE = 480;
const FRAME = { width: SIZE, height: SIZE };
const MIDDLE = { x: 218, y: 208 };
const GLASS = 142; // px, radius
const RIM = 15; // px

type Wall = {
  ground: string;
  /** The pieces away from the lens, by turns. */
  quiet: readonly [string, string];
  rim: string;
  /** The point from which the wall is complete; above and to the left of it, ever fewer pieces are drawn. */
  laidFrom: { x: number; y: number }; // px
};

const NIGHT: Wall = {
  ground: INK.nuit,
  quiet: [INK.nuitSourde, INK.nuitMoyenne],
  rim: INK.chaux,
  laidFrom: { x: 0, y: 190 },
};

const SAND: Wall = {
  ground: INK.sable,
  quiet: ['#E7DCC6', PALETTES.chaux.tone],
  rim: INK.encre,
  laidFrom: { x: 190, y: 300 },
};

/** A wall at night, and a glass over it that finds the colours; 480 × 480, for nuit. */
export function searchLens(): string {
  return lens(NIGHT, ({ heart, radius, outline }) => {
    if (heart !== undefined) return [INK.terre, INK.safran, INK.nuit][heart] ?? INK.terre;
    if (radius < 0.33) return INK.chaux;
    if (radius < 0.45) return INK.safran;
    if (outline.length === 3) return INK.terre;
    return radius < 0.55 ? INK.ciel : INK.menthe;
  });
}

/** The same lens over the hole in the wall; 480 × 480, for sable. */
export function searchLensEmpty(): string {
  return lens(SAND, ({ heart, radius, outline }) => {
    if (heart !== undefined || radius < 0.33) return undefined;
    if (radius < 0.45) return INK.nuit;
    if (outline.length === 3) return INK.safran;
    return radius < 0.55 ? INK.terre : INK.ciel;
  });
}

function lens(
  { ground, quiet, rim, laidFrom }: Wall,
  paint: (piece: Piece) => string | undefined,
): string {
  const tiling = familyTiling('sixteen');
  const wall = field({
    tiling,
    frame: FRAME,
    placement: { scale: 164, ...MIDDLE },
    seed: 'recherche',
    joint: { width: 2, color: ground },
    // Pieces that the lens would hide are left out.
    keep: ({ spot, chances: [chance] }) =>
      distance(spot, MIDDLE) > GLASS - 24 &&
      chance < Math.min(share(spot.x, laidFrom.x), share(spot.y, laidFrom.y)),
    paint: ({ kind }) => quiet[kind % 2],
  });
  const seen = field({
    tiling,
    frame: FRAME,
    placement: { scale: 300, ...MIDDLE },
    seed: 'recherche',
    joint: { width: 2.5, color: ground },
    keep: ({ spot }) => distance(spot, MIDDLE) < GLASS + 60,
    paint,
  });
  const glass = circlePath(GLASS);
  return drawing(
    SIZE,
    SIZE,
    `${wall}<clipPath id="glass"><path d="${glass}"/></clipPath>` +
      `<g clip-path="url(#glass)">${filled(glass, ground)}${seen}</g>` +
      `<path fill="none" stroke="${rim}" stroke-width="${RIM}" d="${glass}"/>` +
      handle(rim),
  );
}

/** Returns how much of the wall is laid at a place, on its way to where all of it is. */
function share(at: number, full: number): number {
  return at >= full ? 1 : (Math.max(0, at) / full) ** 2;
}

function circlePath(radius: number): string {
  return `M${MIDDLE.x - radius} ${MIDDLE.y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** A bar towards the lower right corner, and out of the picture. */
function handle(color: string): string {
  const far = GLASS * Math.SQRT1_2;
  const start = { x: Math.round(MIDDLE.x + far), y: Math.round(MIDDLE.y + far) };
  return `<path stroke="${color}" stroke-width="44" d="M${start.x + 14} ${start.y + 14}L520 ${start.y + 520 - start.x}"/><path stroke="${color}" stroke-width="20" d="M${start.x} ${start.y}l20 20"/>`;
}
