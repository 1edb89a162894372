import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type AssetAddress,
  type AssetFile,
  fileAsset,
  imageAsset,
  MAX_ASSET_BYTES,
} from '../assets/asset-document.ts';
import { type Document, isDocumentId } from '../document.ts';
import type { DocumentDraft } from '../documents/change.ts';
import { UnreadableImageError } from '../images/image-errors.ts';
import type { ImageProcesses } from '../images/image-processes.ts';
import { hashFile, type Originals } from '../originals/originals.ts';
import type { DocumentStore } from '../store.ts';
import { ArchiveError } from './archive-error.ts';
import { type Mentioned, readMention } from './archived-file.ts';
import { described } from './assets-map.ts';
import { atPlace, type CheckedArchive, checkArchive } from './check-archive.ts';
import { prepareDocument, strongReferencesIn } from './prepare-document.ts';
import type { ArchivedDocument } from './read-documents.ts';

/** Author of the transaction in the log. */
const AUTHOR = 'import';

/** The number of asset documents written at once: so many are read again when an interrupted import is repeated. */
const ASSETS_AT_ONCE = 20;

/** A file of an archive that was not brought in. */
export interface RefusedFile {
  /** The file's path in the archive. */
  file: string;
  /** The place of the first mention: `data.ndjson, line 3`. */
  place: string | undefined;
  /** Why, and by how much, in a sentence. */
  reason: string;
}

export interface ImportReport {
  documents: number;
  assets: number;
  refused: RefusedFile[];
}

/** The type of any asset, those of products we do not serve too: none can be shown without its file. */
const ASSET_TYPE = /^sanity\.[a-zA-Z]+Asset$/;

interface AssetLocation extends AssetAddress {
  originals: Pick<Originals, 'copyFrom' | 'stat'>;
  processes: Pick<ImageProcesses, 'run'>;
}

/** Thrown for an archive's file that is too large; `message` says by how much. The rest can be imported without it. */
class TooLargeAssetError extends Error {
  override readonly name = 'TooLargeAssetError';
}

/**
 * Keeps a file of an archive and describes it as the hosted service does. Throws `TooLargeAssetError`, and `ArchiveError` for one we
 * can't read.
 *
 * @param path the real path of the file
 * @param stored the pictures that need not be read again, by the hash of their files
 */
async function importAsset(
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

/**
 * Returns the file name for an asset's id: `{hash}-{width}x{height}.{extension}` for
 * `image-{hash}-{width}x{height}-{extension}`.
 */
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

/**
 * Returns the documents of an archive, those of assets with the address they have here: an export of raw documents holds
 * them, and says nothing of where their files are. Throws `ArchiveError` when a file is neither in the archive nor kept here
 * already, as the importer of the hosted service does.
 *
 * @param imported whether the file of the asset of this id came with the archive
 */
async function readdressAssets(
  archived: readonly ArchivedDocument[],
  imported: (id: string) => boolean,
  place: AssetLocation,
): Promise<readonly ArchivedDocument[]> {
  const missing: ArchivedDocument[] = [];
  const documents: ArchivedDocument[] = [];
  for (const item of archived) {
    const { document } = item;
    const name = ASSET_TYPE.test(document._type) ? fileOf(document._id) : '';
    const isThere =
      name !== undefined &&
      (name === '' || imported(document._id) || (await place.originals.stat(name)) !== undefined);
    if (!isThere) missing.push(item);
    if (!isThere || name === '') {
      documents.push(item);
      continue;
    }
    const [kind, file] = name.split('/');
    const path = `${kind}/${place.projectId}/${place.dataset}/${file}`;
    documents.push({
      ...item,
      document: { ...document, path, url: `${place.origin}/${path}` },
    });
  }
  if (missing.length > 0) throw withoutFiles(missing);
  return documents;
}

/** The name of an asset's original, by its id; undefined for an id that no asset with a file has. */
function fileOf(id: string): string | undefined {
  const [, image, size, format] = /^image-([\da-f]{40})-(\d+x\d+)-([a-z]+)$/.exec(id) ?? [];
  if (image !== undefined) return `images/${image}-${size}.${format}`;
  const [, file, extension] = /^file-([\da-f]{40})-([\da-z]+)$/.exec(id) ?? [];
  return file === undefined ? undefined : `files/${file}.${extension}`;
}

/** The number of assets named in a refusal. */
const NAMED = 10;

function withoutFiles(missing: readonly ArchivedDocument[]): ArchiveError {
  const lines = missing
    .slice(0, NAMED)
    .map(({ place, document: { _id, path } }) =>
      typeof path === 'string' ? `${place}: "${_id}" (${path})` : `${place}: "${_id}"`,
    );
  const others = missing.length - lines.length;
  if (others > 0) lines.push(`and ${others} more`);
  const what = 'The files of these assets are neither in the archive nor stored';
  const how = 'export the dataset with its assets, not its raw documents alone';
  return new ArchiveError(`${what}: ${how}\n${lines.join('\n')}`);
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
  // All other mistakes are found before the pictures, which take minutes.
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
