/** Ridges seen from the side: lines that hang between summits, as a rope does, so that summits are sharp and valleys slow. */
import type { Point } from '../zellige/geometry.ts';
import { decimal, filled } from '../zellige/markup.ts';
import type { Random } from '../zellige/random.ts';
import { pair } from './survey.ts';

/** The depth of a line below the lower of two summits, in parts of their distance. */
const SAG = 0.16;

/** Returns the line over summits, from left to right, without the area below. */
export function ridgeLine(summits: readonly Point[], sag = SAG): string {
  const [first, ...rest] = summits.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (!first) return '';
  let from = first;
  let path = `M${pair(first.x, first.y)}`;
  for (const to of rest) {
    const low = Math.max(from.y, to.y) + sag * (to.x - from.x);
    // The bend is nearer to the lower summit, which gives a long flank and a short one.
    const lean = from.y > to.y ? 0.42 : 0.58;
    path += `q${pair(Math.round((to.x - from.x) * lean), Math.round(low) - from.y)} ${pair(to.x - from.x, to.y - from.y)}`;
    from = to;
  }
  return path;
}

/** The ground under summits down to a foot. */
export function ridge(summits: readonly Point[], foot: number, sag = SAG): string {
  return `${ridgeLine(summits, sag)}V${decimal(foot)}H${decimal(summits[0]?.x ?? 0)}z`;
}

/** The same in one colour, over summits that are pairs of x and y. */
export function hillside(
  fill: string,
  foot: number,
  summits: readonly (readonly [x: number, y: number])[],
  sag = SAG,
): string {
  const points = summits.map(([x, y]) => ({ x, y }));
  return filled(ridge(points, foot, sag), fill);
}

export interface Range {
  readonly width: number;
  /** Where its valleys are, and how far its summits rise above them, in px. */
  readonly y: number;
  readonly rise: number;
  /** Summits from edge to edge. */
  readonly summits: number;
}

/** Summits of unlike heights and distances, one of them the highest; the first and the last are out of sight. */
export function rangeOf(random: Random, { width, y, rise, summits }: Range): Point[] {
  const pitch = width / summits;
  const highest = 1 + Math.floor(random() * summits);
  return Array.from({ length: summits + 3 }, (_, index) => ({
    x: (index - 1 + (random() - 0.5) * 0.5) * pitch,
    y: y - rise * (index === highest ? 1 : 0.2 + 0.5 * random()),
  })).map((point, index, all) => {
    if (index === 0) return { ...point, x: -pitch };
    return index === all.length - 1 ? { ...point, x: width + pitch } : point;
  });
}

/** A line that becomes another: 0 is the first, 1 the second. */
export function midway(first: readonly Point[], second: readonly Point[], part: number): Point[] {
  return first.map((point, index) => {
    const other = second[index] ?? point;
    return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part };
  });
}
