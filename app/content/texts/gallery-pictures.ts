/** The pictures of a gallery, by the field that holds them. */
import { MOST_PICTURES } from '../../../model/blocks.ts';
import type { ContentReader } from '../../context.ts';
import { type Parts, text } from '../document-parts.ts';
import { image, isUpright, picture, wholePicture } from '../image.ts';
import type { GalleryPicture } from './gallery-lightbox.tsx';

/** Sizes at 1x, and what other screens and densities may ask for. */
const TILE = { width: 960, height: 720, widths: [480, 720, 1440], moves: true }; // px
const UPRIGHT_TILE = { width: 720, height: 960, widths: [480, 960, 1440], moves: true }; // px
/** The longest side of a picture that fills the window. */
const WHOLE = 1920; // px

const described = image.extend({ caption: text.nullish().catch(undefined) });

/** Reads pictures in order; an item without one is reported. */
export function readGallery(
  content: ContentReader,
  part: Parts<{ pictures?: unknown }>,
): GalleryPicture[] {
  return part
    .each('pictures', described)
    .slice(0, MOST_PICTURES)
    .map((source) => ({
      picture: picture(content, source, isUpright(source) ? UPRIGHT_TILE : TILE),
      whole: wholePicture(content, source, WHOLE, { moves: true }),
      caption: source.caption ?? undefined,
    }));
}
