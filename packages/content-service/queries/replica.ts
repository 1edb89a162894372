import { DatabaseSync } from 'node:sqlite';
import { isPublicId } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { DOCUMENT_COLUMNS, readDocument } from '../integrity/read-document.ts';
import { type Perspective, PerspectiveView, perspectiveKey } from './perspective.ts';
import type { ToWorker } from './worker-messages.ts';

/** Views kept up to date; one more than that, and the one unused longest is dropped. */
const MAX_VIEWS = 8;

/** The visitors' perspective, computed before the first query, so that no worker starts slow. */
const VISITORS: Perspective = { kind: 'stack', layers: [] };

/** A worker's own copy of the documents, and of what each kind of caller sees of them. */
export class Replica {
  readonly #documents = new DocumentSet();
  readonly #views = new Map<string, PerspectiveView>();
  readonly #sequence: number;
  readonly #hidden: Set<string>;

  /**
   * Reads the whole database as it is at one moment.
   *
   * @param hidden ids of documents the public may not read although their id is public
   */
  constructor(file: string, hidden: Iterable<string>) {
    this.#hidden = new Set(hidden);
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    database.exec('BEGIN');
    for (const row of database.prepare(`SELECT ${DOCUMENT_COLUMNS} FROM documents`).iterate()) {
      const { document } = readDocument(row);
      if (document) this.#documents.put(document);
    }
    const last = database.prepare('SELECT max(sequence) AS sequence FROM transactions').get();
    this.#sequence = Number(last?.sequence ?? 0);
    database.close();
    this.view(VISITORS, true).all();
  }

  /** Follows a commit, unless it was already in the database when this copy was made; and what it hides. */
  apply({ sequence, changes, hides, shows }: ToWorker & { kind: 'commit' }): void {
    const touched = new Set([...hides, ...shows]);
    for (const id of hides) this.#hidden.add(id);
    for (const id of shows) this.#hidden.delete(id);
    for (const { id, after } of sequence > this.#sequence ? changes : []) {
      if (after) this.#documents.put(after);
      else this.#documents.remove(id);
      touched.add(id);
    }
    for (const view of this.#views.values()) {
      for (const id of touched) view.refresh(id);
    }
  }

  view(perspective: Perspective, publicOnly: boolean): DocumentSet {
    const key = `${perspectiveKey(perspective)} ${publicOnly ? 'public' : 'all'}`;
    const view =
      this.#views.get(key) ??
      new PerspectiveView(this.#documents, perspective, (id) => !publicOnly || this.#isPublic(id));
    this.#views.delete(key);
    this.#views.set(key, view);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= MAX_VIEWS) break;
      this.#views.delete(oldest);
    }
    return view.documents;
  }

  #isPublic(id: string): boolean {
    return isPublicId(id) && !this.#hidden.has(id);
  }
}
