import type { Metadata, Sharp } from 'sharp';
import { type Animation, drawAnimation } from './animation.ts';
import { draw } from './draw.ts';
import { BrokenOriginalError, TransformTimeoutError } from './image-errors.ts';
import type { Layout } from './layout.ts';
import { openImage } from './open-image.ts';
import type { Recipe } from './recipe.ts';

/** The ratio of AVIF's qualities to JPEG's for the same look: 75 there is 50 here. */
const AVIF_QUALITY_RATIO = 2 / 3;
/** The effort, 0 fast to 9 small. 4, the default, took 1.3 s for a drawing of 600×400; 2 takes 0.2 for as many bytes. */
const AVIF_EFFORT = 2;
/** The effort, 0 fast to 6 small. 4, the default, took 26 ms for a portrait of 400×520; 2 takes 19 for 7 % more bytes. */
const WEBP_EFFORT = 2;
/** The effort, 1 fast to 10 small. 7, the default, took 25 s for 4.6 megapixels of film; 1 takes 2.5 for 5 % more bytes. */
const MOVING_GIF_EFFORT = 1;

/**
 * Makes a recipe's image from the original's bytes: sRGB, upright, without any metadata (no EXIF,
 * so no place and no camera). Each frame of one that moves is made as a still image is.
 *
 * Blur is a Gaussian of half the parameter, `sharp` an unsharp mask on edges only. `invert` and
 * `sat` leave the background alone. Where the image lets through, and around it, comes the
 * background: the colour asked for, else transparent, else (JPEG) white.
 *
 * Throws `BrokenOriginalError` and `TransformTimeoutError`.
 */
export async function transform(
  bytes: Uint8Array,
  recipe: Recipe,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const metadata = await readOriginal(bytes, recipe.layout);
    if (recipe.frames !== undefined) {
      const { image, animation } = await drawAnimation(bytes, metadata, recipe, recipe.frames);
      return await encode(image, recipe, animation).toBuffer();
    }
    const open = () => openImage(bytes, { autoOrient: false });
    return await encode(await draw({ open, metadata }, recipe), recipe).toBuffer();
  } catch (error) {
    if (error instanceof BrokenOriginalError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.startsWith('timeout')) throw new TransformTimeoutError(reason, { cause: error });
    throw new BrokenOriginalError(reason, { cause: error });
  }
}

async function readOriginal(bytes: Uint8Array, { region }: Layout): Promise<Metadata> {
  const metadata = await openImage(bytes).metadata();
  const { width, height } = metadata.autoOrient;
  // An SVG under another name: drawing one is a browser's business, in a sandbox.
  if (metadata.format === 'svg') throw new BrokenOriginalError('a vector image is not transformed');
  if (region.left + region.width > width || region.top + region.height > height) {
    throw new BrokenOriginalError(`the file holds ${width}×${height} pixels, not what it is named`);
  }
  return metadata;
}

function encode(
  image: Sharp,
  { format, quality = 100, lossless }: Recipe,
  animation?: Animation,
): Sharp {
  const atLeastOne = Math.max(1, quality);
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: atLeastOne });
    case 'pjpg':
      return image.jpeg({ quality: atLeastOne, progressive: true });
    case 'webp':
      return image.webp({ quality: atLeastOne, lossless, effort: WEBP_EFFORT, ...animation });
    case 'avif':
      return image.avif({
        quality: Math.max(1, Math.round(quality * AVIF_QUALITY_RATIO)),
        lossless,
        effort: AVIF_EFFORT,
      });
    case 'png':
      return image.png();
    case 'gif':
      return image.gif(animation && { ...animation, effort: MOVING_GIF_EFFORT });
  }
}
