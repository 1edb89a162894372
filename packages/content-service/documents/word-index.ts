import type { Document } from '../document.ts';

/**
 * The number of documents from which a word counts as common: it distinguishes none of them, so its documents are not
 * stored.
 */
const MOST_DOCUMENTS = 2_000;
/** The mark of a common word, in place of its numbers. */
const COMMON = -1;
/** The number of outdated entries from which the index is rebuilt. */
const MOST_STALE = 10_000;

/** The words of a document that an index holds: those of a field, say. */
export interface Wording {
  /** A name that equal wordings share. */
  readonly name: string;
  readonly wordsOf: (document: Document) => Iterable<string>;
}

/**
 * Finds the documents that hold a word. Entries are numbers, and a changed document gets a new one: the result may
 * contain too many documents, but never too few.
 */
export class WordIndex {
  readonly #wordsOf: Wording['wordsOf'];
  #documents: (Document | undefined)[] = [];
  /** The number of the one document that holds a word, or the numbers of some; `COMMON` of a common word. */
  #numbers = new Map<string, number | number[]>();
  #numberOf = new Map<string, number>();

  constructor({ wordsOf }: Wording, documents: Iterable<Document>) {
    this.#wordsOf = wordsOf;
    for (const document of documents) this.put(document);
  }

  /** The documents that hold a word; undefined when they are many. */
  get(word: string): readonly Document[] | undefined {
    return this.#those(this.#numbers.get(word) ?? []);
  }

  /** The documents that hold a word that begins so; undefined when they are many. */
  beginningWith(letters: string): readonly Document[] | undefined {
    const matches = new Set<number>();
    for (const [word, numbers] of this.#numbers) {
      if (!word.startsWith(letters)) continue;
      if (numbers === COMMON) return undefined;
      for (const number of listed(numbers)) matches.add(number);
      if (matches.size > MOST_DOCUMENTS) return undefined;
    }
    return this.#those([...matches]);
  }

  put(document: Document): void {
    this.remove(document._id);
    const number = this.#documents.push(document) - 1;
    this.#numberOf.set(document._id, number);
    for (const word of this.#wordsOf(document)) this.#note(word, number);
  }

  remove(id: string): void {
    const number = this.#numberOf.get(id);
    if (number === undefined) return;
    this.#documents[number] = undefined;
    this.#numberOf.delete(id);
    if (this.#documents.length - this.#numberOf.size > MOST_STALE) this.#makeAnew();
  }

  #note(word: string, number: number): void {
    const numbers = this.#numbers.get(word);
    if (numbers === undefined) this.#numbers.set(word, number);
    else if (typeof numbers === 'number') {
      if (numbers !== number && numbers !== COMMON) this.#numbers.set(word, [numbers, number]);
    } else if (numbers.at(-1) !== number) {
      // The words of one document come in a row, so a repeated word is last in the list already.
      if (numbers.length < MOST_DOCUMENTS) numbers.push(number);
      else this.#numbers.set(word, COMMON);
    }
  }

  #makeAnew(): void {
    const documents = this.#documents.filter((document) => document !== undefined);
    this.#documents = [];
    this.#numbers = new Map();
    this.#numberOf = new Map();
    for (const document of documents) this.put(document);
  }

  #those(numbers: number | readonly number[]): readonly Document[] | undefined {
    if (numbers === COMMON) return undefined;
    return listed(numbers)
      .map((number) => this.#documents[number])
      .filter((document) => document !== undefined);
  }
}

function listed(numbers: number | readonly number[]): readonly number[] {
  return typeof numbers === 'number' ? [numbers] : numbers;
}
