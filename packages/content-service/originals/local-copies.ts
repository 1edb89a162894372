import { rmSync, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hashFile, type LocalOriginal, sha1Of } from './originals.ts';

export interface LocalCopiesOptions {
  /** Ours alone, made when missing. */
  folder: string;
  /** The most bytes of copies on disk; enough for the work in progress. */
  bytes: number;
  /** Bytes that stay free on the disk: with less, older copies leave. */
  freeSpaceFloor: number;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** Copies of a store's originals on this disk. The least recently used leave first, over restarts too; any may be lost. */
export interface LocalCopies {
  /** Folder for files that arrive, on the same disk. */
  readonly arriving: string;
  /** The copy under a name, if it is there with the bytes of the name. */
  find(name: string): Promise<LocalOriginal | undefined>;
  /** Moves a file of checked bytes to the copies. */
  keep(name: string, path: string): Promise<LocalOriginal>;
  /** Has older copies leave where the disk has less room than the floor and this. */
  makeRoom(bytes: number): Promise<void>;
  close(): Promise<void>;
}

interface Copy {
  size: number;
  notedAt: number;
  /** The file as it was when its bytes were found to be those of its name; undefined before. */
  checked?: string;
}

/** The least time between two uses recorded on disk, as the file's time (ms): a hit must not cost a write. */
const NOTE_USE_EVERY = 3_600_000;
/** The number of copies that stay however full the disk is: those being worked on. */
const FEWEST = 4;

export function openLocalCopies({
  folder,
  bytes,
  freeSpaceFloor,
  warn,
}: LocalCopiesOptions): LocalCopies {
  const arriving = join(folder, 'arriving');
  // Unfinished downloads of a killed process will never be complete, and are deleted.
  rmSync(arriving, { recursive: true, force: true });
  const checking = new Map<string, Promise<boolean>>();
  const pending = new Set<Promise<void>>();
  const pathOf = (name: string) => join(folder, basename(name));
  const copies = new LRUCache<string, Copy>({
    maxSize: bytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_copy, file, reason) => {
      if (reason === 'evict') track(rm(join(folder, file), { force: true }));
    },
  });
  track(scan());

  function track(work: Promise<unknown>): void {
    const guarded = work
      .then(() => {})
      .catch((error: unknown) => warn('Copies of originals failed', { error: String(error) }))
      .finally(() => pending.delete(guarded));
    pending.add(guarded);
  }

  /** Finds what earlier runs left, one file at a time: start-up has better uses for the disk. */
  async function scan(): Promise<void> {
    await mkdir(arriving, { recursive: true, mode: 0o700 });
    const files: [file: string, copy: Copy][] = [];
    for (const file of await readdir(folder)) {
      const stats = await stat(join(folder, file)).catch(() => undefined);
      if (stats?.isFile()) files.push([file, { size: stats.size, notedAt: stats.mtimeMs }]);
    }
    const used = [...copies.rkeys()];
    files.sort(([, one], [, other]) => one.notedAt - other.notedAt);
    for (const [file, copy] of files) if (!copies.has(file)) copies.set(file, copy);
    for (const file of used) copies.get(file);
  }

  function remember(file: string, { size, mtimeMs }: Stats): void {
    const now = Date.now();
    const notedAt = copies.get(file)?.notedAt ?? mtimeMs;
    const isDue = now - notedAt > NOTE_USE_EVERY;
    const checked = identityOf({ size, mtimeMs });
    // The new modification time changes the file's identity, so it is compared once more.
    copies.set(file, isDue ? { size, notedAt: now } : { size, notedAt, checked });
    if (isDue) track(utimes(join(folder, file), new Date(now), new Date(now)).catch(() => {}));
  }

  async function hasItsBytes(name: string, file: Stats): Promise<boolean> {
    if (copies.get(basename(name))?.checked === identityOf(file)) return true;
    const check =
      checking.get(name) ??
      hashFile(pathOf(name), 'sha1')
        .then(([sha1]) => sha1 === sha1Of(name))
        .finally(() => checking.delete(name));
    checking.set(name, check);
    return check;
  }

  return {
    arriving,

    async find(name) {
      const file = await stat(pathOf(name)).catch(() => undefined);
      if (!file?.isFile()) return undefined;
      if (!(await hasItsBytes(name, file).catch(() => false))) {
        warn('a copy of an original was damaged and is fetched again', { asset: name });
        copies.delete(basename(name));
        await rm(pathOf(name), { force: true });
        return undefined;
      }
      remember(basename(name), file);
      return located(pathOf(name), file);
    },

    async keep(name, path) {
      await rename(path, pathOf(name));
      const file = await stat(pathOf(name));
      remember(basename(name), file);
      return located(pathOf(name), file);
    },

    async makeRoom(wanted) {
      const disk = await statfs(folder);
      let lacking = freeSpaceFloor + wanted - disk.bavail * disk.bsize;
      while (lacking > 0 && copies.size > FEWEST) lacking -= copies.pop()?.size ?? 0;
      await Promise.all(pending);
    },

    async close() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

function located(path: string, file: Stats): LocalOriginal {
  return { path, size: file.size, identity: identityOf(file), isChecked: true };
}

function identityOf({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `${size} ${mtimeMs}`;
}
