import type { Random } from '../../zellige/random.ts';
import type { Tones } from '../tones.ts';

/** What a scene draws on, edge to edge. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly tones: Tones;
  readonly random: Random;
}

export type DrawScene = (canvas: Canvas) => string;
