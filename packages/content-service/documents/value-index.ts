import type { Document } from '../document.ts';

const NONE: ReadonlyMap<string, Document> = new Map();

/** Finds documents by the values of their fields, in time proportional to the matches and not to all documents. */
export class ValueIndex {
  readonly #documents = new Map<string, Map<string, Document>>();
  readonly #valuesOf: (document: Document) => Iterable<string>;

  constructor(
    valuesOf: (document: Document) => Iterable<string>,
    documents: Iterable<Document> = [],
  ) {
    this.#valuesOf = valuesOf;
    for (const document of documents) this.put(document);
  }

  get(value: string): ReadonlyMap<string, Document> {
    return this.#documents.get(value) ?? NONE;
  }

  /** Adds a document that is not there yet. */
  put(document: Document): void {
    for (const value of this.#valuesOf(document)) {
      const same = this.#documents.get(value) ?? new Map<string, Document>();
      same.set(document._id, document);
      this.#documents.set(value, same);
    }
  }

  /** Removes a document exactly as it was put: documents never change, their next state is another object. */
  remove(document: Document): void {
    for (const value of this.#valuesOf(document)) {
      const same = this.#documents.get(value);
      same?.delete(document._id);
      if (same?.size === 0) this.#documents.delete(value);
    }
  }
}
