/**
 * Caches finished pages. A page is rendered when something it was made of has changed and once a minute at most, for
 * all who ask at once. While many are rendered, or the content service is in trouble, visitors get the last good copy at
 * once, which is refreshed behind them; never an invalidated one: docs/decisions/008-page-cache.md.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type ContentHealth, PATIENCE } from '../content-health.ts';
import { ANYTHING, COMMENTS, type ContentChanges, type Moment } from './content-changes.ts';
import { CACHE_HIT, type Page } from './page.ts';
import type { Copy, PageCopies } from './page-copies.ts';
import { type PageCounts, startCounts } from './page-counts.ts';
import { SHARED_PERIOD } from './shared-reads.ts';

/**
 * The longest time a page counts as current: it may depend on the hour (a deadline, an article's day). Shared reads are
 * up to `SHARED_PERIOD` old already, so the sum is a minute.
 */
const LIFETIME = 60_000 - SHARED_PERIOD;
/** The longest a page is shown as current while publications come in a burst. */
const LIFETIME_IN_BURST = 4_000; // ms
/** The longest it is shown then while it is refreshed behind its visitors. */
const LONGEST_IN_BURST = 5_000; // ms
/** Memory for pages: about a thousand with their compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The compressed forms, made later, are about this share of a page's own bytes. */
const WITH_ENCODINGS = 1.5;
/** The most copies refreshed at once while visitors read them: during an outage each waits for content. */
const MOST_BEHIND = 2;
/** The same in a burst or a crowd, where a refresh is all work: visitors are answered between two of them. */
const MOST_BEHIND_IN_BURST = 1;
/**
 * The number of pages being rendered or waiting for it from which visitors get the copy instead of waiting. A publication
 * that outdates a hundred pages of a busy site is a hundred renders: the last visitor would wait for all of them.
 */
const CROWD = 3;
/** The pause between two renders of a page that fails: doubled from the first to the second. */
const SHORTEST_PAUSE = 1_000; // ms
const LONGEST_PAUSE = 30_000; // ms

/** The `Cache-Status` of a copy from before the content service was in trouble. */
const UNAVAILABLE = `${CACHE_HIT}; detail=unavailable`;
/**
 * The `cache-status` detail of a page while the shared log does not answer: another process may have changed its
 * content.
 */
const STALE = 'detail=stale';

/** A page, its sources, and whether all of its content could be read. */
export type Rendered = Copy & { complete: boolean };
export type Render = () => Promise<Rendered>;
export type InTurn = (make: () => Promise<Outcome>) => Promise<Outcome>;

export type PageCache = {
  /** The page cached under this name, when it may be shown as it is; `shown` is called when it was. */
  cached(name: string): Page | undefined;
  visible(name: string): void;
  /**
   * The page cached under this name, or what `render` makes. Rendered for all who wait at once. A page with a part that
   * could not be read is shown where there is no copy, and never cached.
   * @param inTurn runs what makes a page that this visitor waits for; where it refuses, a copy that is cached is shown
   * @throws what `render` or `inTurn` throws, when there is no copy to show.
   */
  page(name: string, render: Render, inTurn?: InTurn): Promise<Page>;
  /** Invalidates the copies made of one of these names; resolves with the copies' names once no file holds them. */
  invalidate(names: readonly string[]): Promise<string[]>;
  /** The copy cached under this name in memory or on disk, however old. Never throws. */
  recall(name: string): Promise<Copy | undefined>;
  /** Renders the page of this name, unless it is cached and current, ahead of visitors. Never throws. */
  renew(name: string, render: Render): Promise<void>;
  counts(): PageCounts;
};

type Entry = Copy & {
  /** The moment of the content it shows; undefined for a copy of an earlier process. */
  shows: Moment | undefined;
  renderedAt: number;
  failed: number;
  /** The earliest time of the next render, after failures. */
  notBefore: number;
};

/** The result of a render: a page to send, and whether it is the requested page or an error. */
export type Outcome = { answer: () => Page; failed: boolean };

type Run = { shows: Moment; invalidations: number; startedAt: number; outcome: Promise<Outcome> };

type Options = {
  /** The revision of content and comments; many changes at once are a burst. */
  revision(): number;
  changes: Pick<ContentChanges, 'now' | 'outdates' | 'changed'>;
  health: Pick<ContentHealth, 'isAvailable' | 'isBehind' | 'mayAsk'>;
  copies: PageCopies;
  debug(message: string, details: Record<string, unknown>): void;
};

/** The result of a promise, or undefined when it takes longer. */
async function within<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  const timer = new AbortController();
  const late = pause(Math.max(0, ms), undefined, { signal: timer.signal }).catch(() => undefined);
  const first = await Promise.race([result, late]);
  timer.abort();
  return first;
}

/** Publications within a second that no editor makes by hand: an import, a script, a release of many documents. */
const BURST = 5;
const WINDOW = 1_000; // ms

