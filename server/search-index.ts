/**
 * Keeps the search index at what is published now: it is read again when the content revision has moved, once
 * for all who wait, and only what changed. While the content service is away, what was read last is searched.
 */
import type { ContentReader, SiteSearch } from '../app/context.ts';
import { listSearchDocuments, type ReadBefore } from '../app/index.ts';
import { withinShare } from '../search/body-share.ts';
import { type SearchDocument, writeDocuments } from '../search/document.ts';
import { createIndex, type SearchIndex, search } from '../search/index.ts';

export type SiteSearchIndex = SiteSearch & {
  /** Drops what was read before, because something was withdrawn. */
  forget(): void;
};

type SearchIndexOptions = {
  reader: ContentReader;
  /** Revision of what is published; only grows. */
  revision(): number;
  clock?: () => number;
};

type Kept = {
  revision: number;
  /** The time when something dated appears or is over, in ms since 1970. */
  until: number;
  documents: SearchDocument[];
  file: string;
  /** The index, made when the first search of this revision asks for it. */
  index?: Promise<SearchIndex>;
};

export function createSiteSearch({
  reader,
  revision,
  clock = Date.now,
}: SearchIndexOptions): SiteSearchIndex {
  const readBefore: ReadBefore = new Map();
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;
  let forgotten = 0;

  async function read(): Promise<Kept> {
    const startedAt = revision();
    const forgottenBefore = forgotten;
    const now = clock();
    const listed = await listSearchDocuments(reader, readBefore, now);
    const documents = withinShare(listed.documents);
    const file = writeDocuments(documents);
    // The content is the same as before (published again, or something else changed): the index is kept.
    const index = kept?.file === file ? kept.index : undefined;
    const made = {
      revision: startedAt,
      until: listed.changesAt,
      documents,
      file,
      ...(index && { index }),
    };
    // A withdrawal during the reading may be missing from it: it answers those who asked before, and is not kept.
    if (forgottenBefore === forgotten) kept = made;
    return made;
  }

  async function current(): Promise<Kept> {
    const wanted = revision();
    const isCurrent = (one: Kept) => one.revision >= wanted && clock() < one.until;
    if (kept && isCurrent(kept)) return kept;
    try {
      // A caller that joins a reading begun before the last change waits for one more.
      for (let turn = 0; turn < 2; turn += 1) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        const one = await reading;
        if (isCurrent(one)) return one;
      }
    } catch (error) {
      if (!kept) throw error;
      reader.warn('the search answers with what it read last', { problem: String(error) });
    }
    return kept ?? read();
  }

  return {
    forget() {
      kept = undefined;
      forgotten += 1;
    },
    async file() {
      return (await current()).file;
    },
    async find(term, options) {
      const now = await current();
      now.index ??= createIndex(now.documents);
      return search(await now.index, term, options);
    },
  };
}
