import { compareIds, type Document } from '../document.ts';

/**
 * Documents in memory, found by id and by type without a scan.
 *
 * Lists are in order of id: the language promises none, but two answers to one question must not
 * differ by the order in which documents happened to be written.
 */
export class DocumentSet {
  readonly #byId = new Map<string, Document>();
  readonly #byType = new Map<string, Map<string, Document>>();
  /** Sorted lists, made when asked for and dropped when their type changes. */
  readonly #listByType = new Map<string, readonly Document[]>();
  #list: readonly Document[] | undefined;

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Document | undefined {
    return this.#byId.get(id);
  }

  ids(): IterableIterator<string> {
    return this.#byId.keys();
  }

  all(): readonly Document[] {
    this.#list ??= [...this.#byId.values()].sort(compareIds);
    return this.#list;
  }

  ofType(type: string): readonly Document[] {
    const known = this.#listByType.get(type);
    if (known) return known;
    const list = [...(this.#byType.get(type)?.values() ?? [])].sort(compareIds);
    // A type without documents is not remembered: types come from queries, and could be without end.
    if (list.length > 0) this.#listByType.set(type, list);
    return list;
  }

  put(document: Document): void {
    this.remove(document._id);
    this.#byId.set(document._id, document);
    const sameType = this.#byType.get(document._type) ?? new Map<string, Document>();
    sameType.set(document._id, document);
    this.#byType.set(document._type, sameType);
    this.#forgetLists(document._type);
  }

  remove(id: string): void {
    const document = this.#byId.get(id);
    if (!document) return;
    this.#byId.delete(id);
    const sameType = this.#byType.get(document._type);
    sameType?.delete(id);
    if (sameType?.size === 0) this.#byType.delete(document._type);
    this.#forgetLists(document._type);
  }

  #forgetLists(type: string): void {
    this.#list = undefined;
    this.#listByType.delete(type);
  }
}
