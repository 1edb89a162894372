/** The trash API's answers, for its screens. Plain data: a module that only reads the API may import it. */

/** A document of which nothing is left, no draft and no version either. */
export interface DeletedDocument {
  /** The published id. */
  readonly id: string;
  readonly type: string;
  /** Null for a document that bore none. */
  readonly title: string | null;
  /** ISO 8601, UTC. */
  readonly deletedAt: string;
  /** The author of the transaction: the id of a person or a program. */
  readonly deletedBy: string;
  /** Whether it was published until then, and no mere draft. */
  readonly wasPublished: boolean;
}

/** `GET /v{date}/data/bin/{dataset}?type=…&search=…&cursor=…&limit=…`: the last deleted first. */
export interface TrashPage {
  readonly documents: readonly DeletedDocument[];
  /** The cursor of the page after this one; null at the end. */
  readonly nextCursor: string | null;
  /** Number of documents that match, on all pages. */
  readonly count: number;
  /** All types in the trash, also those that a search leaves out, with their numbers. */
  readonly types: readonly { readonly type: string; readonly count: number }[];
}

/** `POST /v{date}/data/bin/{dataset}/{id}/restore`: the document is there again, as a draft. */
export interface RestoredDocument {
  readonly id: string;
  readonly type: string;
  readonly draftId: string;
  /** Ids the draft refers to and can't be published without, of which nothing is left either. */
  readonly missing: readonly string[];
}
