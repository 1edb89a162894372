/**
 * Stores copies of finished pages on disk, for visitors after a restart while the content service is unavailable.
 * Unpublishing content deletes the copies made of it, files included: docs/decisions/008-page-cache.md.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildFiles } from './build-files.ts';
import type { Page } from './page.ts';
import { decoded, encoded, fileOf, type Head } from './page-copy-file.ts';
import {
  createPositionRecord,
  openCopyFolder,
  type StoredCopy,
  storedCopyOf,
  UNFINISHED,
} from './page-copy-folder.ts';

/** Disk space for copies whose address is not in the sitemap: some thousands of answers to client navigations. */
const BUDGET = 256 * 1024 * 1024; // bytes
const MOST_OTHERS = 5_000;
/** The most pages that wait to be written; another is written when it is rendered next. */
const MOST_WAITING = 200;
/** A page and the names of its sources: the sync tags of its content, and its comments. */
export type Copy = { page: Page; madeOf: readonly string[] };

export type PageCopies = {
  has(name: string): boolean;
  /** Notes a request of the page: unused copies are evicted first. */
  use(name: string): void;
  /** Reads a copy; undefined at once if there is none. A damaged copy is deleted. */
  read(name: string): Promise<Copy | undefined> | undefined;
  /** Queues a copy to be written, one at a time, after the current request. Never throws. */
  write(name: string, copy: Copy): void;
  /** Removes the copy of a page that is no more; one whose file cannot be removed is shown no more. Never throws. */
  drop(name: string): void;
  /** Invalidates the copies that match; resolves with their names once no file holds them. */
  invalidate(isInvalid: (name: string, madeOf: readonly string[]) => boolean): Promise<string[]>;
  /** Writes down up to where invalidations have been followed, once the files are gone. */
  confirmRevision(seen: string): void;
  size(): { copies: number; bytes: number };
  /** Resolves once what waits is written. */
  close(): Promise<void>;
};

export type PageCopiesOptions = {
  directory: string;
  build: BuildFiles;
  /**
   * The position in the content's history. Copies of another position may hold unpublished content, and are deleted.
   */
  seen: string;
  /** Reads the addresses of the sitemap, when the other copies outgrow their budget. */
  listed(): Promise<ReadonlySet<string>>;
  warn(message: string, details: Record<string, unknown>): void;
  budget?: number;
};

type Writing = { name: string; cancelled: boolean; done: Promise<void> };

