import type { Palette } from '../palettes.ts';
import type { Frame } from '../placement.ts';
import type { Random } from '../random.ts';

export interface Canvas extends Frame {
  readonly palette: Palette;
  readonly random: Random;
  /** Unique to this drawing: the stem of every id in it, and the seed of its fields. */
  readonly id: string;
}

/** Draws one kind of cover: the body of the picture, background included. */
export type DrawCover = (canvas: Canvas) => string;

export function landscape({ width, height }: Frame): boolean {
  return width > height;
}
