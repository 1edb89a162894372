/** Keeps the table of redirections at what is published now, so that an address without a page costs no query. */
import type { ContentReader, Redirects } from '../../app/context.ts';
import { createRedirectTable, listRedirects, type RedirectTable } from '../../app/index.ts';

type RedirectsOptions = {
  reader: ContentReader;
  /** Revision of what is published; only grows. */
  revision(): number;
  /** Whether a page is shown at an address. */
  isPage(address: string): boolean;
};

type Kept = { revision: number; table: RedirectTable };

/**
 * Reads the redirections again for the first address without a page after a publication, once for all who wait; while
 * they cannot be read, those read last are followed. Pages that exist never ask.
 */
export function createRedirects({ reader, revision, isPage }: RedirectsOptions): Redirects {
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;

  async function read(): Promise<Kept> {
    const startedAt = revision();
    kept = { revision: startedAt, table: createRedirectTable(await listRedirects(reader)) };
    return kept;
  }

  async function current(): Promise<Kept> {
    const wanted = revision();
    if (kept && kept.revision >= wanted) return kept;
    try {
      // A caller that joins a reading begun before the last change waits for one more.
      for (let turn = 0; turn < 2; turn += 1) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        const one = await reading;
        if (one.revision >= wanted) return one;
      }
    } catch (error) {
      if (!kept) throw error;
      reader.warn('redirections are followed as they were read last', { problem: String(error) });
    }
    return kept ?? read();
  }

  return {
    find: async (pathname) => (await current()).table.find(pathname, isPage),
  };
}
