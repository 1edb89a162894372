/** The portrait of a person who has no picture: drawn by the zellige generator, served at its own address. */
import type { Picture } from './image.ts';

/** Upright, as `zellige/portrait.ts` draws heads: room for hair above, shoulders below. */
export const PORTRAIT_SIZE = { width: 400, height: 520 } as const; // px

/**
 * The drawing follows from the name: the same person has the same face on every page. It says
 * nothing that the name beside it does not, so its text is empty.
 */
export function drawnPortrait(name: string): Picture {
  return { src: `/portraits/${encodeURIComponent(name)}.svg`, ...PORTRAIT_SIZE, alt: '' };
}
