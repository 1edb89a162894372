import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type AssetAddress,
  type AssetFile,
  fileAsset,
  imageAsset,
  MAX_ASSET_BYTES,
} from '../assets/asset-document.ts';
import type { Document } from '../document.ts';
import type { DocumentDraft } from '../documents/change.ts';
import { UnreadableImageError } from '../images/image-errors.ts';
import type { ImageProcesses } from '../images/image-processes.ts';
import { hashFile, type Originals } from '../originals/originals.ts';
import { ArchiveError } from './archive-error.ts';
import type { Mentioned } from './archived-file.ts';

export interface AssetLocation extends AssetAddress {
  originals: Pick<Originals, 'copyFrom' | 'stat'>;
  processes: Pick<ImageProcesses, 'run'>;
}

/** A file of an archive that is too large to be kept; `message` says by how much. The rest can be imported without it. */
export class TooLargeAssetError extends Error {
  override readonly name = 'TooLargeAssetError';
}

/**
 * Keeps a file of an archive and describes it as the hosted service does. Throws `TooLargeAssetError`, and `ArchiveError` for one we
 * can't read.
 *
 * @param path the real path of the file
 * @param stored the pictures that need not be read again, by the hash of their files
 */
export async function importAsset(
  { kind, path: named }: Mentioned,
  path: string,
  place: AssetLocation,
  stored: ReadonlyMap<unknown, Document>,
): Promise<DocumentDraft> {
  const file = await identify(path, nameOf(named), MAX_ASSET_BYTES[kind]);
  const storedPicture = kind === 'image' ? stored.get(file.hash) : undefined;
  const { document, fileName } = storedPicture
    ? { document: storedPicture, fileName: fileNameOf(storedPicture) }
    : kind === 'image'
      ? await readImage(file, place)
      : fileAsset(file, place);
  await place.originals.copyFrom(`${kind}s/${fileName}`, path);
  return document;
}

/** `image-{hash}-{width}x{height}-{extension}` is kept as `{hash}-{width}x{height}.{extension}`. */
function fileNameOf({ _id }: Document): string {
  return _id.replace(/^image-/, '').replace(/-(\w+)$/, '.$1');
}

async function identify(path: string, name: string, maxBytes: number): Promise<AssetFile> {
  const { size } = await stat(path);
  if (size > maxBytes) {
    throw new TooLargeAssetError(
      `It has ${size} bytes, ${size - maxBytes} more than the ${maxBytes} of the largest`,
    );
  }
  const [hash = ''] = await hashFile(path, 'sha1');
  return { path, hash, size, name };
}

/** Exports of the hosted service call `abc….mp4` `abc…-mp4.bin`: they know no extension with a digit in it. */
const MISNAMED = /-([a-z0-9]+)\.bin$/;

function nameOf(file: string): string {
  return basename(file).replace(MISNAMED, '.$1');
}

async function readImage(file: AssetFile, place: AssetLocation) {
  try {
    return await imageAsset(file, place, ['lqip', 'palette'], place.processes);
  } catch (error) {
    if (!(error instanceof UnreadableImageError)) throw error;
    if (error.excess) throw new TooLargeAssetError(error.message, { cause: error });
    throw new ArchiveError(`${file.path}: ${error.message}`, { cause: error });
  }
}
