import sharp, { type Metadata, type Sharp } from 'sharp';
import { busiestPart, draw, type Source } from './draw.ts';
import { openImage } from './open-image.ts';
import type { Recipe } from './recipe.ts';

/** The longest that decoding or encoding all frames may take, in seconds. */
const STEP_SECONDS = 40;

/** The time each frame is shown, in ms, and how often all of them are (0 is for ever). */
export type Animation = Pick<Metadata, 'delay' | 'loop'>;

/**
 * Draws each frame of an animation as a still image is drawn, and returns them as one that moves. Frames of one file are
 * one tall picture to libvips: turned, mirrored, blurred or scaled as such they would run into each other.
 */
export async function drawAnimation(
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
    // What is busiest in each frame would have the picture jump.
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
