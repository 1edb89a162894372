import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Size } from './fit-size.ts';
import { BrokenOriginalError, TransformTimeoutError } from './image-errors.ts';
import type { Layout } from './layout.ts';
import { openImage } from './open-image.ts';
import type { Recipe } from './recipe.ts';
import type { Colour } from './transform-parameters.ts';

/** Longest one step may take; libvips gives up beyond it. */
const STEP_SECONDS = 12;
/** Strongest blur (sigma, px) computed at full size, as time grows with it; a stronger one on a smaller picture. */
const MAX_DIRECT_SIGMA = 8;
/** AVIF's qualities run higher than JPEG's for the same look: 75 there is 50 here. */
const AVIF_QUALITY_RATIO = 2 / 3;
/** 0 fast to 9 small. 4, the default, took 1.3 s for a drawing of 600×400; 2 takes 0.2 s for as many bytes. */
const AVIF_EFFORT = 2;
/** 0 fast to 6 small. 4, the default, took 26 ms for a portrait of 400×520; 2 takes 19 ms, for 7 % more bytes. */
const WEBP_EFFORT = 2;

const CLEAR: Colour = { red: 0, green: 0, blue: 0, alpha: 0 };
const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/**
 * Makes a recipe's image from the original's bytes: sRGB, upright, without any metadata (no EXIF,
 * so no place and no camera).
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
    const original = await readOriginal(bytes, recipe.layout);
    let image = await drawPicture(bytes, recipe.layout, original);
    image = await retouch(image, recipe);
    image = await paintCanvas(image, recipe, original.hasAlpha);
    return await encode(image, recipe).toBuffer();
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

async function drawPicture(bytes: Uint8Array, layout: Layout, original: Metadata): Promise<Sharp> {
  const { region, picture, orientation, flip, byEntropy } = layout;
  const sideways = orientation === 90 || orientation === 270;
  const width = sideways ? picture.height : picture.width;
  const height = sideways ? picture.width : picture.height;
  const whole =
    region.width === original.autoOrient.width && region.height === original.autoOrient.height;
  const upright = original.orientation === undefined || original.orientation === 1;

  let image = limitTime(openImage(bytes));
  // Without extraction JPEG shrinks while it loads, several times faster. With it, EXIF orientation comes first.
  if (!whole || !(upright || orientation === 0)) image = image.extract(region);
  image = image.resize({
    width,
    height,
    fit: byEntropy ? 'cover' : 'fill',
    position: byEntropy ? 'entropy' : 'centre',
  });
  // sharp turns before it cuts to the busiest part: let it cut first.
  if (byEntropy && orientation !== 0) image = await settle(image);
  // sharp mirrors before it turns; we turn first, so a sideways mirror changes axis.
  if (sideways ? flip.horizontal : flip.vertical) image = image.flip();
  if (sideways ? flip.vertical : flip.horizontal) image = image.flop();
  return orientation === 0 ? image : image.rotate(orientation);
}

async function retouch(image: Sharp, recipe: Recipe): Promise<Sharp> {
  const { blur, sharpen, greyscale, invert } = recipe;
  let retouched = blur > 0 ? await blurBy(image, blur / 2, recipe.layout.picture) : image;
  if (sharpen > 0) retouched = retouched.sharpen({ sigma: 1, m1: 0, m2: sharpen / 10 });
  if (greyscale) retouched = retouched.greyscale();
  if (invert) retouched = retouched.negate({ alpha: false });
  return retouched;
}

async function blurBy(image: Sharp, sigma: number, size: Size): Promise<Sharp> {
  if (sigma <= MAX_DIRECT_SIGMA) return image.blur(sigma);
  const shrinking = sigma / MAX_DIRECT_SIGMA;
  const small = (await settle(image)).resize({
    width: Math.max(1, Math.round(size.width / shrinking)),
    height: Math.max(1, Math.round(size.height / shrinking)),
    fit: 'fill',
  });
  const blurred = await settle(small.blur(MAX_DIRECT_SIGMA));
  return settle(blurred.resize({ ...size, fit: 'fill', kernel: 'cubic' }));
}

/** Puts the picture on its background, when there is any to see. */
async function paintCanvas(image: Sharp, recipe: Recipe, hasAlpha: boolean): Promise<Sharp> {
  const { canvas, picture } = recipe.layout;
  const background = backgroundOf(recipe);
  const around = {
    left: canvas.left,
    top: canvas.top,
    right: canvas.width - picture.width - canvas.left,
    bottom: canvas.height - picture.height - canvas.top,
  };
  const framed = canvas.width > picture.width || canvas.height > picture.height;
  if (!framed && !(hasAlpha && background.alpha > 0)) return image;

  // The background must not be retouched, and sharp would: what is drawn so far is settled first.
  let painted = await settle(image.ensureAlpha());
  if (framed) painted = painted.extend({ ...around, background: toSharp(CLEAR) });
  if (background.alpha === 0) return painted;
  const paint = { channels: 4, width: 1, height: 1, background: toSharp(background) } as const;
  painted = painted.composite([{ input: { create: paint }, tile: true, blend: 'dest-over' }]);
  return background.alpha === 1 ? painted.removeAlpha() : painted;
}

function backgroundOf({ background, format }: Recipe): Colour {
  if (format !== 'jpg' && format !== 'pjpg') return background ?? CLEAR;
  if (!background) return WHITE;
  const onWhite = (channel: number) => Math.round(255 - (255 - channel) * background.alpha);
  return {
    red: onWhite(background.red),
    green: onWhite(background.green),
    blue: onWhite(background.blue),
    alpha: 1,
  };
}

function toSharp({ red, green, blue, alpha }: Colour) {
  return { r: red, g: green, b: blue, alpha };
}

function encode(image: Sharp, { format, quality = 100, lossless }: Recipe): Sharp {
  const atLeastOne = Math.max(1, quality);
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: atLeastOne });
    case 'pjpg':
      return image.jpeg({ quality: atLeastOne, progressive: true });
    case 'webp':
      return image.webp({ quality: atLeastOne, lossless, effort: WEBP_EFFORT });
    case 'avif':
      return image.avif({
        quality: Math.max(1, Math.round(quality * AVIF_QUALITY_RATIO)),
        lossless,
        effort: AVIF_EFFORT,
      });
    case 'png':
      return image.png();
    case 'gif':
      return image.gif();
  }
}

/** Computes what was asked so far: sharp has an order of its own, so a pipeline that needs another is cut here. */
async function settle(image: Sharp): Promise<Sharp> {
  const { data, info } = await image
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return limitTime(sharp(data, { raw: { width, height, channels } }));
}

function limitTime(image: Sharp): Sharp {
  return image.timeout({ seconds: STEP_SECONDS });
}
