import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ArchiveError } from './archive-error.ts';
import { archivedFile, readMention } from './archived-file.ts';
import { type AssetsMap, mentionsOfFiles, readAssetsMap } from './assets-map.ts';
import { assetsMentionedIn } from './prepare-document.ts';
import { type ArchivedDocument, readDocuments } from './read-documents.ts';

/** An archive whose every file is in its folder. */
export interface CheckedArchive {
  documents: ArchivedDocument[];
  map: AssetsMap;
  /** Each file that is mentioned or is there: its mention, its real path, and the line that mentions it first. */
  files: Map<string, { path: string; line: number | undefined }>;
}

/**
 * Reads the folder of an archive, but for what is in its pictures and files. Nothing outside of it is read: not by a path, and
 * not by a symbolic link. Throws `ArchiveError`.
 */
export async function checkArchive(folder: string): Promise<CheckedArchive> {
  if (!existsSync(join(folder, 'data.ndjson'))) {
    throw new ArchiveError(`${folder} is no archive: no data.ndjson`);
  }
  const documents: ArchivedDocument[] = [];
  const lines = await archivedFile(folder, 'data.ndjson');
  for await (const item of readDocuments(lines)) documents.push(item);
  const map = await readAssetsMap(folder);
  const files: CheckedArchive['files'] = new Map();
  for (const { line, document } of documents) {
    for (const mention of assetsMentionedIn(document)) {
      if (files.has(mention)) continue;
      const path = await atLine(line, () => fileOf(folder, mention));
      files.set(mention, { path, line });
    }
  }
  const mentioned = new Set([...files.values()].map(({ path }) => path));
  for (const mention of await mentionsOfFiles(folder)) {
    const path = await fileOf(folder, mention);
    if (!mentioned.has(path)) files.set(mention, { path, line: undefined });
  }
  return { documents, map, files };
}

async function fileOf(folder: string, mention: string): Promise<string> {
  return archivedFile(folder, readMention(mention).path);
}

/** Names the line of `data.ndjson` in what is refused there. */
export async function atLine<Result>(
  line: number | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ArchiveError) || line === undefined) throw error;
    throw new ArchiveError(`data.ndjson, line ${line}: ${error.message}`, { cause: error });
  }
}
