import type { Random } from '../../zellige/random.ts';
import type { Tones } from '../tones.ts';

/** The area of a scene, edge to edge. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly tones: Tones;
  readonly random: Random;
}

export type DrawScene = (canvas: Canvas) => string;
