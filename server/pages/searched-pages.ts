/**
 * Keeps the answers to searches for a minute, in a memory of their own: several visitors search for the same few words,
 * and invented ones push out nothing but each other. Never on disk: decisions/008-page-cache.md.
 */
import { LRUCache } from 'lru-cache';
import { href } from 'react-router';
import { SEARCH_PARAMETER } from '../../app/index.ts';
import type { Page } from './page.ts';
import type { Rendered } from './page-cache.ts';

/** A search may find what appears by the hour, as a page shows it. */
const LIFETIME = 60_000; // ms
/** Memory for answers: some thirty with their compressed forms. */
const MAX_BYTES = 4 * 1024 * 1024;
/** The compressed forms, made later, are about this share of a page's own bytes. */
const WITH_ENCODINGS = 1.5;
/** The longest address kept: the longest term, each character of it written as nine. */
const MAX_LENGTH = 1_000;

export type SearchedPages = {
  /** The answer kept under this address, when nothing was published since it was made. */
  kept(address: string): Page | undefined;
  /** Makes an answer, and keeps it when it is a page with everything it shows. @throws what `render` throws */
  made(address: string, render: () => Promise<Rendered>): Promise<Page>;
};

type Entry = { page: Page; revision: number; madeAt: number };

/** @param revision of what pages show */
export function createSearchedPages(revision: () => number): SearchedPages {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, address) =>
      Math.ceil(page.body.length * WITH_ENCODINGS) + 2 * address.length,
  });

  /** Words that a visitor typed go when their time is over, asked for again or not. The timer holds no page. */
  function forgetLater(address: string, madeAt: number): void {
    setTimeout(() => {
      if (entries.peek(address)?.madeAt === madeAt) entries.delete(address);
    }, LIFETIME).unref();
  }

  return {
    kept(address) {
      const entry = entries.get(address);
      return entry?.revision === revision() ? entry.page : undefined;
    },
    async made(address, render) {
      const startedAt = revision();
      const { page, complete } = await render();
      if (!complete || page.status !== 200) return page;
      const madeAt = performance.now();
      entries.set(address, { page, revision: startedAt, madeAt });
      forgetLater(address, madeAt);
      return page;
    },
  };
}

/** The address of a search without script; undefined for any other request, and for one that carries more than words. */
export function searchedAddress({ method, url }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { pathname, search, searchParams } = new URL(url);
  const isSearch =
    pathname === href('/work') && [...searchParams.keys()].join() === SEARCH_PARAMETER;
  return isSearch && search.length <= MAX_LENGTH ? pathname + search : undefined;
}
