import { evaluateSync, parse } from 'groq-js';
import { type Document, isPublicId } from '../document.ts';
import type { DocumentSet } from '../documents/document-set.ts';

/** The rule for what the public may read of one type. A type without a rule is public as a whole. */
export interface PublicRule {
  readonly type: string;
  /** The GROQ condition for public documents, about the document alone: `status == "active"`. */
  readonly condition?: string;
  /** The field with the date from which a document is public, in ISO 8601. A value that is no date hides nothing. */
  readonly from?: string;
}

/**
 * The documents that the public may read at a moment. It answers for any state of a document, stored or past; of stored
 * ones it holds the ids that are hidden. See docs/decisions/015.
 */
export class PublicView {
  readonly #documents: Pick<DocumentSet, 'get' | 'ids'>;
  readonly #rules: ReadonlyMap<string, (document: Document) => number>;
  readonly #clock: () => Date;
  /** Documents never change, so what their rule says of them is computed once. */
  readonly #since = new WeakMap<Document, number>();
  #hidden: ReadonlyMap<string, number> = new Map();
  #moment: number;
  #next = Number.POSITIVE_INFINITY;
  #appeared = Number.NEGATIVE_INFINITY;

  constructor(
    documents: Pick<DocumentSet, 'get' | 'ids'>,
    rules: readonly PublicRule[],
    clock: () => Date,
  ) {
    this.#documents = documents;
    this.#rules = new Map(rules.map((rule) => [rule.type, compile(rule)]));
    this.#clock = clock;
    this.#moment = clock().getTime();
    this.judge(documents.ids());
    for (const id of documents.ids()) this.#noteAppearance(id);
  }

  /** Whether the public may read a document; false for drafts, versions and the system's own. */
  isPublic(document: Document): boolean {
    return isPublicId(document._id) && this.#sinceOf(document) <= this.#moment;
  }

  /** Stored documents hidden despite a public id, and when each appears (ms since 1970; `Infinity`: never). */
  get hidden(): ReadonlyMap<string, number> {
    return this.#hidden;
  }

  /** The time the next document appears, in ms since 1970; `Infinity` for never. */
  get next(): number {
    return this.#next;
  }

  /** The time a document last appeared by its date, in ms since 1970; `-Infinity` for never. */
  get appeared(): number {
    return this.#appeared;
  }

  /** Looks again at documents that were written or removed. */
  judge(ids: Iterable<string>): void {
    const hidden = new Map(this.#hidden);
    for (const id of ids) {
      const document = this.#documents.get(id);
      hidden.delete(id);
      if (!document || !isPublicId(id) || this.isPublic(document)) continue;
      hidden.set(id, this.#sinceOf(document));
    }
    if (hidden.size === 0 && this.#hidden.size === 0) return;
    this.#hidden = hidden;
    this.#next = [...hidden.values()].reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  }

  /** Moves to the present and answers with the ids that appeared, or are hidden again when the clock went back. */
  advance(): string[] {
    const before = this.#hidden;
    const now = this.#clock().getTime();
    const wasSetBack = now < this.#moment;
    this.#moment = now;
    if (wasSetBack) this.judge(this.#documents.ids());
    else if (now >= this.#next) this.judge(before.keys());
    if (this.#hidden === before) return [];
    const changed = [...new Set([...before.keys(), ...this.#hidden.keys()])].filter(
      (id) => before.has(id) !== this.#hidden.has(id),
    );
    for (const id of changed) this.#noteAppearance(id);
    return changed;
  }

  #noteAppearance(id: string): void {
    const document = this.#documents.get(id);
    const since = document && isPublicId(id) ? this.#sinceOf(document) : Number.NaN;
    if (since <= this.#moment && since > this.#appeared) this.#appeared = since;
  }

  #sinceOf(document: Document): number {
    const cached = this.#since.get(document);
    if (cached !== undefined) return cached;
    const since = this.#rules.get(document._type)?.(document) ?? Number.NEGATIVE_INFINITY;
    this.#since.set(document, since);
    return since;
  }
}

/** The time from which the public may read a document of the rule's type, in ms since 1970; `Infinity` for never. */
function compile({ condition = 'true', from }: PublicRule): (document: Document) => number {
  const tree = parse(`*[${condition}]`);
  return (document) => {
    const { data } = evaluateSync(tree, { dataset: [document] });
    if (!Array.isArray(data) || data.length === 0) return Number.POSITIVE_INFINITY;
    const moment = from === undefined ? undefined : document[from];
    const since = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
    return Number.isNaN(since) ? Number.NEGATIVE_INFINITY : since;
  };
}
