/** Reads of which documents a page is made: which items of their arrays refer to others, and which sections the page has. */

import { readInstallation } from '../../desk/shell/installation.ts';
import { API_VERSION } from '../content/api-version.ts';
import type { ReferringItem } from './array-items.ts';
import type { ComposedPage } from './section-elements.ts';

/** The query for those documents of a page that refer to others it shows, and for the one that is a list of sections. */
const QUERY = `{
  "referring": *[_id in $ids && references($ids)],
  "page": *[_id == $page && defined(sections)][0]{
    _id, _type, "sections": sections[hidden != true]{_key, _type, anchor}
  }
}`;

type StoredDocument = { _id: string; _type: string };

export type PageItems = {
  /** The items that refer to a document of the page, in those of its documents that have any. */
  referring: ReferringItem[];
  page: ComposedPage | null;
};

/**
 * @param ids of the documents whose texts the page shows
 * @param page id of the one whose title it has; empty where it has none
 * @throws when the content service does not answer.
 */
export async function readPageItems(ids: readonly string[], page: string): Promise<PageItems> {
  const { dataset } = await readInstallation();
  const search = new URLSearchParams({
    query: QUERY,
    perspective: 'drafts',
    $ids: JSON.stringify(ids),
    $page: JSON.stringify(page),
  });
  const answer = await fetch(`/v${API_VERSION}/data/query/${dataset}?${search}`);
  if (!answer.ok) throw new Error(`documents of the page: ${answer.status}`);
  const { result }: { result: { referring: StoredDocument[]; page: ComposedPage | null } } =
    await answer.json();
  return { referring: result.referring.flatMap(referringItems), page: result.page };
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
