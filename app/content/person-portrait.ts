/** The portrait of a person who has no picture: drawn by the zellige generator, served at its own address. */
import type { ContentReader } from '../context.ts';
import { type ImageReference, type Picture, picture } from './image.ts';

/**
 * The size of a portrait, upright, as `packages/drawings/zellige/portrait.ts` draws heads: room for hair above,
 * shoulders below.
 */
export const PORTRAIT_SIZE = { width: 400, height: 520 } as const; // px

/** Returns a drawn portrait, always the same for a name. Its text is empty, because the name is beside it. */
export function drawnPortrait(name: string): Picture {
  return { src: `/portraits/${encodeURIComponent(name)}.svg`, ...PORTRAIT_SIZE, alt: '' };
}

/** An arch is 400 px wide at most; a face in the line of faces is 64. */
const FRAME = { ...PORTRAIT_SIZE, widths: [128, 600, 800] }; // px

/** The picture the agency gave of a person, else a drawn one. */
export function personPortrait(
  content: ContentReader,
  name: string,
  own: ImageReference | undefined,
): Picture {
  return own ? picture(content, own, FRAME) : drawnPortrait(name);
}
