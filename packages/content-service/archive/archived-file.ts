import { lstat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { fileWithin } from '../../kit/network/file-within.ts';
import { ArchiveError } from './archive-error.ts';

/** Matches a mention, without characters that the hosted service's importer would read as another path. */
const MENTION = /^(image|file)@file:\/\/\.\/([^\\?#\p{Cc}]+)$/u;

/** The file mentioned in a `_sanityAsset`: `image@file://./images/x.png`. */
export type Mentioned = { kind: 'image' | 'file'; path: string };

/** Reads a `_sanityAsset`. Throws `ArchiveError` for one that names no file. */
export function readMention(mention: string): Mentioned {
  const [, kind, path] = MENTION.exec(mention) ?? [];
  if (kind === undefined || path === undefined) {
    throw new ArchiveError(`"${mention}" is not a file of the archive`);
  }
  return { kind: kind === 'image' ? 'image' : 'file', path: decodePath(path) };
}

/**
 * Returns the real path of an archive's file. Throws `ArchiveError` for a file that is missing or lies outside, by a
 * link too.
 */
export async function archivedFile(folder: string, path: string): Promise<string> {
  const named = resolve(folder, path);
  if (!named.startsWith(resolve(folder) + sep)) {
    throw new ArchiveError(`"${path}" is outside the archive`);
  }
  const file = await fileWithin(folder, path);
  if (file !== undefined) return file;
  const entry = await lstat(named).catch(() => undefined);
  throw new ArchiveError(
    entry
      ? `"${path}" is no file, or a link that leads outside the archive`
      : `${named} is missing`,
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
