/** The address of a drawn cover, without the generator, so that a first load can contain it. */
import { type CoverChoice, coverAddress } from '../../packages/drawings/zellige/motifs.ts';
import type { Picture } from './image.ts';

/** A cover is composed for the ratio it is shown in; these are the ratios the pages use. */
export const COVER_FRAMES = {
  '9x16': { width: 450, height: 800 },
  '7x3': { width: 1440, height: 620 },
  '36x19': { width: 1440, height: 760 },
  '16x9': { width: 1600, height: 900 },
  '3x2': { width: 1200, height: 800 },
  '4x3': { width: 800, height: 600 },
  '4x5': { width: 800, height: 1000 },
  '1x1': { width: 480, height: 480 },
} as const;

export type CoverFrame = keyof typeof COVER_FRAMES;

/**
 * The cover that is drawn for a document. At an address a drawing (2 to 25 kB) is loaded when seen, and cached; inline, HTML
 * and hydration data hold it.
 *
 * @param choice what `coverOf` of `model/motifs.ts` says of the document
 */
export function coverPicture(slug: string, frame: CoverFrame, choice: CoverChoice): Picture {
  return {
    src: coverAddress(slug, frame, choice),
    ...COVER_FRAMES[frame],
    alt: '',
  };
}
