import { LRUCache } from 'lru-cache';
import type { Document } from '../document.ts';
import { compareBy, type DocumentOrder, firstOf } from './document-order.ts';
import { fieldAt } from './field-at.ts';
import { ValueIndex } from './value-index.ts';
import { WordIndex, type Wording } from './word-index.ts';

/**
 * The most sorted lists that are cached: their orders and conditions come from queries, and are unlimited in number.
 */
const MAX_LISTS = 64;
/**
 * The longest name of a cached list, in UTF-16 units: its types, fields and conditions, which a query may make long.
 */
const MAX_NAME = 8_000;
/** The number of changes after which a cached list is sorted anew at its next use. */
const MAX_CHANGES = 1_000;
/** The number of documents that are looked through sooner than an index of words is made. */
export const FEW = 16;
/** The number of cached word indexes: their wordings come from queries. */
const MAX_WORDINGS = 4;

/** The indexes that find documents without a scan, besides the id; each is built at its first use. */
const INDEXES = { type: typeOf, slug: slugsOf, reference: referencesIn } as const;

export type IndexedBy = keyof typeof INDEXES;

/** Conditions on the document alone, which depend on no other document, caller or clock. */
export interface Selection {
  /** A name that equal conditions share. */
  readonly name: string;
  /** Returns those of the given documents that meet the conditions. */
  readonly keep: (documents: readonly Document[]) => readonly Document[];
}

/** A sorted list of documents: sorted once, with later changes moved at its next use. */
class SortedList {
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

interface List {
  /** The types in it; all when undefined. */
  types: ReadonlySet<string> | undefined;
  selection: Selection | undefined;
  sorted: SortedList;
}

/**
 * Documents in memory, found by id, type, slug and reference without a scan.
 *
 * Lists are in order of id unless another is asked for: the language promises none, but two answers to one
 * question must not differ by the order in which documents happened to be written.
 */
export class DocumentSet {
  readonly #byId = new Map<string, Document>();
  readonly #indexes = new Map<IndexedBy, ValueIndex>();
  readonly #lists = new LRUCache<string, List>({ max: MAX_LISTS });
  readonly #words = new LRUCache<string, WordIndex>({ max: MAX_WORDINGS });

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
    return this.list(undefined);
  }

  ofType(type: string): readonly Document[] {
    return this.list([type]);
  }

  /** The documents with a value, in no order: of a slug those whose `slug` or `slug.current` it is. */
  with(indexedBy: IndexedBy, value: string): ReadonlyMap<string, Document> {
    const index =
      this.#indexes.get(indexedBy) ?? new ValueIndex(INDEXES[indexedBy], this.#byId.values());
    this.#indexes.set(indexedBy, index);
    return index.get(value);
  }

  /** Returns the word index for a wording; undefined where documents are few, or its name is too long to cache. */
  byWord(wording: Wording): WordIndex | undefined {
    if (this.#byId.size <= FEW || wording.name.length > MAX_NAME) return undefined;
    const index = this.#words.get(wording.name) ?? new WordIndex(wording, this.#byId.values());
    this.#words.set(wording.name, index);
    return index;
  }

  /**
   * Returns documents of some types, or all, in an order, or a selection of them. The list is cached, and follows
   * changes.
   */
  list(
    types: readonly string[] | undefined,
    order: DocumentOrder = [],
    selection?: Selection,
  ): readonly Document[] {
    const cached = this.kept(types, order, selection);
    if (cached) return cached;
    const wanted = this.#stored(types);
    const documents = wanted
      ? [...wanted].flatMap((type) => [...this.with('type', type).values()])
      : [...this.#byId.values()];
    const selected = selection ? selection.keep(documents) : documents;
    const sorted = new SortedList(selected, compareBy(order));
    const name = nameOf(wanted, order, selection);
    if (name.length <= MAX_NAME) this.#lists.set(name, { types: wanted, selection, sorted });
    return sorted.read(() => undefined);
  }

  /** Returns the same list if it is cached already. */
  kept(
    types: readonly string[] | undefined,
    order: DocumentOrder,
    selection?: Selection,
  ): readonly Document[] | undefined {
    const list = this.#lists.get(nameOf(this.#stored(types), order, selection));
    return list?.sorted.read((id) => {
      const document = this.#byId.get(id);
      if (!document || !isIn(list, document)) return undefined;
      return list.selection ? list.selection.keep([document])[0] : document;
    });
  }

  /** Returns the types that exist in the store: with other names, one list would be cached many times. */
  #stored(types: readonly string[] | undefined): ReadonlySet<string> | undefined {
    return types && new Set(types.filter((type) => this.with('type', type).size > 0));
  }

  put(document: Document): void {
    this.remove(document._id);
    this.#byId.set(document._id, document);
    for (const index of this.#indexes.values()) index.put(document);
    for (const index of this.#words.values()) index.put(document);
    this.#note(document);
  }

  remove(id: string): void {
    const document = this.#byId.get(id);
    if (!document) return;
    this.#byId.delete(id);
    for (const index of this.#indexes.values()) index.remove(document);
    for (const index of this.#words.values()) index.remove(id);
    this.#note(document);
  }

  #note(document: Document): void {
    for (const [name, list] of this.#lists.entries()) {
      if (!isIn(list, document)) continue;
      list.sorted.note(document._id);
      if (list.sorted.changes > MAX_CHANGES) this.#lists.delete(name);
    }
  }
}

function nameOf(
  types: ReadonlySet<string> | undefined,
  order: DocumentOrder,
  selection: Selection | undefined,
): string {
  return JSON.stringify([types && [...types].sort(), order, selection?.name]);
}

function isIn({ types }: List, document: Document): boolean {
  return !types || types.has(document._type);
}

function typeOf({ _type }: Document): string[] {
  return [_type];
}

/** Yields a document's slugs: `slug` is a string in some and an object in others, and the site's queries ask for both. */
function* slugsOf(document: Document): Generator<string> {
  for (const path of [['slug'], ['slug', 'current']]) {
    const slug = fieldAt(document, path);
    if (typeof slug === 'string') yield slug;
  }
}

/** Returns every id in a `_ref` anywhere in a document. */
export function referencesIn(document: Document): readonly string[] {
  const ids: string[] = [];
  collectReferences(document, ids);
  return ids;
}

// A generator would be several times slower: this walks through every field of every document.
function collectReferences(value: object, ids: string[]): void {
  if ('_ref' in value && typeof value._ref === 'string') ids.push(value._ref);
  for (const field of Object.values(value)) {
    if (typeof field === 'object' && field !== null) collectReferences(field, ids);
  }
}
