import type { Metadata } from 'sharp';
import { UnreadableImageError } from './image-errors.ts';

/** The most pixels of an original, as the hosted service has it. */
export const MAX_PIXELS = 256_000_000;
/**
 * The most memory that an original takes while it is decoded, in bytes. Most formats are shrunk while they are read, and
 * take none to speak of; those that are decoded whole have as many pixels as fit.
 */
const MAX_DECODED_BYTES = 400_000_000;

/** The bytes that libjpeg holds per pixel of a progressive file: two for each sample. */
const PROGRESSIVE_BYTES: Readonly<Record<string, number>> = {
  '4:2:0': 3,
  '4:2:2': 4,
  '4:4:4': 6,
  '4:4:4:4': 8,
};

/** The way an original is decoded: its name for people, and the bytes that a pixel of it takes. */
interface Decoding {
  format: string;
  bytesPerPixel: number;
}

/** Says how an original is decoded, in bytes as measured in docs/decisions/017-images-in-processes.md. */
function decodingOf(metadata: Metadata, bytes: Uint8Array): Decoding {
  const { format, isProgressive, channels, chromaSubsampling = '', hasAlpha } = metadata;
  if (format === 'jpeg' && isProgressive) {
    const bytesPerPixel = PROGRESSIVE_BYTES[chromaSubsampling] ?? 6;
    return { format: 'progressive JPEG', bytesPerPixel };
  }
  if (format === 'png' && isProgressive) {
    const depth = metadata.depth === 'ushort' ? 2 : 1;
    return { format: 'interlaced PNG', bytesPerPixel: channels * depth };
  }
  if (format === 'webp') {
    if (isLosslessWebp(bytes)) return { format: 'lossless WebP', bytesPerPixel: 4 };
    return { format: 'WebP', bytesPerPixel: hasAlpha ? 1 : 0 };
  }
  if (format === 'gif') return { format: 'GIF', bytesPerPixel: 5 };
  if (format === 'heif') return { format: 'AVIF', bytesPerPixel: 18 };
  if (format === 'svg') return { format: 'SVG', bytesPerPixel: 8 };
  return { format: format === 'tiff' ? 'TIFF' : format.toUpperCase(), bytesPerPixel: 0 };
}

/** Throws `UnreadableImageError` with its `excess` for an original that has more pixels than can be decoded. */
export function refuseTooLarge(metadata: Metadata, bytes: Uint8Array): void {
  const { width, height } = metadata;
  const { format, bytesPerPixel } = decodingOf(metadata, bytes);
  const maxPixels = Math.min(
    MAX_PIXELS,
    bytesPerPixel > 0 ? Math.floor(MAX_DECODED_BYTES / bytesPerPixel / 1e6) * 1e6 : MAX_PIXELS,
  );
  if (width * height <= maxPixels) return;
  const has = (width * height) / 1e6;
  throw new UnreadableImageError(
    `It has ${has.toFixed(1)} megapixels (${width}×${height}), ${(has - maxPixels / 1e6).toFixed(1)} more than the ${maxPixels / 1e6} of the largest ${format}`,
    { excess: { width, height, maxPixels, format } },
  );
}

/** Whether a WebP holds a lossless bitstream, alone or among the chunks of an extended file. */
function isLosslessWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= file.length; ) {
    const type = file.toString('latin1', at, at + 4);
    if (type === 'VP8L') return true;
    if (type === 'VP8 ' || type === 'ANMF') return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return false;
}
