/**
 * Keeps the answers to searches, and to addresses without a page, for a minute, in memories of their own: several visitors
 * ask for the same few, and invented ones push out nothing but each other. Never on disk: docs/decisions/008-page-cache.md.
 */
import { LRUCache } from 'lru-cache';
import { href } from 'react-router';
import { SEARCH_PARAMETER } from '../../app/index.ts';
import { CACHE_HIT, type Page } from './page.ts';
import type { Rendered } from './page-cache.ts';

/** A search may find what appears by the hour, as a page shows it. */
const LIFETIME = 60_000; // ms
/** Memory for answers: some thirty with their compressed forms. */
const MAX_BYTES = 4 * 1024 * 1024;
/** The compressed forms, made later, are about this share of a page's own bytes. */
const WITH_ENCODINGS = 1.5;
/** The longest address cached: the longest term, each character of it written as nine. */
const MAX_LENGTH = 1_000;

export type SearchedPages = {
  /** The answer cached under this address, when nothing was published since it was made. */
  cached(address: string): Page | undefined;
  /** Makes an answer, and caches it when it is of this memory's status and shows everything. @throws what `render` throws */
  made(address: string, render: () => Promise<Rendered>): Promise<Rendered>;
};

type Entry = { page: Page; revision: number; madeAt: number };

/**
 * @param revision of what pages show
 * @param status of the answers that are cached
 */
export function createSearchedPages(revision: () => number, status = 200): SearchedPages {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, address) =>
      Math.ceil(page.body.length * WITH_ENCODINGS) + 2 * address.length,
  });

  /**
   * Removes an answer when its lifetime is over, requested again or not, because a visitor typed its words. The timer
   * does not hold the page.
   */
  function invalidateLater(address: string, madeAt: number): void {
    setTimeout(() => {
      if (entries.peek(address)?.madeAt === madeAt) entries.delete(address);
    }, LIFETIME).unref();
  }

  return {
    cached(address) {
      const entry = entries.get(address);
      return entry?.revision === revision() ? entry.page : undefined;
    },
    async made(address, render) {
      const startedAt = revision();
      const rendered = await render();
      const { page, complete } = rendered;
      if (!complete || page.status !== status) return rendered;
      const madeAt = performance.now();
      const cachedPage = { ...page, cacheStatus: CACHE_HIT };
      entries.set(address, { page: cachedPage, revision: startedAt, madeAt });
      invalidateLater(address, madeAt);
      return rendered;
    },
  };
}

/** The address of a search without script, with its words and nothing else; undefined for any other request. */
export function searchedAddress({ method, url }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { pathname, searchParams } = new URL(url);
  const words = searchParams.get(SEARCH_PARAMETER);
  if (pathname !== href('/work') || words === null) return undefined;
  const search = `?${new URLSearchParams({ [SEARCH_PARAMETER]: words })}`;
  return search.length <= MAX_LENGTH ? pathname + search : undefined;
}
