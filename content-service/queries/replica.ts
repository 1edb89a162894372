import { DatabaseSync } from 'node:sqlite';
import type { Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { type Perspective, PerspectiveView, perspectiveKey } from './perspective.ts';

/** Views kept up to date; one more than that, and the one unused longest is dropped. */
const MAX_VIEWS = 8;

/** What visitors see: ready before the first question, so that no worker starts slow. */
const VISITORS: Perspective = { kind: 'stack', layers: [] };

/** A worker's own copy of the documents, and of what each kind of caller sees of them. */
export class Replica {
  readonly #documents = new DocumentSet();
  readonly #views = new Map<string, PerspectiveView>();
  readonly #sequence: number;

  /** Reads the whole database as it is at one moment. */
  constructor(file: string) {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    database.exec('BEGIN');
    for (const { json } of database.prepare('SELECT json FROM documents').iterate()) {
      this.#documents.put(JSON.parse(String(json)));
    }
    const last = database.prepare('SELECT max(sequence) AS sequence FROM transactions').get();
    this.#sequence = Number(last?.sequence ?? 0);
    database.close();
    this.view(VISITORS, true).all();
  }

  /** Follows a commit, unless it was already in the database when this copy was made. */
  apply(sequence: number, changes: readonly { id: string; after: Document | null }[]): void {
    if (sequence <= this.#sequence) return;
    for (const { id, after } of changes) {
      if (after) this.#documents.put(after);
      else this.#documents.remove(id);
    }
    for (const view of this.#views.values()) {
      for (const { id } of changes) view.refresh(id);
    }
  }

  view(perspective: Perspective, publicOnly: boolean): DocumentSet {
    const key = `${perspectiveKey(perspective)} ${publicOnly ? 'public' : 'all'}`;
    const view =
      this.#views.get(key) ?? new PerspectiveView(this.#documents, perspective, publicOnly);
    this.#views.delete(key);
    this.#views.set(key, view);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= MAX_VIEWS) break;
      this.#views.delete(oldest);
    }
    return view.documents;
  }
}
