import { cellSegments } from '../families.ts';
import { circle, drawing, polygonPath, rect } from '../markup.ts';
import { INK } from '../palettes.ts';
import { place } from '../placement.ts';
import { planarGraph } from '../planar-graph.ts';
import { APOTHEM, CORNER, dotted, eight, line, MIDDLE, PITCH, SHEET, trace } from './sheet.ts';

const NODES = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));

/** Octagons side by side, and the star lines that leave the middle of their edges. */
export function polygonNet(): string {
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
