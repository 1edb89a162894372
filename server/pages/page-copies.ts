/**
 * Keeps copies of finished pages on disk: what visitors read after a restart while the content service is away. A copy
 * goes, file included, as soon as something it was made of is withdrawn: decisions/008-page-cache.md.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildFiles } from './build-files.ts';
import type { Page } from './page.ts';
import { COPY, decoded, encoded, fileOf, type Head, readHead } from './page-copy-file.ts';

/** Disk space for copies whose address is not in the sitemap: some thousands of answers to client navigations. */
const BUDGET = 256 * 1024 * 1024; // bytes
const MOST_OTHERS = 5_000;
/** The most pages that wait to be written; another is written when it is rendered next. */
const MOST_WAITING = 200;
/** Files whose heads are read at once when the process starts. */
const OPENED_AT_ONCE = 32;

const UNFINISHED = '.unfinished';
const SEEN = 'seen';

/** A page and the names of what it was made of: sync tags of its content, and its comments. */
export type Copy = { page: Page; madeOf: readonly string[] };

export type PageCopies = {
  has(name: string): boolean;
  /** Notes that the page's address was asked for: it is kept longer than those that are not. */
  use(name: string): void;
  /** Reads a copy; undefined at once where there is none. A damaged one is dropped. */
  read(name: string): Promise<Copy | undefined> | undefined;
  /** Queues a copy to be written behind what is answered now, one at a time. Never throws. */
  write(name: string, copy: Copy): void;
  /** Withdraws the copies this predicate names at once; resolves with their names when no file holds them. */
  withdraw(isWithdrawn: (name: string, madeOf: readonly string[]) => boolean): Promise<string[]>;
  /** Writes down up to where withdrawals have been followed, once the files are gone. */
  settle(seen: string): void;
  size(): { copies: number; bytes: number };
  /** Resolves once what waits is written. */
  close(): Promise<void>;
};

export type PageCopiesOptions = {
  directory: string;
  build: BuildFiles;
  /** The place in the content's history. Copies of another place may hold what was withdrawn, and are deleted. */
  seen: string;
  /** Reads the addresses of the sitemap, when the other copies outgrow their budget. */
  listed(): Promise<ReadonlySet<string>>;
  warn(message: string, details: Record<string, unknown>): void;
  budget?: number;
};

type Known = Pick<Head, 'build' | 'digest' | 'madeOf'> & { bytes: number; isDocument: boolean };
type Writing = { name: string; cancelled: boolean; done: Promise<void> };

