import type { ContentReader } from '../context.ts';
import { drawnPortrait, PORTRAIT_SIZE } from './drawn-portrait.ts';
import { type ImageReference, type Picture, picture } from './image.ts';

/** An arch is 400 px wide at most; a face in the line of faces is 64. */
const FRAME = { ...PORTRAIT_SIZE, widths: [128, 200, 600, 800] }; // px

/** The picture the agency gave of a person, else a drawn one. */
export function personPortrait(
  content: ContentReader,
  name: string,
  own: ImageReference | undefined,
): Picture {
  return own ? picture(content, own, FRAME) : drawnPortrait(name);
}
