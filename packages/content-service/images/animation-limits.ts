import type { Size } from './fit-size.ts';

/**
 * The most pixels of an animation, of all its frames, and the most frames: beyond, it is answered as a still, as the
 * hosted service does (at 256 megapixels). All are decoded together, four bytes each: a decoder that is opened anew for
 * some of them goes through all that come before.
 */
const MAX_ANIMATION_PIXELS = 64_000_000;
const MAX_FRAMES = 1_000;
/** The most pixels of an answer's frames, by the time its encoder takes: WebP 13 million a second of film, GIF two. */
export const MAX_MOVING_PIXELS = { webp: 24_000_000, gif: 8_000_000 } as const;

/** Whether an original of so many frames is answered as one that moves. */
export function canMove({ width, height }: Size, frames: number): boolean {
  const pixels = width * height;
  return frames > 1 && frames <= MAX_FRAMES && pixels * frames <= MAX_ANIMATION_PIXELS;
}

/** Memory, in bytes, that it takes to make an answer that moves: all its frames, decoded and drawn. */
export function movingMemory({ width, height }: Size, frames: number, answer: Size): number {
  return 4 * frames * (width * height + answer.width * answer.height);
}

/** Pieces of a network's share that an answer which moves counts as: one for ten megapixels of frames. */
export function movingPieces({ width, height }: Size, frames: number): number {
  return Math.ceil((width * height * frames) / 10_000_000);
}
