import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import {
  type AssetAddress,
  type AssetFile,
  fileAsset,
  imageAsset,
  MAX_ASSET_BYTES,
} from '../assets/asset-document.ts';
import type { DocumentDraft } from '../documents/change.ts';
import { UnreadableImageError } from '../images/image-errors.ts';
import type { ImageProcesses } from '../images/image-processes.ts';
import { ArchiveError } from './archive-error.ts';
import { keepFile } from './keep-file.ts';

const MENTION = /^(image|file)@file:\/\/(.+)$/;

export interface AssetPlace extends AssetAddress {
  /** The archive's folder; no file outside it is read. */
  folder: string;
  assets: string;
  processes: Pick<ImageProcesses, 'run'>;
}

/**
 * Keeps the file a `_sanityAsset` mentions (`image@file://./images/x.png`) and describes it as the
 * hosted service does.
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

async function importImage(path: string, place: AssetPlace): Promise<DocumentDraft> {
  const file = await identify(path, MAX_ASSET_BYTES.image);
  const { document, fileName } = await readImage(file, place);
  await keepFile(path, join(place.assets, 'images', fileName));
  return document;
}

async function importFile(path: string, place: AssetPlace): Promise<DocumentDraft> {
  const { document, fileName } = fileAsset(await identify(path, MAX_ASSET_BYTES.file), place);
  await keepFile(path, join(place.assets, 'files', fileName));
  return document;
}

async function identify(file: string, maxBytes: number): Promise<AssetFile> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new ArchiveError(`${file} is missing`);
  if (found.size > maxBytes) throw new ArchiveError(`${file} is larger than ${maxBytes} bytes`);
  const hash = createHash('sha1');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { path: file, hash: hash.digest('hex'), size: found.size, name: nameOf(file) };
}

/** Exports of the hosted service call `abc….mp4` `abc…-mp4.bin`: they know no extension with a digit in it. */
const MISNAMED = /-([a-z0-9]+)\.bin$/;

function nameOf(file: string): string {
  return basename(file).replace(MISNAMED, '.$1');
}

async function readImage(file: AssetFile, place: AssetPlace) {
  try {
    return await imageAsset(file, place, ['lqip', 'palette'], place.processes);
  } catch (error) {
    if (!(error instanceof UnreadableImageError)) throw error;
    throw new ArchiveError(`${file.path}: ${error.message}`, { cause: error });
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
