import sharp, { type Metadata, type Sharp } from 'sharp';
import { busiestPart, draw, type Source } from './draw.ts';
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

/** The longest that decoding or encoding all frames may take, in seconds. */
const STEP_SECONDS = 40;

/** The time each frame is shown, in ms, and how often all of them are (0 is for ever). */
type Animation = Pick<Metadata, 'delay' | 'loop'>;

/**
 * Draws each frame of an animation as a still image is drawn, and returns them as one that moves. Frames of one file are
 * one tall picture to libvips: turned, mirrored, blurred or scaled as such they would run into each other.
 */
async function drawAnimation(
  bytes: Uint8Array,
  metadata: Metadata,
  recipe: Recipe,
  frames: number,
): Promise<{ image: Sharp; animation: Animation }> {
  const { width, height } = recipe.layout.canvas;
  const frameBytes = 4 * width * height;
  const film = Buffer.alloc(frameBytes * frames);
  let cut: Awaited<ReturnType<typeof busiestPart>> | undefined;
  const frameSources = await decodeFrames(bytes, metadata, frames);
  for (const [frame, open] of frameSources.entries()) {
    const source: Source = { open, metadata: { ...metadata, hasAlpha: true } };
    // The first frame's cut serves all frames: with a cut of its own for each, the film would jump.
    if (recipe.layout.byEntropy) cut ??= await busiestPart(source, recipe.layout);
    const drawn = await draw(source, recipe, cut);
    const pixels = await drawn.toColourspace('srgb').ensureAlpha().raw().toBuffer();
    film.set(pixels, frameBytes * frame);
  }
  const raw = { width, height: height * frames, channels: 4, pageHeight: height } as const;
  const { delay, loop } = metadata;
  return {
    image: sharp(film, { raw }).timeout({ seconds: STEP_SECONDS }),
    animation: { delay, loop },
  };
}

/** Decodes all frames, and returns what opens each of them. */
async function decodeFrames(
  bytes: Uint8Array,
  { width, height, pageHeight = height }: Metadata,
  frames: number,
): Promise<(() => Sharp)[]> {
  const pixels = await openImage(bytes, { pages: frames, autoOrient: false })
    .timeout({ seconds: STEP_SECONDS })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const frameBytes = 4 * width * pageHeight;
  return Array.from({ length: frames }, (_, frame) => {
    const own = pixels.subarray(frameBytes * frame, frameBytes * (frame + 1));
    return () => sharp(own, { raw: { width, height: pageHeight, channels: 4 } });
  });
}

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
  // The file is an SVG under another extension: only browsers draw those, in a sandbox.
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
