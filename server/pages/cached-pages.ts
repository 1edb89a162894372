/** Keeps finished pages in memory and on disk, and invalidates them: docs/decisions/008-page-cache.md. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentHealth } from '../content-health.ts';
import { COMMENTS, type ContentChanges } from './content-changes.ts';
import { createPageCache, type PageCache, type Rendered } from './page-cache.ts';
import { type Copy, openPageCopies, type PageCopiesOptions } from './page-copies.ts';
import type { PageCounts } from './page-counts.ts';

/** The quiet time before missing pages are rendered: editors unpublish several, the hosted CDN takes 5 s. */
const QUIET = 7_000; // ms
/** The pause between two of those renders: visitors come first. */
const BREATH = 50; // ms
/** The most pages to render again ahead of visitors; others are rendered when a visitor asks. */
const MOST_MISSING = 2_000;

export type PageHealth = PageCounts & {
  /** Whether the last read of content was answered, in time. */
  contentIsAvailable: boolean;
  failedReads: number;
  /** The time of the last successful read of content, in ms since 1970; undefined when there was none. */
  lastRead: number | undefined;
};

export type CachedPages = Pick<PageCache, 'cached' | 'visible' | 'page'> & {
  /** Invalidates the pages with these sync tags, whose content was or may have been; renders them again behind. */
  invalidate(syncTags: readonly string[]): void;
  /** Invalidates the pages that show comments, after one appeared or went: resolves once no copy holds the old ones. */
  invalidateComments(): Promise<void>;
  /**
   * Returns the copy of a page, however old; a missing one, or one made of changed content, is rendered again.
   * Undefined while content cannot be read, and for addresses that are no page. Never throws.
   */
  look(name: string, changed: ReadonlySet<string>): Promise<Copy | undefined>;
  /** Records that the invalidations up to this revision of the content have been followed. */
  confirmRevision(): void;
  /** Sets how a page is rendered that no visitor waits for. */
  renderWith(render: (name: string) => Promise<Rendered>): void;
  health(): PageHealth;
  close(): Promise<void>;
};

type Options = Omit<PageCopiesOptions, 'seen'> & {
  /** The changes of content and comments, after which pages are rendered again. */
  changes: ContentChanges;
  /** Grows with each change of content or comments. */
  revision(): number;
  /** Whether the revision of comments could be read. */
  knowsComments(): boolean;
  contentHealth: ContentHealth;
  /** The place in the history of content and comments: the same after a restart only if nothing changed meanwhile. */
  seen(): string;
  debug(message: string, details: Record<string, unknown>): void;
};

export async function openCachedPages(options: Options): Promise<CachedPages> {
  const { changes, revision, contentHealth, seen, warn, debug } = options;
  const copies = await openPageCopies({ ...options, seen: seen() });
  if (!options.knowsComments()) {
    // Copies with comments are dropped: they may show one that was withdrawn meanwhile.
    await copies.invalidate((_name, madeOf) => madeOf.includes(COMMENTS)).catch(notRemoved);
  }
  const cache = createPageCache({ revision, changes, health: contentHealth, copies, debug });
  const missing = new Set<string>();
  let render: ((name: string) => Promise<Rendered>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function notRemoved(error: unknown): void {
    warn('a invalidated page could not be removed from disk', { problem: String(error) });
  }

  async function invalidate(names: readonly string[]): Promise<void> {
    const invalidated = cache.invalidate(names);
    copies.confirmRevision(seen());
    for (const name of await invalidated) {
      if (missing.size < MOST_MISSING && isPage(name)) missing.add(name);
    }
    clearTimeout(timer);
    timer = setTimeout(refill, QUIET).unref();
  }

  async function refill(): Promise<void> {
    for (const name of missing) {
      missing.delete(name);
      if (closed || !render) return;
      const renderOne = render;
      await cache.renew(name, () => renderOne(name));
      await pause(BREATH);
    }
  }

  return {
    cached: cache.cached,
    visible: cache.visible,
    page: cache.page,
    invalidate(syncTags) {
      invalidate(syncTags).catch(notRemoved);
    },
    async look(name, changed) {
      const copy = await cache.recall(name);
      const renderOne = render;
      if (!renderOne || (copy && !copy.madeOf.some((tag) => changed.has(tag)))) return copy;
      await cache.renew(name, () => renderOne(name));
      return cache.recall(name);
    },
    invalidateComments: () => invalidate([COMMENTS]),
    confirmRevision: () => copies.confirmRevision(seen()),
    renderWith(given) {
      render = given;
    },
    health: () => ({
      ...cache.counts(),
      contentIsAvailable: contentHealth.isAvailable(),
      failedReads: contentHealth.failures(),
      lastRead: contentHealth.lastRead(),
    }),
    async close() {
      closed = true;
      clearTimeout(timer);
      await copies.close();
    },
  };
}

/** Whether a name is that of a page. Variants and the data of client navigations are rendered on request only. */
function isPage(name: string): boolean {
  return !name.includes('?') && !name.endsWith('.data');
}
