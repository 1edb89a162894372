import { cellSegments } from './families.ts';
import { type Flight, field, type Piece } from './field.ts';
import { distance, ORIGIN, type Point, polar, TURN } from './geometry.ts';
import { circle, decimal, drawing, polygonPath, rect } from './markup.ts';
import { INK } from './palettes.ts';
import { place } from './placement.ts';
import { planarGraph } from './planar-graph.ts';
import { familyTiling } from './tiling.ts';

const STEPS = { compass, polygonNet, cutPieces, laidWall } as const;

export type ConstructionStep = keyof typeof STEPS;

/**
 * One of the four real steps of making a wall of eightfold stars, 400 × 400: the compass, the net
 * of polygons, the cut pieces, the laid wall. Strokes carry the class `trace` and a `pathLength`, so
 * that a page can let them be drawn: a dash of 2 covers each line whole.
 */
export function constructionStep(step: ConstructionStep): string {
  return STEPS[step]();
}

/** A centre, a radius, eight directions: everything after follows from these. */
function compass(): string {
  const { width, height } = SHEET;
  const rays = eight(260, 0, MIDDLE)
    .concat(eight(260, Math.PI / 8, MIDDLE))
    .map((end) => line(MIDDLE, end));
  const corners = eight(CORNER, Math.PI / 8, MIDDLE).map(({ x, y }) => circle(x, y, 5, INK.terre));
  const needle = line(MIDDLE, polar(APOTHEM, -Math.PI / 4, MIDDLE));
  const [start, end] = [polar(APOTHEM, -Math.PI / 2.6, MIDDLE), polar(APOTHEM, 0, MIDDLE)];
  const swing = `M${decimal(start.x)} ${decimal(start.y)}A${APOTHEM} ${APOTHEM} 0 0 1 ${decimal(end.x)} ${decimal(end.y)}`;
  const circles = [APOTHEM, CORNER, APOTHEM * 0.41].map(round);
  return drawing(
    width,
    height,
    rect(0, 0, width, height, INK.blanc) +
      dotted(rays.join(''), INK.encre) +
      trace(circles.join(''), INK.encre, 1.25) +
      circle(MIDDLE.x, MIDDLE.y, 5.5, INK.terre) +
      corners.join('') +
      trace(needle, INK.terre, 3) +
      trace(swing, INK.terre, 5),
  );
}

function round(radius: number): string {
  const r = decimal(radius);
  return `M${decimal(MIDDLE.x - radius)} ${MIDDLE.y}a${r} ${r} 0 1 1 0 .1z`;
}

const NODES = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));

/** Octagons side by side, and the star lines that leave the middle of their edges. */
function polygonNet(): string {
  const { width, height } = SHEET;
  const placement = { scale: PITCH, ...MIDDLE };
  const octagons = NODES.map((node) =>
    polygonPath(eight(CORNER, Math.PI / 8, place(placement, node)), 1),
  );
  const { points, neighbours } = planarGraph(NODES.flatMap((node) => cellSegments('eight', node)));
  const lines = neighbours.flatMap((ends, start) =>
    ends.flatMap((end) => {
      const [from, to] = [points[start], points[end]];
      if (end < start || !from || !to) return [];
      const [a, b] = [place(placement, from), place(placement, to)];
      const seen = [a, b].some(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
      return seen ? [line(a, b)] : [];
    }),
  );
  const contacts = eight(APOTHEM, 0, MIDDLE).map(({ x, y }) => circle(x, y, 6, INK.terre));
  return drawing(
    width,
    height,
    rect(0, 0, width, height, INK.blanc) +
      dotted(octagons.join(''), INK.encre) +
      trace(lines.join(''), INK.nuit, 2) +
      contacts.join(''),
  );
}

/** The pieces of one rosette, cut and laid out around their places. */
function cutPieces(): string {
  const { width, height } = SHEET;
  const pieces = field({
    tiling: familyTiling('eight'),
    frame: SHEET,
    placement: { scale: PITCH, ...MIDDLE },
    seed: 'taille',
    joint: { width: 2, color: INK.ciel },
    keep: ({ heart, spot }) => distance(spot, MIDDLE) < (heart === undefined ? APOTHEM * 1.5 : 9),
    fly: apart,
    paint: ({ heart, kind }) => {
      if (heart !== undefined) return heart === 0 ? INK.safran : INK.nuit;
      return [INK.terre, INK.chaux, INK.nuit][kind - 2] ?? INK.nuit;
    },
  });
  return drawing(width, height, rect(0, 0, width, height, INK.ciel) + pieces);
}

function apart({ spot, chances: [side] }: Piece): Flight {
  const k = Math.max(0, (distance(spot, MIDDLE) - 30) / APOTHEM);
  return {
    x: (spot.x - MIDDLE.x) * k * 0.2,
    y: (spot.y - MIDDLE.y) * k * 0.2,
    turn: k * (side > 0.5 ? 0.22 : -0.22),
    size: 1,
  };
}

/** The same pieces in their places, and the wall that goes on. */
function laidWall(): string {
  const { width, height } = SHEET;
  const wall = field({
    tiling: familyTiling('eight'),
    frame: SHEET,
    placement: { scale: PITCH, ...MIDDLE },
    seed: 'pose',
    joint: { width: 2.5, color: INK.nuit },
    paint: ({ heart, kind }) => {
      if (heart !== undefined) return heart === 0 ? INK.safran : INK.nuit;
      return [INK.terre, INK.chaux, INK.safran][kind - 2] ?? INK.nuit;
    },
  });
  return drawing(width, height, rect(0, 0, width, height, INK.nuit) + wall);
}

/** The sheet on which all four steps are drawn, about one rosette. */
const SHEET = { width: 400, height: 400 };
const MIDDLE: Point = { x: 200, y: 200 };

/** Pixels from one rosette to the next. */
const PITCH = 250;

/** The octagon about the rosette: its apothem, and the radius of its corners. */
const APOTHEM = PITCH / 2;
const CORNER = APOTHEM / Math.cos(Math.PI / 8);

/** Eight points about the middle, the first at `turn` radians. */
function eight(radius: number, turn = 0, middle = ORIGIN): Point[] {
  return Array.from({ length: 8 }, (_, i) => polar(radius, turn + (i * TURN) / 8, middle));
}

function line(from: Point, to: Point): string {
  return `M${decimal(from.x)} ${decimal(from.y)}L${decimal(to.x)} ${decimal(to.y)}`;
}

/**
 * Strokes that can be drawn by motion. Dashes begin anew with every line of a path, so it is the
 * average length of a line that counts as 1; none is twice as long.
 */
function trace(path: string, color: string, width: number): string {
  const lines = path.split('M').length - 1;
  return `<path class="trace" pathLength="${lines}" fill="none" stroke="${color}" stroke-width="${width}" d="${path}"/>`;
}

/** A helping line, dotted as on the tracer's board. */
function dotted(path: string, color: string): string {
  return `<path fill="none" stroke="${color}" stroke-dasharray="2 5" d="${path}"/>`;
}
