import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import { mimeTypeOf } from '../files/mime-types.ts';
import { describeImage, UnreadableImageError } from '../images/image-metadata.ts';
import type { DocumentDraft } from '../store.ts';
import { ArchiveError } from './archive-error.ts';
import { keepFile } from './keep-file.ts';

/** Largest image and largest other file, in bytes: an image is decoded in memory, a video is not. */
const MAX_BYTES = { image: 64 * 1024 * 1024, file: 1024 * 1024 * 1024 } as const;

const MENTION = /^(image|file)@file:\/\/(.+)$/;

export interface AssetPlace {
  /** The archive's folder; no file outside it is read. */
  folder: string;
  /** Where originals are kept, in `images/` and `files/`. */
  assets: string;
  projectId: string;
  dataset: string;
}

/**
 * Keeps the file a `_sanityAsset` mentions (`image@file://./images/x.png`) and describes it as the
 * hosted service does. The address is a path of our own origin, not of a CDN.
 *
 * Throws `ArchiveError` for a mention we can't follow or a file we can't read.
 */
export async function importAsset(mention: string, place: AssetPlace): Promise<DocumentDraft> {
  const [, kind, path] = MENTION.exec(mention) ?? [];
  if (kind === undefined || path === undefined) {
    throw new ArchiveError(`"${mention}" is not a file of the archive`);
  }
  const file = resolve(place.folder, decodePath(path));
  if (!file.startsWith(resolve(place.folder) + sep)) {
    throw new ArchiveError(`"${mention}" is outside the archive`);
  }
  return kind === 'image' ? importImage(file, place) : importFile(file, place);
}

async function importImage(file: string, place: AssetPlace): Promise<DocumentDraft> {
  const { hash, size } = await identify(file, MAX_BYTES.image);
  const image = await readImage(file);
  const { width, height, extension } = image;
  const name = `${hash}-${width}x${height}.${extension}`;
  await keepFile(file, join(place.assets, 'images', name));
  return {
    _id: `image-${hash}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    ...addresses('images', name, place),
    assetId: hash,
    sha1hash: hash,
    extension,
    mimeType: image.mimeType,
    originalFilename: basename(file),
    size,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha: image.hasAlpha,
      isOpaque: image.isOpaque,
      lqip: image.lqip,
      palette: image.palette,
    },
  };
}

async function importFile(file: string, place: AssetPlace): Promise<DocumentDraft> {
  const { hash, size } = await identify(file, MAX_BYTES.file);
  const written = extname(file).slice(1).toLowerCase();
  const extension = /^[\da-z]{1,10}$/.test(written) ? written : 'bin';
  const name = `${hash}.${extension}`;
  await keepFile(file, join(place.assets, 'files', name));
  return {
    _id: `file-${hash}-${extension}`,
    _type: 'sanity.fileAsset',
    ...addresses('files', name, place),
    assetId: hash,
    sha1hash: hash,
    extension,
    // Without the charset, which is a matter of sending it.
    mimeType: mimeTypeOf(extension)?.split(';')[0] ?? 'application/octet-stream',
    originalFilename: basename(file),
    size,
  };
}

function addresses(kind: 'images' | 'files', name: string, { projectId, dataset }: AssetPlace) {
  const path = `${kind}/${projectId}/${dataset}/${name}`;
  return { path, url: `/${path}` };
}

async function identify(file: string, maxBytes: number): Promise<{ hash: string; size: number }> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new ArchiveError(`${file} is missing`);
  if (found.size > maxBytes) throw new ArchiveError(`${file} is larger than ${maxBytes} bytes`);
  const hash = createHash('sha1');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { hash: hash.digest('hex'), size: found.size };
}

async function readImage(file: string) {
  try {
    return await describeImage(file);
  } catch (error) {
    if (!(error instanceof UnreadableImageError)) throw error;
    throw new ArchiveError(`${file}: ${error.message}`, { cause: error });
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
