import { isDeepStrictEqual } from 'node:util';
import { type Document, isDocumentId } from '../document.ts';
import type { DocumentDraft } from '../documents/change.ts';
import type { DocumentStore } from '../store.ts';
import { ArchiveError } from './archive-error.ts';
import { readdressAssets } from './archived-assets.ts';
import { readMention } from './archived-file.ts';
import { described } from './assets-map.ts';
import { atPlace, type CheckedArchive, checkArchive } from './check-archive.ts';
import { type AssetLocation, importAsset, TooLargeAssetError } from './import-asset.ts';
import { prepareDocument, strongReferencesIn } from './prepare-document.ts';
import type { ArchivedDocument } from './read-documents.ts';

/** Author of the transaction in the log. */
const AUTHOR = 'import';

/** Descriptions of assets that are written at once: what is read again where an import is broken off. */
const ASSETS_AT_ONCE = 20;

/** A file of an archive that was not brought in. */
export interface RefusedFile {
  /** Its path in the archive. */
  file: string;
  /** Where it is mentioned first: `data.ndjson, line 3`. */
  place: string | undefined;
  /** Why, and by how much, in a sentence. */
  reason: string;
}

export interface ImportReport {
  documents: number;
  assets: number;
  refused: RefusedFile[];
}

/**
 * Imports an archive of the hosted service: `data.ndjson` (or a folder `documents/`), and the files it mentions in
 * `images/` and `files/`. Documents of the same id are replaced, what is already the same is left alone, and
 * all documents land in one transaction: a mistake anywhere stores none of them. A picture or file that is too large is left
 * out of the documents that mention it, which keep what stands beside it. Assets are stored as they come: an import that is
 * broken off and begun again does not read its pictures twice.
 *
 * @param onProgress told after each file how many of all are done
 * Resolves with how many documents and assets were brought in, and what was refused. Throws `ArchiveError`.
 */
export async function importArchive(
  store: DocumentStore,
  place: AssetLocation & { folder: string },
  onProgress: (done: number, total: number) => void = () => {},
): Promise<ImportReport> {
  const { documents: archived, map, files } = await checkArchive(place.folder);
  refuseIds(archived);
  const archivedIds = new Set(archived.map(({ document }) => document._id));
  const isThere = (id: string) => archivedIds.has(id) || store.documents.get(id) !== undefined;
  // Pictures take minutes: what is wrong besides is found before.
  const awaited = new Map([...files.keys()].map((mention) => [mention, AWAITED]));
  refuseMissing(
    prepared(archived, awaited),
    (id) => id === AWAITED || ASSET_ID.test(id) || isThere(id),
  );

  const { assetIds, assets, refused } = await importAssets(store, place, {
    files,
    map,
    keep: (id) => !isThere(id),
    onProgress,
  });

  const addressed = await readdressAssets(archived, (id) => assets.has(id), place);
  refuseMissing(prepared(addressed, assetIds), (id) => assets.has(id) || isThere(id));

  const changed: DocumentDraft[] = [];
  for (const { document } of prepared(addressed, assetIds)) {
    if (!isSame(document, store.documents.get(document._id))) changed.push(document);
  }
  if (changed.length > 0) await store.commit({ author: AUTHOR, changes: changed.map(putOf) });
  return { documents: addressed.length, assets: assets.size, refused };
}

/** Makes one document after the other ready: an archive in memory twice would be more than it need be. */
function* prepared(
  archived: readonly ArchivedDocument[],
  assetIds: ReadonlyMap<string, string>,
): Generator<PreparedDocument> {
  for (const { place: at, document } of archived) {
    yield { at, document: prepareDocument(document, assetIds) };
  }
}

type AssetsToImport = Pick<CheckedArchive, 'files' | 'map'> & {
  /** Says whether the import stores a description: an archive's own, or a stored one, stays. */
  keep(id: string): boolean;
  onProgress(done: number, total: number): void;
};

async function importAssets(
  store: DocumentStore,
  place: AssetLocation,
  { files, map, keep, onProgress }: AssetsToImport,
) {
  const assetIds = new Map<string, string>();
  const assets = new Set<string>();
  const refused: RefusedFile[] = [];
  const stored = storedImages(store);
  let unstored: DocumentDraft[] = [];
  const storeAssets = async () => {
    if (unstored.length > 0) await store.commit({ author: AUTHOR, changes: unstored.map(putOf) });
    unstored = [];
  };
  let done = 0;
  for (const [mention, { path, place: at }] of files) {
    const mentioned = readMention(mention);
    const asset = await atPlace(at, () => importAsset(mentioned, path, place, stored)).catch(
      (error: unknown) => {
        if (!(error instanceof TooLargeAssetError)) throw error;
        refused.push({ file: mentioned.path, place: at, reason: error.message });
        return undefined;
      },
    );
    done += 1;
    onProgress(done, files.size);
    if (!asset) continue;
    assetIds.set(mention, asset._id);
    if (!assets.has(asset._id) && keep(asset._id)) unstored.push(described(asset, map));
    assets.add(asset._id);
    if (unstored.length >= ASSETS_AT_ONCE) await storeAssets();
  }
  await storeAssets();
  return { assetIds, assets, refused };
}

function putOf(draft: DocumentDraft) {
  return { put: draft };
}

/** The id of an asset whose file was not read yet. */
const AWAITED = 'awaited';
/** The ids of assets, which their files make. */
const ASSET_ID = /^(?:image|file)-/;

type PreparedDocument = { at: string; document: DocumentDraft };

function refuseMissing(
  documents: Iterable<PreparedDocument>,
  isThere: (id: string) => boolean,
): void {
  for (const { at, document } of documents) {
    const missing = strongReferencesIn(document).find((id) => !isThere(id));
    if (missing === undefined) continue;
    throw new ArchiveError(
      `${at}: "${document._id}" refers to "${missing}", which is neither in the archive nor stored`,
    );
  }
}

/** The pictures that are stored, by the hash of their files. */
function storedImages(store: DocumentStore): ReadonlyMap<unknown, Document> {
  return new Map(store.documents.ofType('sanity.imageAsset').map((it) => [it.sha1hash, it]));
}

function refuseIds(archived: readonly ArchivedDocument[]): void {
  const places = new Map<string, string>();
  for (const { place, document } of archived) {
    if (!isDocumentId(document._id)) {
      throw new ArchiveError(`${place}: "${document._id}" is not a valid document id`);
    }
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
