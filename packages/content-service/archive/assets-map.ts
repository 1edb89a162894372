import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocumentDraft } from '../documents/change.ts';
import { ArchiveError } from './archive-error.ts';
import { archivedFile } from './archived-file.ts';

/** The texts people wrote about assets (names, titles, credits), by `image-{sha1}` or `file-{sha1}`. */
export type AssetsMap = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const File = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Fields that are read from the file itself, and not from the archive. */
const OF_THE_FILE = new Set([
  '_id',
  '_type',
  '_rev',
  'assetId',
  'extension',
  'metadata',
  'mimeType',
  'path',
  'sha1hash',
  'size',
  'uploadId',
  'url',
]);

/** `assets.json`, which an archive need not have. Throws `ArchiveError` when it is none. */
export async function readAssetsMap(folder: string): Promise<AssetsMap> {
  if (!existsSync(join(folder, 'assets.json'))) return new Map();
  const file = await archivedFile(folder, 'assets.json');
  try {
    return new Map(Object.entries(File.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch (error) {
    throw new ArchiveError('assets.json is not a map of assets', { cause: error });
  }
}

/** The asset with what the map says of it. */
export function described(asset: DocumentDraft, map: AssetsMap): DocumentDraft {
  const kind = asset._type === 'sanity.imageAsset' ? 'image' : 'file';
  const entries = Object.entries(map.get(`${kind}-${asset.sha1hash}`) ?? {});
  return { ...asset, ...Object.fromEntries(entries.filter(([name]) => !OF_THE_FILE.has(name))) };
}

/** A mention of every file of the archive, whether or not a document has one. */
export async function mentionsOfFiles(folder: string): Promise<string[]> {
  const kinds = { image: 'images', file: 'files' };
  const mentions = await Promise.all(
    Object.entries(kinds).map(async ([kind, name]) => {
      if (!existsSync(join(folder, name))) return [];
      const entries = await readdir(join(folder, name), { withFileTypes: true });
      return entries
        .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => `${kind}@file://./${name}/${encodeURIComponent(entry.name)}`);
    }),
  );
  return mentions.flat().sort();
}
