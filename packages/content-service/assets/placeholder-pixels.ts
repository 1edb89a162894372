import { openImage } from '../images/open-image.ts';

/** Rows of red, green, blue and alpha, 0 to 255 each. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** The side in pixels of the image a placeholder is computed from: it shows no more detail. */
const SIDE = 32;

/** The image, small: throws sharp's error when it does not decode. */
export async function readPlaceholderPixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await openImage(bytes)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}
