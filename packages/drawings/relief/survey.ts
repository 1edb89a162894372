/** Contour lines of a ground, by marching squares: what lies at least as high as a level, as smooth closed paths. */
import type { Point } from '../zellige/geometry.ts';
import { decimal } from '../zellige/markup.ts';

/** The height of a ground at a place; heights have no unit. */
export type Ground = (x: number, y: number) => number;

export interface Hill {
  readonly x: number;
  readonly y: number;
  /** The distance from the summit, in px, at which the height is three fifths. */
  readonly reach: number;
  readonly height?: number;
  /** How much longer it is one way than the other; 1 is round. */
  readonly long?: number;
  /** The way it is long, in radians from the horizontal. */
  readonly turn?: number;
}

/** A ground of hills that run into each other. */
export function hills(list: readonly Hill[]): Ground {
  return (x, y) =>
    list.reduce((sum, { height = 1, reach, long = 1, turn = 0, ...at }) => {
      const dx = x - at.x;
      const dy = y - at.y;
      const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / long;
      const across = dy * Math.cos(turn) - dx * Math.sin(turn);
      return sum + height * Math.exp(-(along ** 2 + across ** 2) / (2 * reach ** 2));
    }, 0);
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Survey {
  /** The closed outlines of all that is at least as high as a part of the highest place, as one path. */
  outline(part: number): string;
  /** The highest place. */
  readonly summit: Point;
}

/** The height of the ground outside the area, so that every outline closes: an area exceeds the visible part. */
const FALLEN = -1e3;

/** @param step distance of the places that are measured, in px: the finest bend an outline can have */
export function survey(ground: Ground, area: Area, step: number): Survey {
  const across = Math.ceil(area.width / step) + 1;
  const down = Math.ceil(area.height / step) + 1;
  const heights = Array.from({ length: across * down }, (_, index) => {
    const [i, j] = [index % across, Math.floor(index / across)];
    const isEdge = i === 0 || j === 0 || i === across - 1 || j === down - 1;
    return isEdge ? FALLEN : ground(area.x + i * step, area.y + j * step);
  });
  const heightAt = (index: number) => heights[index] ?? FALLEN;
  const highest = heights.reduce(
    (best, height, index) => (height > heightAt(best) ? index : best),
    0,
  );

  /**
   * Returns the point where a level crosses the side between two measured points. Even sides are horizontal, odd ones
   * vertical.
   */
  function crossing(side: number, level: number): Point {
    const from = side >> 1;
    const isUpright = side % 2 === 1;
    const a = heightAt(from);
    const b = heightAt(from + (isUpright ? across : 1));
    // The edge of a fallen part is drawn half-way: its depth would move every edge to the last point inside.
    const part = a === FALLEN || b === FALLEN ? 0.5 : (level - a) / (b - a);
    const i = (from % across) + (isUpright ? 0 : part);
    const j = Math.floor(from / across) + (isUpright ? part : 0);
    return { x: area.x + i * step, y: area.y + j * step };
  }

  function outline(part: number): string {
    const level = part * heightAt(highest);
    const next = new Map<number, number>();
    for (let j = 0; j < down - 1; j++) {
      for (let i = 0; i < across - 1; i++) {
        const at = j * across + i;
        const corners = [at, at + 1, at + across + 1, at + across];
        const high = corners.reduce(
          (bits, place) => bits * 2 + Number(heightAt(place) >= level),
          0,
        );
        const sides = [2 * at, 2 * (at + 1) + 1, 2 * (at + across), 2 * at + 1];
        for (const [from, to] of STEPS[high] ?? []) {
          const [start, end] = [sides[from], sides[to]];
          if (start !== undefined && end !== undefined) next.set(start, end);
        }
      }
    }
    return rounds(next)
      .map((round) =>
        smoothPath(
          thinned(
            round.map((side) => crossing(side, level)),
            step * 0.7,
          ),
        ),
      )
      .join('');
  }

  return {
    outline,
    summit: {
      x: area.x + (highest % across) * step,
      y: area.y + Math.floor(highest / across) * step,
    },
  };
}

/**
 * The outlines through a square of four places, from side to side (top, right, bottom, left), with the high ground on
 * their right; by which corners are high, the first corner top left and the others clockwise.
 */
const STEPS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 2],
    [1, 0],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** The crossings of the smallest height that is drawn: one of fewer is a speck beside a mountain. */
const LEAST_ROUND = 10;

/** Returns each way round, by the sides it crosses. */
function rounds(next: Map<number, number>): number[][] {
  const loops: number[][] = [];
  for (const [first] of next) {
    const round: number[] = [];
    for (let side: number | undefined = first; side !== undefined && next.has(side); ) {
      round.push(side);
      const following: number | undefined = next.get(side);
      next.delete(side);
      side = following;
    }
    if (round.length >= LEAST_ROUND) loops.push(round);
  }
  return loops;
}

/** Leaves out the points that are too near to the one before: fewer bytes, calmer lines. */
function thinned(points: readonly Point[], least: number): Point[] {
  const sparsePoints: Point[] = [];
  for (const point of points) {
    const last = sparsePoints.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= least) sparsePoints.push(point);
  }
  return sparsePoints;
}

/** A closed curve that bends at each point and passes half-way between two. */
export function smoothPath(points: readonly Point[], decimals: 0 | 1 = 0): string {
  const unit = 10 ** decimals;
  const rounded = (value: number) => Math.round(value * unit) / unit;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return '';
  const between = (a: Point, b: Point) => ({
    x: rounded((a.x + b.x) / 2),
    y: rounded((a.y + b.y) / 2),
  });
  let at = between(last, first);
  let path = `M${pair(at.x, at.y)}q`;
  points.forEach((point, index) => {
    const to = between(point, points[index + 1] ?? first);
    const bend = pair(rounded(point.x) - at.x, rounded(point.y) - at.y);
    const step = joined(bend, pair(to.x - at.x, to.y - at.y));
    path += path.endsWith('q') ? step : joined('', step);
    at = to;
  });
  return `${path}z`;
}

/** Two numbers in as few characters as a path allows. */
export function pair(x: number, y: number): string {
  return joined(decimal(x), decimal(y));
}

function joined(before: string, after: string): string {
  return after.startsWith('-') ? before + after : `${before} ${after}`;
}
