import { ArchiveError } from './archive-error.ts';
import type { AssetLocation } from './import-asset.ts';
import type { ArchivedDocument } from './read-documents.ts';

/** The type of any asset, those of products we do not serve too: none can be shown without its file. */
const ASSET_TYPE = /^sanity\.[a-zA-Z]+Asset$/;

/**
 * Returns the documents of an archive, those of assets with the address they have here: an export of raw documents holds
 * them, and says nothing of where their files are. Throws `ArchiveError` when a file is neither in the archive nor kept here
 * already, as the importer of the hosted service does.
 *
 * @param imported whether the file of the asset of this id came with the archive
 */
export async function readdressAssets(
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
