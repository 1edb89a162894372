/**
 * Caches the search index of the published content: when the revision has moved, it reads only changed documents, once
 * for all who wait. While the content service is unavailable, the old index is searched.
 */
import type { ContentReader, SiteSearch } from '../app/context.ts';
import { listSearchDocuments, type ReadBefore } from '../app/index.ts';
import { withinShare } from '../packages/search/body-share.ts';
import { type SearchDocument, writeDocuments } from '../packages/search/document.ts';
import { createIndex, type SearchIndex, search } from '../packages/search/index.ts';
import { createLatestRead } from './latest-read.ts';

export type SiteSearchIndex = SiteSearch & {
  /** Drops the cached index, because content was unpublished. */
  invalidate(): void;
};

type SearchIndexOptions = {
  reader: ContentReader;
  /** The revision of published content; only grows. */
  revision(): number;
  /** Resolves once the reader knows which parts of the site are off. */
  settled?(): Promise<unknown>;
  clock?: () => number;
};

type Read = {
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
  settled,
  clock = Date.now,
}: SearchIndexOptions): SiteSearchIndex {
  const readBefore: ReadBefore = new Map();
  const latest = createLatestRead({
    read,
    revision,
    isCurrent: ({ until }) => clock() < until,
    failed: (error) =>
      reader.warn('the search answers with what it read last', { problem: String(error) }),
  });

  async function read(): Promise<Read> {
    await settled?.();
    const listed = await listSearchDocuments(reader, readBefore, clock());
    const documents = withinShare(listed.documents);
    const file = writeDocuments(documents);
    const last = latest.last();
    // The content is unchanged (published again, or another change): the index is reused.
    const index = last?.file === file ? last.index : undefined;
    return { until: listed.changesAt, documents, file, ...(index && { index }) };
  }

  /** Returns the index of a read. A failure is not cached: the next call tries again. */
  function indexOf(one: Read): Promise<SearchIndex> {
    one.index ??= createIndex(one.documents).catch((error: unknown) => {
      delete one.index;
      throw error;
    });
    return one.index;
  }

  return {
    invalidate: latest.invalidate,
    file: async () => (await latest.get()).file,
    find: async (term, options) => search(await indexOf(await latest.get()), term, options),
  };
}
