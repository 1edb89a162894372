import type { Document } from '../document.ts';
import { firstOf } from './document-order.ts';

/** A list of documents kept in order: sorted once, then what changed is moved when it is next asked for. */
export class SortedList {
  #documents: readonly Document[];
  readonly #compare: (a: Document, b: Document) => number;
  readonly #changed = new Set<string>();

  constructor(documents: Iterable<Document>, compare: (a: Document, b: Document) => number) {
    this.#documents = [...documents].sort(compare);
    this.#compare = compare;
  }

  /** The number of documents noted as changed since the list was last read. */
  get changes(): number {
    return this.#changed.size;
  }

  /** Notes a document that was written or removed. */
  note(id: string): void {
    this.#changed.add(id);
  }

  /**
   * The list as it is now; a later change makes another one.
   *
   * @param find the present state of a document; undefined when it is not of this list (any more)
   */
  read(find: (id: string) => Document | undefined): readonly Document[] {
    if (this.#changed.size === 0) return this.#documents;
    const documents = this.#documents.filter(({ _id }) => !this.#changed.has(_id));
    for (const id of this.#changed) {
      const document = find(id);
      if (!document) continue;
      const place = firstOf(documents, (other) => this.#compare(other, document) >= 0);
      documents.splice(place, 0, document);
    }
    this.#changed.clear();
    this.#documents = documents;
    return documents;
  }
}
