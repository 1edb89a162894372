/**
 * Keeps finished pages in memory. A page is rendered once per revision of what pages show and
 * once a minute at most, whoever asks and however many ask at once; when it can no longer be
 * rendered, the last good copy stands in for it.
 */
import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

/** A page may depend on the hour (a deadline, an article's day): never shown later than this. */
const LIFETIME = 60_000; // ms
/** About a thousand pages with their compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The compressed forms, made later, are about this share of a page's own bytes. */
const WITH_ENCODINGS = 1.5;

export type PageCache = {
  /**
   * The page kept under this name, or what `render` makes. Rendered for all who wait at once.
   * @throws what `render` throws, when there is no older copy to show.
   */
  page(name: string, render: () => Promise<Page>): Promise<Page>;
};

type Entry = { page: Page; revision: number };

/** Carries a page to those who wait for it although it is not one to keep. */
class NotKept extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super(`status ${page.status} is not kept`);
    this.page = page;
  }
}

/** @param revision of what pages show; one rendered at another revision is out of date. */
export function createPageCache(revision: () => number): PageCache {
  const entries = new LRUCache<string, Entry, () => Promise<Page>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, name) =>
      Math.ceil(page.body.length * WITH_ENCODINGS) + 2 * name.length + 1,
    ttl: LIFETIME,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_name, known, { context: render }) => {
      const startedAt = revision();
      const page = await render();
      if (page.status !== 200 || page.headers.get('cache-control')?.includes('no-store')) {
        throw new NotKept(page);
      }
      // The same bytes again: what was compressed stays compressed.
      const same = known?.page.digest === page.digest;
      return { page: same ? { ...page, encoded: known.page.encoded } : page, revision: startedAt };
    },
  });

  return {
    async page(name, render) {
      const kept = entries.peek(name, { allowStale: true });
      try {
        const forceRefresh = kept?.revision !== revision();
        const entry = await entries.forceFetch(name, { context: render, forceRefresh });
        if (entry.revision === revision()) return entry.page;
        // Who joins a render that began before the last change waits for the next one: one more, so
        // that an import of a thousand documents holds nobody up.
        return (await entries.forceFetch(name, { context: render, forceRefresh: true })).page;
      } catch (error) {
        const failed = !(error instanceof NotKept) || error.page.status >= 500;
        if (failed && kept) return kept.page;
        if (error instanceof NotKept) {
          if (!failed) entries.delete(name);
          return error.page;
        }
        throw error;
      }
    },
  };
}
