/** The files of this build that pages load: scripts, styles, fonts. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

export type BuildFiles = {
  /** The id of the build: two builds share one only if all their files are the same. */
  id: string;
  /** Whether every file that a document names is of this build, or was left beside it. */
  hasFilesOf(document: Buffer): boolean;
};

const ASSET = /\/assets\/([\w.-]+)/g;

/** @param folder where the files with a hash in their names are; absent in development */
export function readBuildFiles(folder: URL): BuildFiles {
  const files = new Set(filesIn(folder));
  const id = createHash('sha256')
    .update([...files].toSorted().join())
    .digest('hex')
    .slice(0, 16);
  return {
    id,
    hasFilesOf: (document) =>
      document
        .toString()
        .matchAll(ASSET)
        .every(([, file = '']) => files.has(file)),
  };
}

function filesIn(folder: URL): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
