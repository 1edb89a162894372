import { compass } from './construction/compass.ts';
import { cutPieces } from './construction/cut-pieces.ts';
import { laidWall } from './construction/laid-wall.ts';
import { polygonNet } from './construction/polygon-net.ts';

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
