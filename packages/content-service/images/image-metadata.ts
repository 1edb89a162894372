import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { UnreadableImageError } from './image-errors.ts';
import { type ImageExtension, MIME_TYPES } from './image-formats.ts';
import { openImage } from './open-image.ts';
import { type Palette, readPalette } from './palette.ts';

export interface ImageDescription {
  /** Pixels, after EXIF orientation: what a visitor sees, and what `rect` is measured in. */
  width: number;
  height: number;
  /** Ending of the asset's id and file name: `jpg`, `png`, `webp`, `avif`, `gif`, `tif`, `svg`. */
  extension: ImageExtension;
  mimeType: string;
  hasAlpha: boolean;
  /** Whether no pixel lets the page behind show through. */
  isOpaque: boolean;
  /** Low-quality placeholder, 20 pixels wide, as a data URI: JPEG when opaque, else PNG. */
  lqip: string;
  palette: Palette;
}

/** Width of the placeholder, in pixels: the hosted service's. */
const PLACEHOLDER_WIDTH = 20;

/**
 * Describes an original, from its bytes or its path. The format is read from the bytes, whatever
 * the file is called.
 *
 * Throws `UnreadableImageError` for anything else than a whole image of a known format under
 * 50 megapixels.
 */
export async function describeImage(source: Uint8Array | string): Promise<ImageDescription> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  try {
    const metadata = await openImage(bytes).metadata();
    const extension = extensionOf(metadata);
    const isOpaque = !metadata.hasAlpha || (await openImage(bytes).stats()).isOpaque;
    return {
      width: metadata.autoOrient.width,
      height: metadata.autoOrient.height,
      extension,
      mimeType: MIME_TYPES[extension],
      hasAlpha: metadata.hasAlpha,
      isOpaque,
      lqip: await drawPlaceholder(bytes, isOpaque),
      palette: await readPalette(bytes),
    };
  } catch (error) {
    if (error instanceof UnreadableImageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableImageError(`Not a readable image: ${reason}`, { cause: error });
  }
}

/** The extension of an image's real format. Throws `UnreadableImageError` when we do not take it. */
function extensionOf(metadata: Pick<Metadata, 'format' | 'compression'>): ImageExtension {
  const { format } = metadata;
  if (format === 'jpeg') return 'jpg';
  if (format === 'tiff') return 'tif';
  if (format === 'heif' && metadata.compression === 'av1') return 'avif';
  if (format === 'png' || format === 'webp' || format === 'gif' || format === 'svg') return format;
  throw new UnreadableImageError(
    `Images of format "${format}" are not accepted; use ${Object.keys(MIME_TYPES).join(', ')}`,
  );
}

async function drawPlaceholder(bytes: Uint8Array, isOpaque: boolean): Promise<string> {
  const thumbnail = openImage(bytes).resize({ width: PLACEHOLDER_WIDTH });
  const [type, encoded] = isOpaque
    ? ['jpeg', await thumbnail.jpeg({ quality: 75 }).toBuffer()]
    : ['png', await thumbnail.png().toBuffer()];
  return `data:image/${type};base64,${encoded.toString('base64')}`;
}