/**
 * Tells whether the last second saw a burst of publications. It compares revisions at each call and needs no timer:
 * changes since the last call count as made at that time, so that five edits between two visits are no burst.
 */
function watchBursts(revision: () => number): () => boolean {
  let askedAt = Date.now();
  let lastRevision = revision();
  /** The times of the last publications, or the earliest they can have been. */
  let made: number[] = [];
  return () => {
    const moved = Math.min(revision() - lastRevision, BURST);
    if (moved > 0) made = [...made, ...Array<number>(moved).fill(askedAt)].slice(-BURST);
    lastRevision = revision();
    askedAt = Date.now();
    const [first] = made;
    return first !== undefined && made.length === BURST && askedAt - first < WINDOW;
  };
}

export function createPageCache(options: Options): PageCache {
  const { revision, changes, health, copies, debug } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, name) =>
      Math.ceil(page.body.length * WITH_ENCODINGS) + 2 * name.length + 1,
  });
  const runs = new Map<string, Run>();
  /** The number of visitors who wait for each page's render, which may not have begun. */
  const awaited = new Map<string, number>();
  let invalidations = 0;
  let behind = 0;
  const counted = startCounts();

  const inBurst = watchBursts(revision);

  function isFresh(entry: Entry): boolean {
    const { shows, madeOf, renderedAt } = entry;
    if (!shows) return false;
    const outdated = inBurst() ? LIFETIME_IN_BURST : 0;
    const isOutdated = changes.outdates(madeOf, shows);
    // The changes since then are not of this page: the next look skips them.
    if (!isOutdated) entry.shows = changes.now();
    return Date.now() - renderedAt < (isOutdated ? outdated : LIFETIME);
  }

  async function recalled(name: string): Promise<Entry | undefined> {
    const copy = await copies.read(name);
    if (!copy) return undefined;
    const inMemory = entries.get(name);
    if (inMemory) return inMemory;
    const page = { ...copy.page, cacheStatus: CACHE_HIT };
    const entry = { ...copy, page, shows: undefined, renderedAt: 0, failed: 0, notBefore: 0 };
    entries.set(name, entry);
    return entry;
  }

  /** Returns the render in progress under this name, or a new one. Its outcome never rejects. */
  function run(name: string, render: Render): Run {
    const runInProgress = runs.get(name);
    if (runInProgress) return runInProgress;
    counted.renders += 1;
    const { shows, madeOf } = entries.peek(name) ?? {};
    if (shows && madeOf) {
      // A render without a changed tag means that the entry's lifetime was over.
      debug('a page is rendered again', { page: name, changed: changes.changed(madeOf, shows) });
    }
    const started = { shows: changes.now(), invalidations, startedAt: Date.now() };
    const outcome = render()
      .then((made) => keep(name, made, started))
      .catch((error: unknown) =>
        failure(name, () => {
          throw error;
        }),
      )
      .finally(() => runs.delete(name));
    const begun = { ...started, outcome };
    runs.set(name, begun);
    return begun;
  }

  function keep(name: string, made: Rendered, started: Omit<Run, 'outcome'>): Outcome {
    const { page, madeOf, complete } = made;
    if (!complete || page.status >= 500) return failure(name, () => page);
    if (page.status !== 200 || page.headers.get('cache-control')?.includes('no-store')) {
      // The service is healthy, and says that the page is missing, moved or not to be stored: the cached copy is
      // obsolete.
      entries.delete(name);
      copies.drop(name);
      return { answer: () => page, failed: false };
    }
    // The page may have been made of content that was invalidated since.
    if (started.invalidations !== invalidations) return { answer: () => page, failed: false };
    const previous = entries.peek(name);
    // The same bytes keep their compressed forms.
    const same = previous?.page.digest === page.digest;
    const { encoded } = same ? previous.page : page;
    const cachedPage = { ...page, encoded, cacheStatus: CACHE_HIT };
    const renderedAt = Date.now();
    counted.lastRenewed = renderedAt;
    entries.set(name, {
      page: cachedPage,
      madeOf,
      shows: started.shows,
      renderedAt,
      failed: 0,
      notBefore: 0,
    });
    copies.write(name, { page: cachedPage, madeOf });
    return { answer: () => cachedPage, failed: false };
  }

  function failure(name: string, answer: () => Page): Outcome {
    counted.failedRenders += 1;
    counted.lastNotRenewed = Date.now();
    const entry = entries.peek(name);
    if (entry) {
      entry.notBefore = Date.now() + Math.min(SHORTEST_PAUSE * 2 ** entry.failed, LONGEST_PAUSE);
      entry.failed += 1;
    }
    return { answer, failed: true };
  }

  async function current(name: string, render: Render): Promise<Outcome> {
    const first = run(name, render);
    const outcome = await first.outcome;
    const isBehind = changes.outdates([ANYTHING, COMMENTS], first.shows) && !inBurst();
    const isCurrent = !isBehind && first.invalidations === invalidations;
    // A caller that joins a render begun before the last change waits for one more render; only one, so that an import
    // of a thousand documents holds up no request.
    return outcome.failed || isCurrent ? outcome : run(name, render).outcome;
  }

  function isCrowded(): boolean {
    return Math.max(runs.size, awaited.size) >= CROWD;
  }

  function refresh(name: string, render: Render, { notBefore }: Entry): void {
    const most = inBurst() || isCrowded() ? MOST_BEHIND_IN_BURST : MOST_BEHIND;
    const isAllowed = behind < most && health.mayAsk() && Date.now() >= notBefore;
    if (runs.has(name) || !isAllowed) return;
    behind += 1;
    void run(name, render).outcome.finally(() => {
      behind -= 1;
    });
  }

  /** Renders a page for a visitor who waits for it. */
  async function awaitTurn(name: string, render: Render, inTurn: InTurn): Promise<Outcome> {
    awaited.set(name, (awaited.get(name) ?? 0) + 1);
    try {
      return await inTurn(() => current(name, render));
    } finally {
      const others = (awaited.get(name) ?? 1) - 1;
      if (others > 0) awaited.set(name, others);
      else awaited.delete(name);
    }
  }

  /** Marks a page that its visitor waited for: https://www.rfc-editor.org/rfc/rfc9211#section-2. */
  function waitedFor(name: string, page: Page, forward: string): Page {
    const stored = page === entries.peek(name)?.page ? '; stored' : '';
    const stale = health.isBehind() ? `; ${STALE}` : '';
    return { ...page, cacheStatus: `pages; fwd=${forward}${stored}${stale}` };
  }

  return {
    cached(name) {
      const entry = health.isBehind() ? undefined : entries.get(name);
      return entry && isFresh(entry) ? entry.page : undefined;
    },

    visible(name) {
      copies.use(name);
      counted.servedCached += 1;
    },

    async page(name, render, inTurn = (make) => make()) {
      copies.use(name);
      const entry = entries.get(name);
      if (entry && isFresh(entry)) {
        counted.servedCached += 1;
        return health.isBehind()
          ? { ...entry.page, cacheStatus: `${CACHE_HIT}; ${STALE}` }
          : entry.page;
      }
      const copy = entry ?? (await recalled(name));
      const collapsed = runs.has(name) ? '; collapsed' : '';
      if (!copy) {
        const { answer } = await awaitTurn(name, render, inTurn);
        return waitedFor(name, answer(), `uri-miss${collapsed}`);
      }
      if (inBurst() && Date.now() - copy.renderedAt < LONGEST_IN_BURST) {
        refresh(name, render, copy);
        return { ...copy.page, cacheStatus: `${CACHE_HIT}; detail=burst` };
      }
      // A copy of an earlier process may be much older: its visitors wait.
      if (copy.shows && isCrowded()) {
        refresh(name, render, copy);
        return { ...copy.page, cacheStatus: `${CACHE_HIT}; detail=busy` };
      }
      if (!health.isAvailable() || Date.now() < copy.notBefore) {
        refresh(name, render, copy);
        counted.servedStale += 1;
        return { ...copy.page, cacheStatus: UNAVAILABLE };
      }
      const waited = Date.now() - (runs.get(name)?.startedAt ?? Date.now());
      const rendering = awaitTurn(name, render, inTurn);
      const outcome = await within(
        rendering.catch(() => undefined),
        PATIENCE - waited,
      );
      if (outcome && !outcome.failed) {
        return waitedFor(name, outcome.answer(), `stale${collapsed}`);
      }
      // The copy is looked up again: it may have been invalidated during the wait.
      const still = entries.get(name) ?? (await recalled(name));
      if (!still) return waitedFor(name, (await rendering).answer(), `stale${collapsed}`);
      counted.servedStale += 1;
      return { ...still.page, cacheStatus: UNAVAILABLE };
    },

    async invalidate(names) {
      invalidations += 1;
      const gone = new Set(names);
      const isGone = (madeOf: readonly string[]) => madeOf.some((one) => gone.has(one));
      const dropped = [...entries].flatMap(([name, { madeOf }]) => (isGone(madeOf) ? [name] : []));
      for (const name of dropped) entries.delete(name);
      const removed = await copies.invalidate((_, madeOf) => isGone(madeOf));
      return [...new Set([...dropped, ...removed])];
    },

    recall: async (name) => entries.peek(name) ?? recalled(name),

    async renew(name, render) {
      const entry = entries.peek(name);
      if (!(entry && isFresh(entry)) && health.isAvailable()) await run(name, render).outcome;
    },

    counts: () => ({ inMemory: entries.size, ...copies.size(), ...counted }),
  };
}
