import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Document } from '../document.ts';
import type { DocumentDraft } from '../documents/change.ts';
import type { DocumentStore } from '../store.ts';
import { ArchiveError } from './archive-error.ts';
import { described, mentionsOfFiles, readAssetsMap } from './assets-map.ts';
import { type AssetPlace, importAsset } from './import-asset.ts';
import { assetsMentionedIn, prepareDocument, strongReferencesIn } from './prepare-document.ts';
import { type ArchivedDocument, readDocuments } from './read-documents.ts';

/** Author of the transaction in the log. */
const AUTHOR = 'import';

/**
 * Imports an archive of the hosted service: `data.ndjson`, and the files it mentions in `images/`
 * and `files/`. Documents of the same id are replaced, what is already the same is left alone, and
 * all documents land in one transaction: a mistake anywhere stores none of them.
 *
 * Resolves with how many documents and assets the archive holds. Throws `ArchiveError`.
 */
export async function importArchive(
  store: DocumentStore,
  place: AssetPlace,
): Promise<{ documents: number; assets: number }> {
  const file = join(place.folder, 'data.ndjson');
  if (!existsSync(file)) throw new ArchiveError(`${place.folder} is no archive: no data.ndjson`);
  const archived: ArchivedDocument[] = [];
  for await (const item of readDocuments(file)) archived.push(item);
  refuseDuplicates(archived);

  const map = await readAssetsMap(place.folder);
  const assetIds = new Map<string, string>();
  const assets = new Map<string, DocumentDraft>();
  for (const { line, document } of archived) {
    for (const mention of assetsMentionedIn(document)) {
      if (assetIds.has(mention)) continue;
      const asset = await atLine(line, () => importAsset(mention, place));
      assetIds.set(mention, asset._id);
      assets.set(asset._id, described(asset, map));
    }
  }
  for (const mention of await mentionsOfFiles(place.folder)) {
    if (assetIds.has(mention)) continue;
    const asset = await importAsset(mention, place);
    if (!assets.has(asset._id)) assets.set(asset._id, described(asset, map));
  }

  const documents = archived.map(({ line, document }) => ({
    line,
    document: prepareDocument(document, assetIds),
  }));
  const known = new Set([...assets.keys(), ...documents.map(({ document }) => document._id)]);
  for (const { line, document } of documents) {
    for (const id of strongReferencesIn(document)) {
      if (known.has(id) || store.documents.get(id)) continue;
      throw new ArchiveError(
        `data.ndjson, line ${line}: "${document._id}" refers to "${id}", which is neither in the archive nor stored`,
      );
    }
  }

  const drafts: DocumentDraft[] = [
    ...[...assets.values()].filter(({ _id }) => !store.documents.get(_id)),
    ...documents
      .map(({ document }) => document)
      .filter((document) => !isSame(document, store.documents.get(document._id))),
  ];
  if (drafts.length > 0) {
    store.commit({ author: AUTHOR, changes: drafts.map((draft) => ({ put: draft })) });
  }
  return { documents: documents.length, assets: assets.size };
}

function refuseDuplicates(archived: readonly ArchivedDocument[]): void {
  const lines = new Map<string, number>();
  for (const { line, document } of archived) {
    const first = lines.get(document._id);
    if (first !== undefined) {
      throw new ArchiveError(
        `data.ndjson, line ${line}: "${document._id}" is already on line ${first}`,
      );
    }
    lines.set(document._id, line);
  }
}

async function atLine<Result>(line: number, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new ArchiveError(`data.ndjson, line ${line}: ${error.message}`, { cause: error });
  }
}

/** Whether storing the draft would change nothing but its revision and times. */
function isSame(draft: DocumentDraft, stored: Document | undefined): boolean {
  if (!stored) return false;
  const { _rev, _createdAt, _updatedAt } = stored;
  return isDeepStrictEqual({ ...draft, _rev, _createdAt, _updatedAt }, { ...stored });
}
