/** Turns image references into what an `<img>` needs: addresses for every screen, size, placeholder. */
import { createImageUrlBuilder } from '@sanity/image-url';
import { z } from 'zod';
import type { ContentReader } from '../context.ts';

export type Picture = {
  src: string;
  /**
   * The widths that `imageAttributes` offers, in px, the narrowest first; absent for drawings and vectors, which have
   * no resolution.
   */
  widths?: readonly number[];
  width: number; // px
  height: number; // px
  /** '' when the text beside the picture says the same. */
  alt: string;
  /** CSS colour, or a tiny image as a data address, shown until the picture has arrived. */
  placeholder?: string;
  /** Set for an animated picture: `stillOf` must be offered to visitors who prefer less motion. */
  moves?: true;
};

const share = z.number().min(0).max(1);

/** An image field of the studio. A broken crop or hotspot costs the crop, not the image. */
export const image = z.object({
  asset: z.object({
    _ref: z
      .string()
      .regex(/^image-[A-Za-z0-9]+-[1-9]\d*x[1-9]\d*-[a-z0-9]+$/, 'not an image asset'),
  }),
  crop: z
    .object({ top: share, bottom: share, left: share, right: share })
    .optional()
    .catch(undefined),
  hotspot: z
    .object({ x: share, y: share, width: share, height: share })
    .optional()
    .catch(undefined),
  alt: z.string().trim().nullish().catch(undefined),
  /** The image's dominant colour, `asset->metadata.palette.dominant.background`. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{3,8}$/i)
    .nullish()
    .catch(undefined),
  /** The image in twenty pixels, `asset->metadata.lqip`. */
  lqip: z.string().startsWith('data:image/').nullish().catch(undefined),
});

export type ImageReference = z.infer<typeof image>;

/** The hotspot of an upright picture without one: cut around its middle, a poster loses its subject. */
const UPPER_THIRD = { x: 0.5, y: 0.3, width: 0.1, height: 0.1 };

/** Whether a picture, as cropped by its editor, is higher than wide. */
export function isUpright(source: ImageReference): boolean {
  const [width, height] = originalSize(source);
  const { left = 0, right = 0, top = 0, bottom = 0 } = source.crop ?? {};
  return height * (1 - top - bottom) > width * (1 - left - right);
}

type Frame = {
  /** The size at which the picture is shown at 1x; the ratio every candidate is cut to. */
  width: number; // px
  height: number; // px
  /** Other widths to offer, for other screens and densities. */
  widths?: readonly number[]; // px
  /** The page shows an animated original moving there; absent, the visitor sees its first frame. */
  moves?: boolean;
};

/** The formats whose pictures may move; a reference does not say whether one does. */
const MAY_MOVE = /-(gif|webp)$/;

/** Cuts an image to a frame around its hotspot; no candidate is wider than the original. A vector is not cut. */
export function picture(content: ContentReader, source: ImageReference, frame: Frame): Picture {
  const { projectId = '', dataset = '' } = content.client.config();
  // The library reads an empty base URL as the hosted network; "/" is our own origin.
  const builder = createImageUrlBuilder({
    projectId,
    dataset,
    baseUrl: content.assetOrigin || '/',
  });
  const placeholder = source.lqip ?? source.color;
  const attributes = {
    width: frame.width,
    height: frame.height,
    alt: source.alt ?? '',
    ...(placeholder && { placeholder }),
  };
  if (source.asset._ref.endsWith('-svg'))
    return { src: builder.image(source.asset).url(), ...attributes };
  const [originalWidth, originalHeight] = originalSize(source);
  const hotspot =
    source.hotspot ??
    (originalHeight > originalWidth && frame.width > frame.height ? UPPER_THIRD : undefined);
  const widths = [...new Set([frame.width, ...(frame.widths ?? [])])].sort((a, b) => a - b);
  const useful = widths.filter((width) => width <= originalWidth);
  const candidates = useful.length > 0 ? useful : widths.slice(0, 1);
  const moves = MAY_MOVE.test(source.asset._ref);
  const any = builder.image({ asset: source.asset, crop: source.crop, hotspot }).auto('format');
  const whole = moves && !frame.moves ? any.frame(1) : any;
  // A picture that has the frame's ratio needs no crop, and its address is half as long.
  const isWhole = !source.crop && originalWidth * frame.height === originalHeight * frame.width;
  const sizedImage = isWhole
    ? whole.width(frame.width)
    : whole.size(frame.width, frame.height).fit('crop');
  return {
    src: sizedImage.url(),
    widths: candidates,
    ...attributes,
    ...(moves && frame.moves && { moves }),
  };
}

/**
 * The whole image, as the editor cropped it, for a page that shows nothing else.
 *
 * @param longest of its two sides, px
 */
export function wholePicture(
  content: ContentReader,
  source: ImageReference,
  longest: number,
  { moves }: Pick<Frame, 'moves'> = {},
): Picture {
  const { crop = { top: 0, bottom: 0, left: 0, right: 0 } } = source;
  const [originalWidth, originalHeight] = originalSize(source);
  const width = originalWidth * (1 - crop.left - crop.right);
  const height = originalHeight * (1 - crop.top - crop.bottom);
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const frame = { width: side(width), height: side(height) };
  return picture(content, source, { ...frame, widths: [Math.ceil(frame.width / 2)], moves });
}

/** The size a reference states, in px: `image-{hash}-{width}x{height}-{format}`. */
export function originalSize({ asset }: ImageReference): [width: number, height: number] {
  const [, width, height] = /-(\d+)x(\d+)-/.exec(asset._ref) ?? [];
  return [Number(width), Number(height)];
}
