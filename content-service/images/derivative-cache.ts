import { createHash, randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_DERIVATIVES } from './cache-policy.ts';

export interface DerivativeCacheOptions {
  /** Ours alone: whatever else is found in it is removed. Created when missing. */
  folder: string;
  /** Most bytes kept on disk. */
  bytes: number;
  warn: (message: string, details: Record<string, unknown>) => void;
}

export interface DerivativeCache {
  /** The content under a key (40 hexadecimal digits), if it is kept. Never throws. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Never throws: a full or broken disk costs speed, not the answer. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Resolves when nothing of ours touches the folder any more. */
  close(): Promise<void>;
}

const KEY = /^[\da-f]{40}$/;
/** Files being written, on the same disk so that finishing one is a rename. */
const INCOMING = 'incoming';
/** SHA-256 of the content, in front of it. */
const SEAL_BYTES = 32;
/** How often a use is noted on disk, as the file's time (ms): a hit must not cost a write. */
const NOTE_USE_EVERY = 3_600_000;

/**
 * Computed images, kept on disk within a budget. The least recently used leave first, also across
 * restarts.
 *
 * Every file begins with the hash of what follows. One cut short by a crash or spoilt by a disk is
 * removed and computed again, never served, so writing needs no flush to be safe.
 */
export function createDerivativeCache(options: DerivativeCacheOptions): DerivativeCache {
  const { folder, warn } = options;
  /** In order of use, oldest first. Times are epoch milliseconds. */
  const kept = new Map<string, { bytes: number; notedAt: number }>();
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
    await mkdir(join(folder, INCOMING), { recursive: true });
  }

  /** Finds what earlier runs left. One file at a time: start-up has better uses for the disk. */
  async function scan() {
    await prepared;
    const found: { key: string; bytes: number; notedAt: number }[] = [];
    for await (const { name } of await opendir(folder)) {
      if (closed) return;
      if (name === INCOMING) continue;
      const file = await stat(pathOf(name)).catch(() => undefined);
      if (KEY.test(name) && file?.isFile() && found.length < MAX_DERIVATIVES) {
        found.push({ key: name, bytes: file.size, notedAt: file.mtimeMs });
      } else {
        await rm(pathOf(name), { recursive: true, force: true });
      }
    }
    const usedMeanwhile = [...kept];
    kept.clear();
    total = 0;
    for (const { key, ...file } of found.sort((a, b) => a.notedAt - b.notedAt)) remember(key, file);
    for (const [key, file] of usedMeanwhile) remember(key, file);
    await makeRoom();
  }

  function remember(key: string, file: { bytes: number; notedAt: number }) {
    forget(key);
    kept.set(key, file);
    total += file.bytes;
  }

  function forget(key: string) {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  async function makeRoom() {
    for (const key of kept.keys()) {
      if (total <= options.bytes && kept.size <= MAX_DERIVATIVES) return;
      forget(key);
      await rm(pathOf(key), { force: true });
    }
  }

  function noteUse(key: string, bytes: number) {
    const notedAt = kept.get(key)?.notedAt ?? 0;
    const now = Date.now();
    const due = now - notedAt > NOTE_USE_EVERY;
    remember(key, { bytes, notedAt: due ? now : notedAt });
    // Evicted between our reading and this: nothing to note.
    if (due) track(() => utimes(pathOf(key), new Date(now), new Date(now)).catch(() => {}));
  }

  return {
    async read(key) {
      const sealed = await readFile(pathOf(key)).catch(() => undefined);
      if (!sealed) {
        forget(key);
        return undefined;
      }
      const content = sealed.subarray(SEAL_BYTES);
      if (!sealOf(content).equals(sealed.subarray(0, SEAL_BYTES))) {
        forget(key);
        warn('A cached image was damaged and is computed again', { key });
        await rm(pathOf(key), { force: true }).catch(() => {});
        return undefined;
      }
      noteUse(key, sealed.length);
      return content;
    },

    write(key, content) {
      const bytes = content.length + SEAL_BYTES;
      if (closed || bytes > options.bytes) return Promise.resolve();
      return track(async () => {
        await prepared;
        const incoming = join(folder, INCOMING, randomUUID());
        await writeFile(incoming, [sealOf(content), content]);
        await rename(incoming, pathOf(key));
        remember(key, { bytes, notedAt: Date.now() });
        // Before the scan is over we do not know what is oldest.
        if (!running.has(scanned)) await makeRoom();
      });
    },

    async close() {
      closed = true;
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function sealOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