/** @throws when the directory cannot be made or read. */
export async function openPageCopies(options: PageCopiesOptions): Promise<PageCopies> {
  const { directory, build, warn, budget = BUDGET } = options;
  const pathOf = (name: string) => join(directory, fileOf(name));
  /** The copies, least recently used first. */
  const index = new Map(await openCopyFolder(options));

  const reading = new Map<string, Promise<Copy | undefined>>();
  const waiting = new Map<string, Copy>();
  let writing: Writing | undefined;
  let removing: Promise<unknown> = Promise.resolve();
  let isFailing = false;
  /** Whether the file of a copy that was invalidated could not be removed. */
  let isOneLeft = false;
  const position = createPositionRecord({
    directory,
    async removed() {
      await removing;
      return !isOneLeft;
    },
    warn,
  });

  /** @throws when a file cannot be removed; its copy is shown no more all the same */
  async function discard(names: readonly string[]): Promise<void> {
    for (const name of names) {
      waiting.delete(name);
      index.delete(name);
    }
    const current = writing && names.includes(writing.name) ? writing : undefined;
    if (current) current.cancelled = true;
    const files = (async () => {
      await current?.done;
      for (const name of names) await rm(pathOf(name), { force: true });
    })();
    const gone = files.catch(() => {
      isOneLeft = true;
    });
    removing = Promise.all([removing, gone]);
    await files;
  }

  /** Deletes valid copies: a failure to delete one is logged, and does not fail the request. */
  async function drop(names: readonly string[]): Promise<void> {
    await discard(names).catch((error: unknown) =>
      warn('a cached page could not be removed from disk', { problem: String(error) }),
    );
  }

  async function load(name: string, stored: StoredCopy): Promise<Copy | undefined> {
    const bytes = await readFile(pathOf(name)).catch(() => undefined);
    const read = bytes && decoded(bytes);
    // The copy was invalidated or replaced while it was being read.
    if (index.get(name) !== stored) return undefined;
    if (!read || read.head.name !== name) {
      warn('a cached page was damaged, and is dropped', { page: name });
      await drop([name]);
      return undefined;
    }
    const { headers, digest, madeOf } = read.head;
    if (stored.build !== build.id && !build.hasFilesOf(read.body)) return undefined;
    const page: Page = {
      status: 200,
      headers: new Headers(headers),
      body: read.body,
      digest,
      encoded: new Map(),
    };
    return { page, madeOf };
  }

  async function store(name: string, { page, madeOf }: Copy, current: Writing): Promise<void> {
    const { digest } = page;
    const described: Head = {
      name,
      build: build.id,
      headers: [...page.headers],
      digest,
      madeOf: [...madeOf],
    };
    const bytes = encoded(described, page.body);
    const unfinished = pathOf(name) + UNFINISHED;
    // A pending removal of this file ends first, so that it does not delete the new one.
    await removing;
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 });
      if (current.cancelled) return await rm(unfinished, { force: true });
      await rename(unfinished, pathOf(name));
      isFailing = false;
      if (!current.cancelled) index.set(name, storedCopyOf(described, bytes.length));
    } catch (error) {
      if (!isFailing) warn('pages cannot be kept on disk', { problem: String(error) });
      isFailing = true;
      await rm(unfinished, { force: true }).catch(() => {});
    }
  }

  async function drain(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      const [name, copy] = next;
      const { promise: done, resolve } = Promise.withResolvers<void>();
      writing = { name, cancelled: false, done };
      await store(name, copy, writing);
      writing = undefined;
      resolve();
      // A newer copy may have taken its place in the queue.
      if (waiting.get(name) === copy) waiting.delete(name);
      await makeRoom(name);
    }
  }

  /** Drops the least used of those that are not in the sitemap; `last`, too, when it cannot be known which those are. */
  async function makeRoom(last: string): Promise<void> {
    if (sizeOf(index) <= budget && index.size <= MOST_OTHERS) return;
    const listed = await options.listed().catch(() => undefined);
    if (!listed) return drop([last]);
    const others = [...index].filter(([name]) => !listed.has(name));
    let count = others.length;
    let bytes = others.reduce((sum, [, stored]) => sum + stored.bytes, 0);
    const dropped: string[] = [];
    for (const [name, stored] of others) {
      if (bytes <= budget && count <= MOST_OTHERS) break;
      dropped.push(name);
      bytes -= stored.bytes;
      count -= 1;
    }
    await drop(dropped);
  }

  let draining: Promise<void> | undefined;
  return {
    has: (name) => index.has(name) || waiting.has(name),
    use(name) {
      const stored = index.get(name);
      if (!stored) return;
      index.delete(name);
      index.set(name, stored);
    },
    read(name) {
      const soon = waiting.get(name);
      if (soon) return Promise.resolve(soon);
      const stored = index.get(name);
      if (!stored || (stored.build !== build.id && !stored.isDocument)) return undefined;
      const begun = reading.get(name);
      if (begun) return begun;
      const copy = load(name, stored).finally(() => reading.delete(name));
      reading.set(name, copy);
      return copy;
    },
    write(name, copy) {
      const stored = index.get(name);
      const isSame = stored?.build === build.id && stored.digest === copy.page.digest;
      if (isSame && stored.madeOf.join() === copy.madeOf.join() && writing?.name !== name) {
        // The copy that waits to be written is older than this one.
        waiting.delete(name);
        return;
      }
      if (waiting.size >= MOST_WAITING && !waiting.has(name)) return;
      waiting.set(name, copy);
      draining ??= drain().finally(() => {
        draining = undefined;
      });
    },
    drop(name) {
      if (index.has(name) || waiting.has(name)) void drop([name]);
    },
    async invalidate(isInvalid) {
      const names = new Set<string>();
      for (const [name, { madeOf }] of [...index, ...waiting]) {
        if (isInvalid(name, madeOf)) names.add(name);
      }
      await discard([...names]);
      return [...names];
    },
    confirmRevision: position.confirmRevision,
    size: () => ({ copies: index.size, bytes: sizeOf(index) }),
    async close() {
      await draining;
      await Promise.all([position.settled(), removing]);
    },
  };
}

function sizeOf(index: ReadonlyMap<string, StoredCopy>): number {
  return index.values().reduce((sum, { bytes }) => sum + bytes, 0);
}
