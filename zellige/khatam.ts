import { starPath } from './markup.ts';

/**
 * The agency's one bullet, dot, toggle and button seat: the eight-pointed star {8/2}, two squares
 * laid over each other, as the `d` of a path in a 40 × 40 view box, its tips touching the edges.
 */
export const khatamPath = starPath(20, 20, 20);
