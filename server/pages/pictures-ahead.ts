/** Prepares the pictures of pages before visitors ask for them: docs/decisions/030-pictures-ahead.md. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Copy } from './page-copies.ts';

/** The quiet time before pages are looked at: a start has better things to do, and editors publish several documents. */
const QUIET = 5_000; // ms
/** The pause between two pages: one may have to be rendered. */
const BREATH = 50; // ms
/** The most pages looked at; what others show is made when a visitor asks. */
const MOST_PAGES = 2_000;

export type PicturesAhead = {
  /** Notes that documents with these sync tags were published, or that a day came: none. */
  published(syncTags: readonly string[]): void;
  close(): void;
};

type Options = {
  /** The addresses of all pages. */
  listed(): Promise<Iterable<string>>;
  /** Returns a page's copy, rendered again when its content has changed. */
  look(name: string, changed: ReadonlySet<string>): Promise<Copy | undefined>;
  /** Makes the pictures of these addresses; resolves when they are there, or were given up. */
  prepare(addresses: readonly string[]): Promise<void>;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Looks at every page once after a start, and then at those that a publication changed. */
export function createPicturesAhead({ listed, look, prepare, warn }: Options): PicturesAhead {
  /** The pages looked at, with the sync tags they were made of. */
  const looked = new Map<string, readonly string[]>();
  const changed = new Set<string>();
  let walking: Promise<void> = Promise.resolve();
  let closed = false;
  let timer = soon();

  function soon(): NodeJS.Timeout {
    return setTimeout(() => {
      walking = walking.then(walk).catch((error: unknown) => {
        warn('pictures are made when visitors ask for them', { error: String(error) });
      });
    }, QUIET).unref();
  }

  async function walk(): Promise<void> {
    const tags = new Set(changed);
    changed.clear();
    for (const name of [...(await listed())].slice(0, MOST_PAGES)) {
      if (closed) return;
      const madeOf = looked.get(name);
      if (madeOf && !madeOf.some((tag) => tags.has(tag))) continue;
      const copy = await look(name, tags);
      if (copy) {
        looked.set(name, copy.madeOf);
        await prepare(pictureAddresses(copy.page.body.toString()));
      }
      await pause(BREATH, undefined, { ref: false });
    }
  }

  return {
    published(syncTags) {
      for (const tag of syncTags) changed.add(tag);
      clearTimeout(timer);
      timer = soon();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const SOURCES = /\ssrc(?:set)?="([^"]*)"/gi;

/** The addresses of our own pictures in a page: each candidate, for every screen. */
export function pictureAddresses(document: string): string[] {
  const candidates = document
    .matchAll(SOURCES)
    .flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(/,?\s+/));
  return [...new Set(candidates.filter((candidate) => candidate.startsWith('/images/')))];
}
