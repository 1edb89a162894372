import { strongReferencesIn } from '../archive/prepare-document.ts';
import type { Document } from '../document.ts';

/** The strong references between documents, indexed: deleting one must not walk through all the others. */
export class ReferenceIndex {
  /** The documents that refer to an id, by that id, whether it exists or not. */
  readonly #sources = new Map<string, Set<string>>();
  readonly #targets = new Map<string, ReadonlySet<string>>();

  /** Ids of the documents that refer to this one, themselves included when they do. */
  sourcesOf(id: string): ReadonlySet<string> {
    return this.#sources.get(id) ?? NONE;
  }

  put(document: Document): void {
    this.remove(document._id);
    const targets = new Set(strongReferencesIn(document));
    if (targets.size === 0) return;
    this.#targets.set(document._id, targets);
    for (const target of targets) {
      const sources = this.#sources.get(target) ?? new Set();
      sources.add(document._id);
      this.#sources.set(target, sources);
    }
  }

  remove(id: string): void {
    for (const target of this.#targets.get(id) ?? []) {
      const sources = this.#sources.get(target);
      sources?.delete(id);
      if (sources?.size === 0) this.#sources.delete(target);
    }
    this.#targets.delete(id);
  }
}

const NONE: ReadonlySet<string> = new Set();
