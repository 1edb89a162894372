/** A folder that can be filled: a file system of its own in memory where root may mount one, else a limit on file sizes. */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryDirectory } from '../support/site.ts';

const run = promisify(execFile);

/** How a file system in memory limits a disk. */
export const IN_MEMORY = 'tmpfs, ENOSPC';

export type LimitedDisk = {
  /** How it is done, for the report. */
  means: string;
  directory: string;
  /** From now on nothing more can be written. */
  fill(pid: number): Promise<void>;
  /** And from now on it can again. */
  free(pid: number): Promise<void>;
  remove(): Promise<void>;
};

/** Undefined where there is no way to fill a disk. */
export async function makeLimitedDisk(megabytes: number): Promise<LimitedDisk | undefined> {
  const directory = await temporaryDirectory();
  const mounted = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m`,
    'tmpfs',
    directory,
  ]);
  if (mounted.status === 0) return inMemory(directory);
  if (spawnSync('prlimit', ['--version']).status === 0) return underLimit(directory);
  await rm(directory, { recursive: true });
  return undefined;
}

function inMemory(directory: string): LimitedDisk {
  const ballast = join(directory, 'ballast');
  return {
    means: IN_MEMORY,
    directory,
    async fill() {
      const file = createWriteStream(ballast);
      const full = once(file, 'error');
      const piece = Buffer.alloc(64 * 1024);
      for (let open = true; open; ) {
        open = await Promise.race([
          full.then(() => false),
          new Promise<boolean>((resolve) => file.write(piece, (error) => resolve(!error))),
        ]);
      }
      // The rest, smaller than a piece.
      await run('dd', ['if=/dev/zero', `of=${join(directory, 'crumbs')}`, 'bs=512']).catch(
        () => {},
      );
    },
    async free() {
      await rm(ballast);
      await rm(join(directory, 'crumbs'), { force: true });
    },
    async remove() {
      await run('umount', [directory]);
      await rm(directory, { recursive: true });
    },
  };
}

/** No process may grow a file beyond it; Node ignores the signal that comes with it, so writing fails with EFBIG. */
function underLimit(directory: string): LimitedDisk {
  return {
    means: 'file size limit, EFBIG',
    directory,
    async fill(pid) {
      await run('prlimit', ['--pid', String(pid), '--fsize=4096:unlimited']);
    },
    async free(pid) {
      await run('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']);
    },
    remove: () => rm(directory, { recursive: true }),
  };
}
