import { isDeepStrictEqual } from 'node:util';
import type { Document } from '../document.ts';
import type { DocumentDraft } from '../documents/change.ts';
import type { DocumentStore } from '../store.ts';
import { ArchiveError } from './archive-error.ts';
import { readMention } from './archived-file.ts';
import { described } from './assets-map.ts';
import { atPlace, checkArchive } from './check-archive.ts';
import { type AssetPlace, importAsset } from './import-asset.ts';
import { prepareDocument, strongReferencesIn } from './prepare-document.ts';
import type { ArchivedDocument } from './read-documents.ts';

/** Author of the transaction in the log. */
const AUTHOR = 'import';

/**
 * Imports an archive of the hosted service: `data.ndjson` (or a folder `documents/`), and the files it mentions in
 * `images/` and `files/`. Documents of the same id are replaced, what is already the same is left alone, and
 * all documents land in one transaction: a mistake anywhere stores none of them.
 *
 * Resolves with how many documents and assets the archive holds. Throws `ArchiveError`.
 */
export async function importArchive(
  store: DocumentStore,
  place: AssetPlace & { folder: string },
): Promise<{ documents: number; assets: number }> {
  const { documents: archived, map, files } = await checkArchive(place.folder);
  refuseDuplicates(archived);

  const assetIds = new Map<string, string>();
  const assets = new Map<string, DocumentDraft>();
  for (const [mention, { path, place: at }] of files) {
    const asset = await atPlace(at, () => importAsset(readMention(mention), path, place));
    assetIds.set(mention, asset._id);
    if (!assets.has(asset._id)) assets.set(asset._id, described(asset, map));
  }

  const documents = archived.map(({ place: at, document }) => ({
    at,
    document: prepareDocument(document, assetIds),
  }));
  const known = new Set([...assets.keys(), ...documents.map(({ document }) => document._id)]);
  for (const { at, document } of documents) {
    for (const id of strongReferencesIn(document)) {
      if (known.has(id) || store.documents.get(id)) continue;
      throw new ArchiveError(
        `${at}: "${document._id}" refers to "${id}", which is neither in the archive nor stored`,
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
  const places = new Map<string, string>();
  for (const { place, document } of archived) {
    const first = places.get(document._id);
    if (first !== undefined) {
      throw new ArchiveError(`${place}: "${document._id}" is already in ${first}`);
    }
    places.set(document._id, place);
  }
}

/** Whether storing the draft would change nothing but its revision and times. */
function isSame(draft: DocumentDraft, stored: Document | undefined): boolean {
  if (!stored) return false;
  const { _rev, _createdAt, _updatedAt } = stored;
  return isDeepStrictEqual({ ...draft, _rev, _createdAt, _updatedAt }, { ...stored });
}
