import readExif from 'exif-reader';

type Tag = string | number | number[];
type Tags = Record<string, Tag>;

/** What a camera wrote into a picture, in the shapes of the hosted service's asset documents. */
export interface CameraData {
  /** How it was taken: exposure, lens, hour. */
  exif?: Tags & { _type: 'sanity.imageExifMetadata' };
  /** With what, and by whom as far as a credit says it. */
  image?: Tags & { _type: 'sanity.imageExifTags' };
  /** Where, in degrees, and in metres above the sea. */
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

/** Reads the EXIF block of a picture. What cannot be read is not there. */
export function readCameraData(block: Buffer | undefined): CameraData {
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
