import { createHash } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { streamFile } from '../files/serve-file.ts';
import { arrivingFile, copyFlushed, flush, type Originals, originalsAway } from './originals.ts';

const CHUNK_BYTES = 1024 * 1024;
/** The age from which what arrives in a folder of several processes was left by one that ended (ms). */
const ABANDONED = 24 * 60 * 60_000;

/**
 * Opens the originals of a folder: `images/` and `files/`, made with their first file.
 *
 * @param isShared whether other processes keep files in it, whose uploads are under way
 */
export function openFolder(folder: string, { isShared = false } = {}): Originals {
  const arriving = join(folder, 'arriving');
  // Unfinished uploads of a killed process will never be complete, and are deleted.
  if (isShared) void removeAbandoned(arriving).catch(() => {});
  else rmSync(arriving, { recursive: true, force: true });

  const pathOf = (name: string) => join(folder, name);
  /**
   * Returns undefined for a file that does not exist; throws for a failing mount, which says nothing about its files.
   */
  function noneWhereMissing(error: unknown): undefined {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    throw isShared && AWAY.has(code) ? originalsAway() : error;
  }
  async function find(name: string): Promise<Stats | undefined> {
    const file = await stat(pathOf(name)).catch(noneWhereMissing);
    return file?.isFile() ? file : undefined;
  }

  async function keep(name: string, path: string): Promise<void> {
    const to = dirname(pathOf(name));
    await mkdir(to, { recursive: true });
    await rename(path, pathOf(name));
    // The folder has a flush of its own: it holds the file's new name.
    await flush(to);
  }

  return {
    arriving,
    // At most 100 MB/s, and a tenth of a core.
    scrub: { days: 1, pause: 10 },

    keep,

    async copyFrom(name, path) {
      const [from, original] = await Promise.all([stat(path), find(name)]);
      if (original?.size === from.size) return;
      const copy = await arrivingFile(arriving);
      try {
        await copyFlushed(path, copy);
        await keep(name, copy);
      } finally {
        await rm(copy, { force: true });
      }
    },

    copyTo: (name, path) => copyFlushed(pathOf(name), path),

    async local(name) {
      const file = await find(name);
      return file && { path: pathOf(name), isChecked: false, ...statOf(file) };
    },

    async stat(name) {
      const file = await find(name);
      return file && statOf(file);
    },

    part: async (name, { first, last }) => streamFile(pathOf(name), first, last),

    async hash(name, reading) {
      const hash = createHash('sha1');
      const file = await open(pathOf(name)).catch(noneWhereMissing);
      if (!file) return undefined;
      try {
        const { size, identity } = statOf(await file.stat());
        const chunk = reading?.buffer ?? Buffer.allocUnsafe(Math.min(size, CHUNK_BYTES));
        for (;;) {
          const { bytesRead } = await file.read(chunk, 0, chunk.length);
          if (bytesRead === 0) break;
          hash.update(chunk.subarray(0, bytesRead));
          await reading?.pause();
        }
        return { sha1: hash.digest('hex'), identity };
      } finally {
        await file.close();
      }
    },

    async *list(kind) {
      const names = await readdir(pathOf(kind)).catch(noneWhereMissing);
      for (const name of names ?? []) yield { name: `${kind}/${name}` };
    },

    async close() {},
  };
}

/**
 * Tells a file from another under the same name, which has another inode, time or size. Times of files tick every few
 * milliseconds: by time and size alone, a picture uploaded within the tick of its damage was taken for the damaged one.
 */
function statOf({ ino, mtimeMs, size }: Stats) {
  return { size, identity: `${ino} ${mtimeMs} ${size}` };
}

/** The error codes of a mount whose server is unavailable. */
const AWAY = new Set<unknown>(['EIO', 'ESTALE', 'ETIMEDOUT', 'EHOSTDOWN', 'ENOTCONN']);

async function removeAbandoned(arriving: string): Promise<void> {
  for (const name of await readdir(arriving)) {
    const { mtimeMs } = await stat(join(arriving, name));
    if (Date.now() - mtimeMs > ABANDONED) await rm(join(arriving, name), { force: true });
  }
}
