import { cellSegments, type Family } from './families.ts';
import { between, distance, type Point } from './geometry.ts';
import { decimal } from './markup.ts';
import { upperThreads } from './over-under.ts';
import { type Frame, nodesInFrame, type Placement, place } from './placement.ts';
import { type PlanarGraph, planarGraph } from './planar-graph.ts';

export interface InterlaceOptions {
  readonly family: Family;
  readonly frame: Frame;
  readonly placement: Placement;
  /** Width of the band, edges included, in pixels. */
  readonly band: number;
  readonly edge: string;
  readonly fill: string;
  /** Width of the filling for a band of 1. */
  readonly ratio?: number;
  /** Which vertices, in pixels, the bands may reach; all by default. */
  readonly keep?: (point: Point) => boolean;
}

/**
 * The true over-and-under. At a crossing (a vertex with four neighbours in angular order) opposite
 * neighbours, 0–2 and 1–3, belong to one thread. All bands are drawn once, then at each crossing
 * the upper thread again for a short way.
 */
export function interlace(options: InterlaceOptions): string {
  const { frame, placement, band, edge, fill, ratio = 0.5 } = options;
  const graph = visibleGraph(options);
  const at = (point: Point) => {
    const { x, y } = place(placement, point);
    return `${decimal(Math.round(2 * x) / 2)} ${decimal(Math.round(2 * y) / 2)}`;
  };
  const near = (point: Point) => {
    const { x, y } = place(placement, point);
    return x > -band && x < frame.width + band && y > -band && y < frame.height + band;
  };
  const bands: string[] = [];
  graph.neighbours.forEach((ends, start) => {
    const from = graph.points[start];
    for (const end of ends) {
      const to = graph.points[end];
      if (end > start && from && to && (near(from) || near(to))) {
        bands.push(`M${at(from)}L${at(to)}`);
      }
    }
  });
  const bridges: string[] = [];
  for (const [crossing, upper] of upperThreads(graph)) {
    const middle = graph.points[crossing];
    const [a, b] = [0, 2].map(
      (step) => graph.points[graph.neighbours[crossing]?.[upper + step] ?? -1],
    );
    if (!middle || !a || !b || !near(middle)) continue;
    const towards = (end: Point) => {
      const length = distance(middle, end);
      const way = Math.min((0.72 * band) / placement.scale, length / 2);
      return at(between(middle, end, way / length));
    };
    bridges.push(`M${towards(a)}L${at(middle)}L${towards(b)}`);
  }
  const stroke = (path: string[], color: string, width: number, cap: string) =>
    `<path d="${path.join('')}" fill="none" stroke="${color}" stroke-width="${decimal(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
  return (
    stroke(bands, edge, band, 'round') +
    stroke(bands, fill, band * ratio, 'round') +
    stroke(bridges, edge, band, 'butt') +
    // The bridge's fill is a little longer than its edges: it hides the seam of anti-aliasing.
    stroke(bridges, fill, band * ratio, 'square')
  );
}

function visibleGraph({ family, frame, placement, keep }: InterlaceOptions): PlanarGraph {
  const nodes = nodesInFrame(placement, frame);
  const { points, neighbours } = planarGraph(nodes.flatMap((node) => cellSegments(family, node)));
  if (!keep) return { points, neighbours };
  const visibility = points.map((point) => keep(place(placement, point)));
  return {
    points,
    neighbours: neighbours.map((ends, start) =>
      visibility[start] ? ends.filter((end) => visibility[end]) : [],
    ),
  };
}
