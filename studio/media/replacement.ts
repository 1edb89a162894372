/** Replaces a picture or file by another, in all documents at once. */
import type { SanityClient, SanityDocument } from '@sanity/client';
import { everything, isImage, type Media, publishedId } from './media.ts';
import { patchPath, usesIn } from './uses.ts';

/** The difference of proportions below which two pictures have one shape: a row of pixels, not a cut. */
const SAME_SHAPE = 0.01;

/** The change that a replacement makes in one stored document. */
type DocumentChange = {
  id: string;
  /** The revision that the document was read at: a later one is not overwritten. */
  revision: string;
  places: number;
  set: Record<string, unknown>;
  unset: string[];
};

export type Replacement = {
  changes: DocumentChange[];
  /** The number of documents; a draft and its published document count as one. */
  documents: number;
  places: number;
  /** The number of places with a crop of their own, or a point of interest. */
  framed: number;
  /** Whether those keep their framing: they do where both pictures have one shape. */
  keepsFraming: boolean;
  /** The values that the new one takes over from the old one, because it has none itself. */
  carried: Record<string, unknown>;
};

/** The documents that refer to an asset, as they are stored: drafts and versions are documents of their own. */
export function readUsers(client: SanityClient, id: string): Promise<SanityDocument[]> {
  return everything(client).fetch<SanityDocument[]>('*[references($id)] | order(_id asc)', { id });
}

export function planReplacement(
  users: readonly SanityDocument[],
  from: Media,
  to: Media,
): Replacement {
  const keepsFraming = haveOneShape(from, to);
  let framed = 0;
  const changes = users.map((document) => {
    const set: Record<string, unknown> = {};
    const unset: string[] = [];
    const uses = usesIn(document, from._id);
    for (const { path, isAsset, value } of uses) {
      const place = patchPath(path);
      set[`${place}${isAsset ? '.asset' : ''}._ref`] = to._id;
      if (!isAsset || !(value.crop || value.hotspot)) continue;
      framed += 1;
      if (keepsFraming) continue;
      if (value.crop) unset.push(`${place}.crop`);
      if (to.hotspot) set[`${place}.hotspot`] = to.hotspot;
      else if (value.hotspot) unset.push(`${place}.hotspot`);
    }
    return { id: document._id, revision: document._rev, places: uses.length, set, unset };
  });
  return {
    changes,
    documents: new Set(users.map(({ _id }) => publishedId(_id))).size,
    places: changes.reduce((sum, { places }) => sum + places, 0),
    framed,
    keepsFraming,
    carried: carriedFrom(from, to, keepsFraming),
  };
}

/**
 * Makes all changes of a replacement, or none.
 *
 * @throws `ClientError` 409 when a document was written since it was read
 */
export async function replace(
  client: SanityClient,
  { changes, carried }: Replacement,
  to: Media,
): Promise<void> {
  const transaction = everything(client).transaction();
  for (const { id, revision, set, unset } of changes) {
    transaction.patch(id, (patch) => {
      const changed = patch.ifRevisionId(revision).set(set);
      return unset.length > 0 ? changed.unset(unset) : changed;
    });
  }
  if (Object.keys(carried).length > 0) transaction.patch(to._id, (patch) => patch.set(carried));
  await transaction.commit({ visibility: 'sync', tag: 'media.replace' });
}

function haveOneShape(a: Media, b: Media): boolean {
  if (!a.width || !a.height || !b.width || !b.height) return false;
  const [first, second] = [a.width / a.height, b.width / b.height];
  return Math.abs(first - second) / first < SAME_SHAPE;
}

/**
 * Returns the data that the new picture takes over: the description, and the point of interest if the crop stays the
 * same.
 */
function carriedFrom(from: Media, to: Media, keepsFraming: boolean): Record<string, unknown> {
  const carried: Record<string, unknown> = {};
  for (const field of ['altText', 'description'] as const) {
    if (from[field] && !to[field]) carried[field] = from[field];
  }
  if (isImage(to) && keepsFraming && from.hotspot && !to.hotspot) carried.hotspot = from.hotspot;
  return carried;
}