/** @throws when the directory cannot be made or read. */
export async function openPageCopies(options: PageCopiesOptions): Promise<PageCopies> {
  const { directory, build, warn, budget = BUDGET } = options;
  const pathOf = (name: string) => join(directory, fileOf(name));
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readFile(join(directory, SEEN), 'utf8').catch(() => undefined)) !== options.seen) {
    await empty(directory);
    await writeFile(join(directory, SEEN), options.seen, { mode: 0o600 });
  }
  /** In order of use, the least recently used first. */
  const index = new Map(await readHeads(directory));

  const reading = new Map<string, Promise<Copy | undefined>>();
  const waiting = new Map<string, Copy>();
  let writing: Writing | undefined;
  let removing: Promise<unknown> = Promise.resolve();
  let isFailing = false;

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
    removing = Promise.allSettled([removing, files]);
    await files;
  }

  async function load(name: string, known: Known): Promise<Copy | undefined> {
    const bytes = await readFile(pathOf(name)).catch(() => undefined);
    const read = bytes && decoded(bytes);
    // The copy was withdrawn or replaced while it was read.
    if (index.get(name) !== known) return undefined;
    if (!read || read.head.name !== name) {
      warn('a kept page was damaged, and is dropped', { page: name });
      await discard([name]);
      return undefined;
    }
    const { headers, digest, madeOf } = read.head;
    if (known.build !== build.id && !build.hasFilesOf(read.body)) return undefined;
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
    // The removal of a file of this name ends first, so that it does not take the new file with it.
    await removing;
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 });
      if (current.cancelled) return await rm(unfinished, { force: true });
      await rename(unfinished, pathOf(name));
      isFailing = false;
      if (!current.cancelled) index.set(name, knownOf(described, bytes.length));
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
      // Another copy may wait in its place.
      if (waiting.get(name) === copy) waiting.delete(name);
      await makeRoom(name);
    }
  }

  /** Drops the least used of those that are not in the sitemap; `last`, too, when it cannot be known which those are. */
  async function makeRoom(last: string): Promise<void> {
    if (sizeOf(index) <= budget && index.size <= MOST_OTHERS) return;
    const listed = await options.listed().catch(() => undefined);
    if (!listed) return discard([last]);
    const others = [...index].filter(([name]) => !listed.has(name));
    let count = others.length;
    let bytes = others.reduce((sum, [, known]) => sum + known.bytes, 0);
    const dropped: string[] = [];
    for (const [name, known] of others) {
      if (bytes <= budget && count <= MOST_OTHERS) break;
      dropped.push(name);
      bytes -= known.bytes;
      count -= 1;
    }
    await discard(dropped);
  }

  let draining: Promise<void> | undefined;
  let settling: Promise<void> | undefined;
  let unsettled: string | undefined;

  async function writeSeen(): Promise<void> {
    const unfinished = join(directory, SEEN + UNFINISHED);
    while (unsettled !== undefined) {
      const seen = unsettled;
      unsettled = undefined;
      await removing;
      try {
        await writeFile(unfinished, seen, { mode: 0o600 });
        await rename(unfinished, join(directory, SEEN));
      } catch (error) {
        // The place is not recorded, so the next start finds another one and takes no copy.
        warn('pages cannot be kept on disk', { problem: String(error) });
      }
    }
  }

  return {
    has: (name) => index.has(name) || waiting.has(name),
    use(name) {
      const known = index.get(name);
      if (!known) return;
      index.delete(name);
      index.set(name, known);
    },
    read(name) {
      const soon = waiting.get(name);
      if (soon) return Promise.resolve(soon);
      const known = index.get(name);
      if (!known || (known.build !== build.id && !known.isDocument)) return undefined;
      const begun = reading.get(name);
      if (begun) return begun;
      const copy = load(name, known).finally(() => reading.delete(name));
      reading.set(name, copy);
      return copy;
    },
    write(name, copy) {
      const known = index.get(name);
      const isSame = known?.build === build.id && known.digest === copy.page.digest;
      if (isSame && known.madeOf.join() === copy.madeOf.join()) return;
      if (waiting.size >= MOST_WAITING && !waiting.has(name)) return;
      waiting.set(name, copy);
      draining ??= drain().finally(() => {
        draining = undefined;
      });
    },
    async withdraw(isWithdrawn) {
      const names = new Set<string>();
      for (const [name, { madeOf }] of [...index, ...waiting]) {
        if (isWithdrawn(name, madeOf)) names.add(name);
      }
      await discard([...names]);
      return [...names];
    },
    settle(seen) {
      unsettled = seen;
      settling ??= writeSeen().finally(() => {
        settling = undefined;
      });
    },
    size: () => ({ copies: index.size, bytes: sizeOf(index) }),
    async close() {
      await draining;
      await Promise.allSettled([settling, removing]);
    },
  };
}

function sizeOf(index: ReadonlyMap<string, Known>): number {
  return index.values().reduce((sum, { bytes }) => sum + bytes, 0);
}

function knownOf({ build, digest, madeOf, headers }: Head, bytes: number): Known {
  const type = new Headers(headers).get('content-type') ?? '';
  return { build, digest, madeOf, bytes, isDocument: type.startsWith('text/html') };
}

/** Reads the heads an earlier process kept, the least recently written first, and removes its unfinished files. */
async function readHeads(directory: string): Promise<[string, Known][]> {
  const files = await readdir(directory);
  const found: { name: string; known: Known; written: number }[] = [];
  for (let start = 0; start < files.length; start += OPENED_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + OPENED_AT_ONCE).map(async (file) => {
        const path = join(directory, file);
        if (file.endsWith(UNFINISHED)) return rm(path, { force: true });
        if (!file.endsWith(COPY)) return;
        const { size, mtimeMs } = await stat(path);
        const described = await readHead(path);
        if (!described || fileOf(described.name) !== file) return rm(path, { force: true });
        found.push({ name: described.name, known: knownOf(described, size), written: mtimeMs });
      }),
    );
  }
  return found
    .toSorted((one, other) => one.written - other.written)
    .map(({ name, known }) => [name, known]);
}

async function empty(directory: string): Promise<void> {
  for (const file of await readdir(directory)) await rm(join(directory, file), { force: true });
}
