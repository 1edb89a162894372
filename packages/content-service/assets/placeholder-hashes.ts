/** The two hashes of an image that clients of the API may ask for, to show something before it has loaded. */
import { encode } from 'blurhash';
import { rgbaToThumbHash } from 'thumbhash';
import type { Pixels } from './placeholder-pixels.ts';

/** Waves along the longer and the shorter side: the hosted service's, good for 20 pixels. */
const COMPONENTS = { longer: 4, shorter: 3 };

/** The BlurHash of an image: some thirty characters, without its transparency. */
export function blurhash({ width, height, rgba }: Pixels): string {
  const { longer, shorter } = COMPONENTS;
  const [columns, rows] = width >= height ? [longer, shorter] : [shorter, longer];
  return encode(new Uint8ClampedArray(rgba), width, height, columns, rows);
}

/** The ThumbHash of an image: some twenty-five bytes, in base64. */
export function thumbhash({ width, height, rgba }: Pixels): string {
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');
}
