import sharp, { type Sharp } from 'sharp';

/** Largest decoded original, in pixels: 50 MP is a full-frame camera's; more could ask for gigabytes of memory. */
const MAX_INPUT_PIXELS = 50_000_000;

// These settings of libvips are process-wide, and set where images are opened so that none is opened without
// them. One thread per image: two requests share two cores better than one request takes both. The operation
// cache would only hold pixels we already keep, encoded, on disk.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Opens an image with the limits every decode of this room obeys: first frame only, capped pixels,
 * truncated or corrupt data refused, EXIF orientation applied (so that width and height are what a
 * visitor sees).
 *
 * Bytes only, no path: from a path the SVG loader may resolve neighbouring files.
 */
export function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, {
    animated: false,
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: MAX_INPUT_PIXELS,
  });
}
