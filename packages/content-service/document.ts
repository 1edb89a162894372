/** A document as it is stored: its own fields, and the five every document has. */
export interface Document {
  readonly _id: string;
  readonly _type: string;
  /** Id of the transaction that wrote it. */
  readonly _rev: string;
  /** ISO 8601, UTC. */
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/** The hosted service's rule for ids: at most 128 of its characters, and no empty part between dots. */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !id.includes('..');
}

/** Ids with a dot are never public, as at the hosted service: `drafts.…`, `versions.<release>.…`, `_.…`. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}

/** `drafts.x` and `versions.<release>.x` → `x`; any other id is its own. */
export function publishedIdOf(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length);
  if (id.startsWith('versions.')) return id.split('.').slice(2).join('.');
  return id;
}

export function compareIds(a: { _id: string }, b: { _id: string }): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0;
}
