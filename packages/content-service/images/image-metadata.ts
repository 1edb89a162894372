import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { type CameraData, readCameraData } from './camera-data.ts';
import { refuseTooLarge } from './decoding.ts';
import { UnreadableImageError } from './image-errors.ts';
import { type ImageExtension, MIME_TYPES } from './image-formats.ts';
import { openImage, readHead } from './open-image.ts';
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
  camera: CameraData;
}

/** Width of the placeholder, in pixels: the hosted service's. */
const PLACEHOLDER_WIDTH = 20;

/** The pixels above which a picture is decoded once: everything but its size is read from a smaller one. */
const LARGE_PIXELS = 50_000_000;
/** The longer side of that smaller one, in pixels. */
const SAMPLE_SIDE = 1_024;

/**
 * Describes an original, from its bytes or its path. The format is read from the bytes, whatever
 * the file is called. `sample` is the same picture for who goes on to look at it: itself, or a smaller
 * one of a large one.
 *
 * Throws `UnreadableImageError` for anything else than a whole image of a known format, and, with its
 * `excess`, for one that cannot be decoded within the memory there is for it.
 */
export async function describeImage(
  source: Uint8Array | string,
): Promise<ImageDescription & { sample: Uint8Array }> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  try {
    const metadata = await readHead(bytes);
    const extension = extensionOf(metadata);
    refuseTooLarge(metadata, bytes);
    const isLarge = metadata.width * metadata.height > LARGE_PIXELS;
    const sample = isLarge ? await drawSample(bytes) : bytes;
    const isOpaque = !metadata.hasAlpha || (await openImage(sample).stats()).isOpaque;
    return {
      width: metadata.autoOrient.width,
      height: metadata.autoOrient.height,
      extension,
      mimeType: MIME_TYPES[extension],
      hasAlpha: metadata.hasAlpha,
      isOpaque,
      lqip: await drawPlaceholder(sample, isOpaque),
      palette: await readPalette(sample),
      camera: readCameraData(metadata.exif),
      sample,
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

async function drawSample(bytes: Uint8Array): Promise<Uint8Array> {
  return openImage(bytes)
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function drawPlaceholder(bytes: Uint8Array, isOpaque: boolean): Promise<string> {
  const thumbnail = openImage(bytes).resize({ width: PLACEHOLDER_WIDTH });
  const [type, encoded] = isOpaque
    ? ['jpeg', await thumbnail.jpeg({ quality: 75 }).toBuffer()]
    : ['png', await thumbnail.png().toBuffer()];
  return `data:image/${type};base64,${encoded.toString('base64')}`;
}
