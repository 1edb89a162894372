import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, opendir, readFile, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_DERIVATIVES } from './cache-policy.ts';
import { isSealed, SEAL_BYTES } from './derivative-seal.ts';

export interface DerivativeCacheOptions {
  /** Ours alone: whatever else is found in it is removed. Created when missing. */
  folder: string;
  /** The most bytes on disk. */
  bytes: number;
  /** Bytes that stay free on the disk: below this, nothing more is stored. */
  freeSpaceFloor: number;
  warn: (message: string, details: Record<string, unknown>) => void;
}

export interface Derivative {
  path: string;
  /** The offset of the image in its file, in bytes. */
  offset: number;
  /** Size of the image, in bytes. */
  size: number;
}

export interface DerivativeCache {
  /** Finds the complete image under a key (40 hexadecimal digits). Never throws. */
  find(key: string): Promise<Derivative | undefined>;
  /** Whether there is a file for a key, not looked into. Never throws. */
  has(key: string): Promise<boolean>;
  /** A file to write a sealed image to; undefined when the disk has no room for one. Never throws. */
  incoming(): Promise<string | undefined>;
  /**
   * Stores an incoming file and returns its location; its bytes when it cannot be stored.
   * @throws the system's error when they cannot be read back either
   */
  keep(key: string, incoming: string): Promise<Derivative | Uint8Array<ArrayBuffer>>;
  /** Resolves when nothing of ours touches the folder any more. */
  close(): Promise<void>;
}

interface CacheEntry {
  bytes: number;
  notedAt: number;
  /** The file, as it was when its seal was found to be true; undefined before. */
  verified?: string;
}

const KEY = /^[\da-f]{40}$/;
/** Files being written, on the same disk so that finishing one is a rename. */
const INCOMING = 'incoming';
/** The least time between two uses recorded on disk, as the file's time (ms): a hit must not cost a write. */
const NOTE_USE_EVERY = 3_600_000;

/**
 * Computed images, kept on disk within a budget. The least recently used leave first, also across
 * restarts. They are never held in memory: a slow reader of a large one would hold it for minutes.
 *
 * Every file begins with the hash of what follows. One cut short by a crash or spoilt by a disk is
 * removed and computed again, never served, so writing needs no flush to be safe.
 */
export function createDerivativeCache(options: DerivativeCacheOptions): DerivativeCache {
  const { folder, warn } = options;
  /** The entries in order of use, oldest first. Times are epoch milliseconds. */
  const entries = new Map<string, CacheEntry>();
  const running = new Set<Promise<void>>();
  let total = 0;
  let closed = false;

  const pathOf = (key: string) => join(folder, key);
  const prepared = track(prepare);
  const scanned = track(scan);

  function track(work: () => Promise<void>): Promise<void> {
    const guarded = work()
      .catch((error: unknown) => warn('The image cache failed', { error: String(error) }))
      .finally(() => running.delete(guarded));
    running.add(guarded);
    return guarded;
  }

  async function prepare() {
    await rm(join(folder, INCOMING), { recursive: true, force: true });
    await mkdir(join(folder, INCOMING), { recursive: true, mode: 0o700 });
  }

  /** Lists files of earlier runs, one at a time: the start needs the disk for other things. */
  async function scan() {
    await prepared;
    const files: { key: string; bytes: number; notedAt: number }[] = [];
    for await (const { name } of await opendir(folder)) {
      if (closed) return;
      if (name === INCOMING) continue;
      const file = await stat(pathOf(name)).catch(() => undefined);
      if (KEY.test(name) && file?.isFile() && files.length < MAX_DERIVATIVES) {
        files.push({ key: name, bytes: file.size, notedAt: file.mtimeMs });
      } else {
        await rm(pathOf(name), { recursive: true, force: true });
      }
    }
    const usedMeanwhile = [...entries];
    entries.clear();
    total = 0;
    for (const { key, ...file } of files.sort((a, b) => a.notedAt - b.notedAt)) remember(key, file);
    for (const [key, file] of usedMeanwhile) remember(key, file);
    await makeRoom();
  }

  function remember(key: string, file: CacheEntry) {
    invalidate(key);
    entries.set(key, file);
    total += file.bytes;
  }

  function invalidate(key: string) {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  async function makeRoom() {
    for (const key of entries.keys()) {
      if (total <= options.bytes && entries.size <= MAX_DERIVATIVES) return;
      invalidate(key);
      await rm(pathOf(key), { force: true });
    }
  }

  /** Whether its seal is true: read once for each file, not for each visitor. */
  async function isWhole(key: string, file: Stats): Promise<boolean> {
    if (entries.get(key)?.verified === identityOf(file)) return true;
    return isSealed(pathOf(key));
  }

  function noteUse(key: string, file: Stats) {
    const notedAt = entries.get(key)?.notedAt ?? 0;
    const now = Date.now();
    const due = now - notedAt > NOTE_USE_EVERY;
    const used = { bytes: file.size, notedAt: due ? now : notedAt };
    // The new modification time changes the file's identity, so the cache verifies it once more.
    remember(key, due ? used : { ...used, verified: identityOf(file) });
    // A file that was evicted meanwhile needs no new time.
    if (due) track(() => utimes(pathOf(key), new Date(now), new Date(now)).catch(() => {}));
  }

  function located(key: string, bytes: number): Derivative {
    return { path: pathOf(key), offset: SEAL_BYTES, size: bytes - SEAL_BYTES };
  }

  return {
    async find(key) {
      const file = await stat(pathOf(key)).catch(() => undefined);
      if (!file) {
        invalidate(key);
        return undefined;
      }
      if (!(await isWhole(key, file).catch(() => false))) {
        invalidate(key);
        warn('A cached image was damaged and is computed again', { key });
        await rm(pathOf(key), { force: true }).catch(() => {});
        return undefined;
      }
      noteUse(key, file);
      return located(key, file.size);
    },

    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),

    async incoming() {
      await prepared;
      const disk = await statfs(join(folder, INCOMING)).catch(() => undefined);
      if (closed || !disk || disk.bavail * disk.bsize < options.freeSpaceFloor) return undefined;
      return join(folder, INCOMING, randomUUID());
    },

    async keep(key, incoming) {
      const { size, mtimeMs } = await stat(incoming);
      const renaming = size <= options.bytes && !closed ? rename(incoming, pathOf(key)) : undefined;
      const isCached = await renaming?.then(
        () => true,
        (error: unknown) => warn('The image cache failed', { error: String(error) }),
      );
      if (!isCached) {
        const image = await readFile(incoming);
        await rm(incoming, { force: true });
        return image.subarray(SEAL_BYTES);
      }
      remember(key, { bytes: size, notedAt: Date.now(), verified: identityOf({ size, mtimeMs }) });
      // Before the scan is over, the oldest entries are not known, and nothing is evicted.
      if (!running.has(scanned)) await track(makeRoom);
      return located(key, size);
    },

    async close() {
      closed = true;
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function identityOf({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `${size} ${mtimeMs}`;
}
