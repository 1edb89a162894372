import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_PIXELS } from './decoding.ts';

// libvips's settings are process-wide, and set here so that no image is opened without them. One thread per image: two
// requests share two cores better than one request takes both. The operation cache would only hold pixels that are
// already on disk, encoded.
sharp.concurrency(1);
sharp.cache(false);

/** The frames that are opened, the first alone when absent, and whether EXIF orientation is applied. */
type Opening = { page?: number; pages?: number; autoOrient?: boolean; limitInputPixels?: false };

/**
 * Opens an image with the limits every decode of this folder obeys: first frame only unless others are named, capped
 * pixels, truncated or corrupt data refused, EXIF orientation applied (so that width and height are what a visitor sees).
 *
 * Bytes only, no path: from a path the SVG loader may resolve neighbouring files.
 */
export function openImage(bytes: Uint8Array, opening: Opening = {}): Sharp {
  return sharp(bytes, {
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    ...opening,
  });
}

/** Reads what the head of an image says of it, also of one that is too large to be decoded. */
export function readHead(bytes: Uint8Array): Promise<Metadata> {
  return openImage(bytes, { limitInputPixels: false }).metadata();
}
