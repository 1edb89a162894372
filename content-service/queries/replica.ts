import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { type Perspective, PerspectiveView, perspectiveKey } from './perspective.ts';

/** Views kept up to date; one more than that, and the one unused longest is dropped. */
const MAX_VIEWS = 8;

const Row = z.object({ json: z.string() });
const Sequence = z.object({ sequence: z.number() });

/** A worker's own copy of the documents, and of what each kind of caller sees of them. */
export class Replica {
  readonly #documents = new DocumentSet();
  readonly #views = new Map<string, PerspectiveView>();
  readonly #sequence: number;

  /** Reads the whole database as it is at one moment. */
  constructor(file: string) {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    database.exec('BEGIN');
    for (const row of database.prepare('SELECT json FROM documents').iterate()) {
      this.#documents.put(JSON.parse(Row.parse(row).json));
    }
    const last = 'SELECT coalesce(max(sequence), 0) AS sequence FROM transactions';
    this.#sequence = Sequence.parse(database.prepare(last).get()).sequence;
    database.close();
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
