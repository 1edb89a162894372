/** Reads which items of arrays refer to documents: their texts on a page are of the document, not of the item. */

import { readInstallation } from '../../desk/shell/installation.ts';
import { API_VERSION } from '../content/api-version.ts';
import type { ReferringItem } from './array-items.ts';

/** Of the documents a page shows, those that refer to others it shows. */
const QUERY = '*[_id in $ids && references($ids)]';

type StoredDocument = { _id: string; _type: string };

/**
 * The items that refer to a document of the page, in those of its documents that have any.
 *
 * @throws when the content service does not answer.
 */
export async function readReferringItems(ids: readonly string[]): Promise<ReferringItem[]> {
  const { dataset } = await readInstallation();
  const search = new URLSearchParams({
    query: QUERY,
    perspective: 'drafts',
    $ids: JSON.stringify(ids),
  });
  const answer = await fetch(`/v${API_VERSION}/data/query/${dataset}?${search}`);
  if (!answer.ok) throw new Error(`documents of the page: ${answer.status}`);
  const { result }: { result: StoredDocument[] } = await answer.json();
  return result.flatMap(referringItems);
}

/** The keyed items of a document that are references, at any depth. */
export function referringItems(document: StoredDocument): ReferringItem[] {
  const { _id: id, _type: type } = document;
  return referencesIn(document, '').map(({ path, refersTo }) => ({
    item: { id, type, path },
    refersTo,
  }));
}

function referencesIn(value: object, path: string): { path: string; refersTo: string }[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner !== 'object' || inner === null) return [];
    if (!Array.isArray(value)) return referencesIn(inner, path === '' ? name : `${path}.${name}`);
    const { _key: key, _ref: refersTo }: { _key?: unknown; _ref?: unknown } = inner;
    if (typeof key !== 'string') return [];
    const item = `${path}[_key=="${key}"]`;
    return typeof refersTo === 'string' ? [{ path: item, refersTo }] : referencesIn(inner, item);
  });
}
