/** Reads the tiles out of a drawn wall: paths of one colour, each with many polygons in relative steps. */

export type Tile = {
  fill: string;
  /** Path data of the polygon alone. */
  outline: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type Wall = {
  /** Units of the drawing. */
  width: number;
  height: number;
  /** Attributes of the grout between tiles. */
  grout: string;
  /** The tiles in the order of painting. */
  tiles: Tile[];
  /** The colours of a tint by those they take the place of: the drawing's own stylesheet has them (`packages/drawings/art/draw.ts`). */
  recoloring(tint: string): ReadonlyMap<string, string>;
};

const VIEW_BOX = /viewBox="0 0 (\d+) (\d+)"/;
const PATH = /<path[^>]*? fill="(#\w{6})"( stroke="[^>]*?)? d="([^"]+)"/g;
const POLYGON = /M(-?[\d.]+) (-?[\d.]+)l([^z]+)z/g;
const NUMBER = /-?\d*\.?\d+/g;
const RECOLORED = /#(\w+):target~\[fill="(#\w{6})"\]\{fill:(#\w{6})\}/g;

/** @param drawing SVG as `packages/drawings/zellige/field.ts` writes it, with the tints that `packages/drawings/art/draw.ts` adds */
export function readWall(drawing: string): Wall {
  const [, width = 0, height = 0] = VIEW_BOX.exec(drawing)?.map(Number) ?? [];
  const tiles: Tile[] = [];
  let grout = '';
  for (const [, fill = '', stroke = '', path = ''] of drawing.matchAll(PATH)) {
    grout = stroke;
    for (const [outline, x, y, steps = ''] of path.matchAll(POLYGON)) {
      tiles.push({ fill, outline, ...boundsOf(Number(x), Number(y), steps) });
    }
  }
  return { width, height, grout, tiles, recoloring: (tint) => recoloringOf(drawing, tint) };
}

function recoloringOf(drawing: string, tint: string): Map<string, string> {
  const colors = new Map<string, string>();
  for (const [, name, before = '', after = ''] of drawing.matchAll(RECOLORED)) {
    if (name === tint) colors.set(before, after);
  }
  return colors;
}

function boundsOf(x: number, y: number, steps: string) {
  let [left, right, top, bottom] = [x, x, y, y];
  let isAbscissa = true;
  for (const [step] of steps.matchAll(NUMBER)) {
    if (isAbscissa) x += Number(step);
    else {
      y += Number(step);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    isAbscissa = !isAbscissa;
  }
  return { left, top, right, bottom };
}

type Spot = { x: number; y: number };

/** The tiles in rings around a point, innermost first; each ring as wide as the others. */
export function ringsAround(tiles: readonly Tile[], spot: Spot, width: number): Tile[][] {
  const rings: Tile[][] = [];
  for (const tile of tiles) {
    const ring = Math.floor(away(tile, spot) / width);
    rings[ring] ??= [];
    rings[ring].push(tile);
  }
  return rings.filter((ring) => ring.length > 0);
}

/** The distance from a point to the middle of the farthest tile. */
export function farthest(tiles: readonly Tile[], spot: Spot): number {
  return Math.max(...tiles.map((tile) => away(tile, spot)));
}

function away({ left, top, right, bottom }: Tile, { x, y }: Spot): number {
  return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
}
