import { ArchiveError } from './archive-error.ts';
import { archivedFile, readMention } from './archived-file.ts';
import { type AssetsMap, mentionsOfFiles, readAssetsMap } from './assets-map.ts';
import { assetsMentionedIn } from './prepare-document.ts';
import { type ArchivedDocument, readDocuments } from './read-documents.ts';

/** An archive whose every file is in its folder. */
export interface CheckedArchive {
  documents: ArchivedDocument[];
  map: AssetsMap;
  /** Each file that is mentioned or present: its mention, its real path, and its first mention. */
  files: Map<string, { path: string; place: string | undefined }>;
}

/**
 * Reads the folder of an archive, except the contents of pictures and files. It reads nothing outside, neither by a
 * path nor by a symbolic link. Throws `ArchiveError`.
 */
export async function checkArchive(folder: string): Promise<CheckedArchive> {
  const documents: ArchivedDocument[] = [];
  for await (const item of readDocuments(folder)) {
    if (!isOfTheSystem(item.document._id)) documents.push(item);
  }
  const map = await readAssetsMap(folder);
  const files: CheckedArchive['files'] = new Map();
  for (const { place, document } of documents) {
    for (const mention of assetsMentionedIn(document)) {
      if (files.has(mention)) continue;
      const path = await atPlace(place, () => fileOf(folder, mention));
      files.set(mention, { path, place });
    }
  }
  const mentioned = new Set([...files.values()].map(({ path }) => path));
  for (const mention of await mentionsOfFiles(folder)) {
    const path = await fileOf(folder, mention);
    if (!mentioned.has(path)) files.set(mention, { path, place: undefined });
  }
  return { documents, map, files };
}

/** Whether a document is about a dataset and not of it (`_.groups`, `_.retention`), as the hosted service's importer has it. */
function isOfTheSystem(id: string): boolean {
  return id.startsWith('_.') && !id.startsWith('_.releases.');
}

async function fileOf(folder: string, mention: string): Promise<string> {
  return archivedFile(folder, readMention(mention).path);
}

/** Adds a document's place in the archive to the errors about it. */
export async function atPlace<Result>(
  place: string | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ArchiveError) || place === undefined) throw error;
    throw new ArchiveError(`${place}: ${error.message}`, { cause: error });
  }
}
