import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
import type { Mentioned } from './archived-file.ts';
import { keepFile } from './keep-file.ts';

export interface AssetPlace extends AssetAddress {
  assets: string;
  processes: Pick<ImageProcesses, 'run'>;
}

/**
 * Keeps a file of an archive and describes it as the hosted service does. Throws `ArchiveError` for one we can't read.
 *
 * @param path the real path of the file
 */
export async function importAsset(
  { kind, path: named }: Mentioned,
  path: string,
  place: AssetPlace,
): Promise<DocumentDraft> {
  const file = await identify(path, nameOf(named), MAX_ASSET_BYTES[kind]);
  const { document, fileName } =
    kind === 'image' ? await readImage(file, place) : fileAsset(file, place);
  await keepFile(path, join(place.assets, `${kind}s`, fileName));
  return document;
}

async function identify(path: string, name: string, maxBytes: number): Promise<AssetFile> {
  const { size } = await stat(path);
  if (size > maxBytes) throw new ArchiveError(`${path} is larger than ${maxBytes} bytes`);
  const hash = createHash('sha1');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return { path, hash: hash.digest('hex'), size, name };
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
