import { readFile } from 'node:fs/promises';
import readExif from 'exif-reader';
import type { Metadata } from 'sharp';
import { refuseTooLarge } from './decoding.ts';
import { UnreadableImageError } from './image-errors.ts';
import { type ImageExtension, MIME_TYPES } from './image-formats.ts';
import { openImage, readHead } from './open-image.ts';
import { type Palette, readPalette } from './palette.ts';

type Tag = string | number | number[];
type Tags = Record<string, Tag>;

/** A camera's metadata, in the shapes of the hosted service's asset documents. */
interface CameraData {
  /** How it was taken: exposure, lens, hour. */
  exif?: Tags & { _type: 'sanity.imageExifMetadata' };
  /** The camera, and the author where a credit names one. */
  image?: Tags & { _type: 'sanity.imageExifTags' };
  /** The place, in degrees, and in metres above sea level. */
  location?: { _type: 'geopoint'; lat: number; lng: number; alt?: number };
}

/** The hosted service's names of tags that have another in the list of our reader. */
const HOSTED_NAMES: Readonly<Record<string, string>> = {
  ISOSpeedRatings: 'ISO',
  PhotographicSensitivity: 'ISO',
  FocalLengthIn35mmFilm: 'FocalLengthIn35mmFormat',
  DateTime: 'ModifyDate',
};

/** Names an owner or one copy of a camera, by which pictures of one person are put together; or is a place in the file. */
const LEFT_OUT = /SerialNumber|OwnerName|UniqueID|^(Exif|GPS|Interoperability)Tag$|^\d+$|^_/;
/** The longest text of a tag, in characters. */
const MAX_TEXT = 500;
/** The most numbers of a tag: a lens is four. */
const MAX_NUMBERS = 4;

/** Reads the EXIF block of a picture. Unreadable parts are left out. */
function readCameraData(block: Buffer | undefined): CameraData {
  if (!block) return {};
  try {
    const { Photo, Image, GPSInfo } = readExif(block);
    const [exif, image, location] = [tagsOf(Photo), tagsOf(Image), locationOf(tagsOf(GPSInfo))];
    return {
      ...(exif && { exif: { ...exif, _type: 'sanity.imageExifMetadata' } }),
      ...(image && { image: { ...image, _type: 'sanity.imageExifTags' } }),
      ...(location && { location }),
    };
  } catch {
    return {};
  }
}

function tagsOf(rawTags: Readonly<Record<string, unknown>> | null | undefined): Tags | undefined {
  const tags = Object.entries(rawTags ?? {}).flatMap(([name, value]): [string, Tag][] => {
    const tag = LEFT_OUT.test(name) ? undefined : tagOf(value);
    return tag === undefined ? [] : [[HOSTED_NAMES[name] ?? name, tag]];
  });
  return tags.length > 0 ? Object.fromEntries(tags) : undefined;
}

function tagOf(value: unknown): Tag | undefined {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (!Array.isArray(value) || value.length > MAX_NUMBERS) return undefined;
  const numbers = value.filter((part) => Number.isFinite(part));
  return numbers.length === value.length ? numbers : undefined;
}

function locationOf(gps: Tags | undefined): CameraData['location'] {
  const lat = degrees(gps?.GPSLatitude, gps?.GPSLatitudeRef === 'S');
  const lng = degrees(gps?.GPSLongitude, gps?.GPSLongitudeRef === 'W');
  if (lat === undefined || lng === undefined) return undefined;
  const alt = gps?.GPSAltitude;
  return { _type: 'geopoint', lat, lng, ...(typeof alt === 'number' && { alt }) };
}

/** Reads degrees, minutes and seconds as degrees. */
function degrees(parts: Tag | undefined, isNegative: boolean): number | undefined {
  if (!Array.isArray(parts) || parts.length !== 3) return undefined;
  const [whole = 0, minutes = 0, seconds = 0] = parts;
  const value = whole + minutes / 60 + seconds / 3_600;
  return isNegative ? -value : value;
}

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
