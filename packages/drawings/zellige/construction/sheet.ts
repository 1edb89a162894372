import { ORIGIN, type Point, polar, TURN } from '../geometry.ts';
import { decimal } from '../markup.ts';

/** The sheet on which all four steps are drawn, about one rosette. */
export const SHEET = { width: 400, height: 400 };
export const MIDDLE: Point = { x: 200, y: 200 };

/** Pixels from one rosette to the next. */
export const PITCH = 250;

/** The octagon about the rosette: its apothem, and the radius of its corners. */
export const APOTHEM = PITCH / 2;
export const CORNER = APOTHEM / Math.cos(Math.PI / 8);

/** Eight points about the middle, the first at `turn` radians. */
export function eight(radius: number, turn = 0, middle = ORIGIN): Point[] {
  return Array.from({ length: 8 }, (_, i) => polar(radius, turn + (i * TURN) / 8, middle));
}

export function line(from: Point, to: Point): string {
  return `M${decimal(from.x)} ${decimal(from.y)}L${decimal(to.x)} ${decimal(to.y)}`;
}

/**
 * Strokes that can be drawn by motion. Dashes begin anew with every line of a path, so it is the
 * average length of a line that counts as 1; none is twice as long.
 */
export function trace(path: string, color: string, width: number): string {
  const lines = path.split('M').length - 1;
  return `<path class="trace" pathLength="${lines}" fill="none" stroke="${color}" stroke-width="${width}" d="${path}"/>`;
}

/** A helping line, dotted as on the tracer's board. */
export function dotted(path: string, color: string): string {
  return `<path fill="none" stroke="${color}" stroke-dasharray="2 5" d="${path}"/>`;
}
