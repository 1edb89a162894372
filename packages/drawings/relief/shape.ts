/** Flat shapes as distances, of which islands are made: contour lines of a distance go round a shape, inside it and out. */

/** The distance of a place from a shape's edge; negative inside. */
export type Shape = (x: number, y: number) => number;

export const disc =
  (x: number, y: number, radius: number): Shape =>
  (px, py) =>
    Math.hypot(px - x, py - y) - radius;

/** An oval, whose distances are near ones: exact on the coast, a little short far from it. */
export const oval =
  (x: number, y: number, wide: number, high: number): Shape =>
  (px, py) => {
    const [dx, dy] = [(px - x) / wide, (py - y) / high];
    const from = Math.hypot(dx, dy);
    return from === 0
      ? -Math.min(wide, high)
      : (from * (from - 1)) / Math.hypot(dx / wide, dy / high);
  };

export const ring =
  (x: number, y: number, radius: number, width: number): Shape =>
  (px, py) =>
    Math.abs(Math.hypot(px - x, py - y) - radius) - width / 2;

/** A box by its left, top, right and bottom. */
export const box =
  (left: number, top: number, right: number, bottom: number, round = 0): Shape =>
  (x, y) => {
    const dx = Math.abs(x - (left + right) / 2) - (right - left) / 2 + round;
    const dy = Math.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + round;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
  };

/** A line with round ends. */
export const bar =
  (fromX: number, fromY: number, toX: number, toY: number, width: number): Shape =>
  (x, y) =>
    toSegment(x, y, fromX, fromY, toX, toY) - width / 2;

/** A polygon by its corners in turn: x, y, x, y. */
export const plane = (...corners: readonly number[]): Shape => {
  const sides = corners.flatMap((x, index) => {
    const y = corners[index + 1] ?? 0;
    const next = (index + 2) % corners.length;
    return index % 2 ? [] : [[x, y, corners[next] ?? 0, corners[next + 1] ?? 0] as const];
  });
  return (x, y) => {
    let isInside = false;
    let nearest = Number.POSITIVE_INFINITY;
    for (const [ax, ay, bx, by] of sides) {
      nearest = Math.min(nearest, toSegment(x, y, ax, ay, bx, by));
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
    return isInside ? -nearest : nearest;
  };
};

function toSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

export const all =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((least, shape) => Math.min(least, shape(x, y)), Number.POSITIVE_INFINITY);

/** The intersection of two shapes. */
export const shared =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));

/** A shape without others: lakes of an island. */
export const cut = (shape: Shape, ...holes: readonly Shape[]): Shape => {
  const out = all(...holes);
  return (x, y) => Math.max(shape(x, y), -out(x, y));
};

/** A shape and its image on the other side of the upright through the middle. */
export const twin =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(Math.abs(x), y);

/** A shape turned about the middle, clockwise, in radians. */
export const turned =
  (shape: Shape, angle: number): Shape =>
  (x, y) =>
    shape(x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle));
