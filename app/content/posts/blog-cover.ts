import type { ContentReader } from '../../context.ts';
import { type CoverFrame, coverPicture } from '../cover-picture.ts';
import { image, type Picture, picture } from '../image.ts';
import { SOCIAL_IMAGE } from '../social-image.ts';
import type { ListedPost } from './blog-order.ts';

/** A cover composed for a wide screen, and for a telephone where that is another shape. */
export type PostCover = { wide: Picture; narrow?: Picture };

/** The sizes of covers at 1x (pages-9.26 to 9.28 in test/specification.md), and for other screens and densities. */
const FEATURED = { width: 600, height: 400, widths: [900, 1200, 1800], moves: true }; // px
const GRID = { width: 400, height: 300, widths: [600, 800, 1200], moves: true }; // px
const COVER = { width: 800, height: 450, widths: [1200, 1600, 2400], moves: true }; // px
/** The cover of a post fills a telephone's width and is as high. */
const SQUARE = { width: 400, height: 400, widths: [600, 800, 1200], moves: true }; // px

/** @param frame the shape it is shown in on a wide screen, for the drawing that stands in for it */
export function featuredCover(content: ContentReader, post: ListedPost, frame: CoverFrame) {
  return listedCover(content, post, FEATURED, frame);
}

/** @param frame as for `featuredCover` */
export function gridCover(content: ContentReader, post: ListedPost, frame: CoverFrame) {
  return listedCover(content, post, GRID, frame);
}

/** The cover at the head of a post, and the card a link to it is shown with. */
export function postCover(content: ContentReader, { summary, choice, part }: ListedPost) {
  const own = part.one('coverImage', image);
  if (!own) {
    return {
      cover: {
        wide: coverPicture(summary.slug, '7x3', choice),
        narrow: coverPicture(summary.slug, '1x1', choice),
      },
    };
  }
  return {
    cover: { wide: picture(content, own, COVER), narrow: picture(content, own, SQUARE) },
    socialImage: picture(content, own, SOCIAL_IMAGE).src,
  };
}

function listedCover(
  content: ContentReader,
  { summary, choice, part }: ListedPost,
  size: typeof FEATURED,
  frame: CoverFrame,
): PostCover {
  const own = part.one('coverImage', image);
  if (own) return { wide: picture(content, own, size) };
  return {
    wide: coverPicture(summary.slug, frame, choice),
    narrow: frame === '1x1' ? undefined : coverPicture(summary.slug, '1x1', choice),
  };
}
