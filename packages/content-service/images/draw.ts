import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Size } from './fit-size.ts';
import { type Layout, turnBack } from './layout.ts';
import type { Recipe } from './recipe.ts';
import type { Colour, Rectangle, TransformPlan } from './transform-parameters.ts';

/** The longest one step may take; libvips gives up beyond it. */
const STEP_SECONDS = 12;
/** The strongest blur (sigma, px) computed at full size, as time grows with it; a stronger one on a smaller picture. */
const MAX_DIRECT_SIGMA = 8;

const CLEAR: Colour = { red: 0, green: 0, blue: 0, alpha: 0 };
const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** A picture as its file holds it, or one frame of it. */
export interface Source {
  /** Decodes the image anew, in the orientation of the file. */
  open: () => Sharp;
  metadata: Pick<Metadata, 'autoOrient' | 'orientation' | 'hasAlpha'>;
}

/**
 * Draws what a recipe says, up to its encoding.
 *
 * @param cut the part of the file that is drawn, where it is not each picture's own matter: `busiestPart` of another
 */
export async function draw(source: Source, recipe: Recipe, cut?: Rectangle): Promise<Sharp> {
  const picture = await drawPicture(source, recipe.layout, cut);
  const retouched = await retouch(picture, recipe);
  return paintCanvas(retouched, recipe, source.metadata.hasAlpha);
}

/** A quarter turn, clockwise in degrees, and the mirroring after it. */
type Turn = Pick<TransformPlan, 'orientation' | 'flip'>;

/** Returns the turn that makes a picture upright, by its EXIF orientation. */
function uprightTurn({ orientation = 1 }: Source['metadata']): Turn {
  const angles = [0, 0, 180, 180, 270, 90, 90, 270] as const;
  const mirrored = [2, 4, 5, 7].includes(orientation);
  return {
    orientation: angles[orientation - 1] ?? 0,
    flip: { horizontal: mirrored, vertical: false },
  };
}

function isSideways({ orientation }: Turn): boolean {
  return orientation === 90 || orientation === 270;
}

function turnSize({ width, height }: Size, turn: Turn): Size {
  return isSideways(turn) ? { width: height, height: width } : { width, height };
}

/** The part of a file that is used, in its own coordinates, and the size it is drawn at before it is turned. */
function partOf({ metadata }: Source, { region, picture, orientation, flip }: Layout) {
  const upright = uprightTurn(metadata);
  const part = turnBack(region, metadata.autoOrient, upright);
  const size = turnSize(turnSize(picture, { orientation, flip }), upright);
  return { part, size, upright };
}

/**
 * Draws the used part of the original at its final size. It is turned after resizing: while it decodes a large file row
 * by row, only a few rows are in memory.
 */
async function drawPicture(source: Source, layout: Layout, cut?: Rectangle): Promise<Sharp> {
  const { orientation, flip, byEntropy } = layout;
  const { part, size, upright } = partOf(source, layout);
  const whole = turnSize(source.metadata.autoOrient, upright);

  let image = limitTime(source.open());
  const window = cut ?? part;
  // Only without extraction can JPEG be reduced while it is decoded, which is several times faster.
  if (window.width !== whole.width || window.height !== whole.height) image = image.extract(window);
  image = image.resize({
    ...size,
    fit: byEntropy && !cut ? 'cover' : 'fill',
    position: byEntropy ? 'entropy' : 'centre',
  });
  const isTurned = upright.orientation !== 0 || upright.flip.horizontal;
  // sharp turns a picture before it cuts out the busiest part: the cut is done first, in a step of its own.
  if (byEntropy && (isTurned || orientation !== 0)) image = await settle(image);
  if (isTurned) image = turn(image, upright);
  if (isTurned && (orientation !== 0 || flip.horizontal || flip.vertical)) {
    image = await settle(image);
  }
  return turn(image, { orientation, flip });
}

/** Finds the part that `crop=entropy` selects, in coordinates of the file. */
export async function busiestPart(source: Source, layout: Layout): Promise<Rectangle> {
  const { part, size } = partOf(source, layout);
  const { info } = await limitTime(source.open())
    .extract(part)
    .resize({ ...size, fit: 'cover', position: 'entropy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(part.width / size.width, part.height / size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  // libvips gives what it cut away as a negative offset.
  const left = Math.round(Math.abs(info.cropOffsetLeft ?? 0) * scale);
  const top = Math.round(Math.abs(info.cropOffsetTop ?? 0) * scale);
  return {
    left: part.left + Math.min(left, part.width - width),
    top: part.top + Math.min(top, part.height - height),
    width,
    height,
  };
}

/** Turns, then mirrors. sharp mirrors before it turns; we turn first, so a sideways mirror changes axis. */
function turn(image: Sharp, { orientation, flip }: Turn): Sharp {
  const sideways = isSideways({ orientation, flip });
  let turned = image;
  if (sideways ? flip.horizontal : flip.vertical) turned = turned.flip();
  if (sideways ? flip.vertical : flip.horizontal) turned = turned.flop();
  return orientation === 0 ? turned : turned.rotate(orientation);
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

  // sharp would apply the adjustments to the background too: the picture is finished before the background is added.
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

/** Computes the image so far: sharp has a fixed order of operations, so a pipeline in another order is split here. */
export async function settle(image: Sharp): Promise<Sharp> {
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
