import type { Point, Polygon } from './geometry.ts';

/** The part of the plane that is seen, in pixels from (0, 0). */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The place of the lattice in the picture: pixels per pitch, and the pixel of the node (0, 0). */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function place({ scale, x, y }: Placement, point: Point): Point {
  return { x: x + scale * point.x, y: y + scale * point.y };
}

/** The lattice nodes whose cells touch the frame widened by a margin, row by row. */
export function nodesInFrame(placement: Placement, frame: Frame, margin = 0): Point[] {
  const { scale, x, y } = placement;
  const first = (origin: number) => Math.floor((-margin - origin) / scale + 1 / 2);
  const last = (origin: number, size: number) =>
    Math.ceil((size + margin - origin) / scale - 1 / 2);
  const nodes: Point[] = [];
  // A piece that straddles two cells belongs to the right or lower one, so the loop starts one cell early and ends one
  // late.
  for (let row = first(y) - 1; row <= last(y, frame.height) + 1; row++) {
    for (let column = first(x) - 1; column <= last(x, frame.width) + 1; column++) {
      nodes.push({ x: column, y: row });
    }
  }
  return nodes;
}

export function touches({ width, height }: Frame, polygon: Polygon): boolean {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < width &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < height
  );
}
