/** Gives a run of tests one folder for its temporary files: in memory where the machine has room there, gone at the end. */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, statfs, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundleWorkers } from '../scripts/bundle-workers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the folder with the bundled workers. */
    workers: string;
  }
}

/** Where Linux keeps files in memory. Containers often have 64 MB of it, which is not enough. */
const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3; // bytes

/**
 * The databases of tests are synced at each commit, as in production, which on a disk is most of a test's time; and
 * a power cut is nothing that a test could survive.
 */
export default async function setUp(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(await placeOfFiles(), 'rooms-'));
  // PostgreSQL refuses to run as root, and the account it runs as has to come in.
  await chmod(folder, 0o755);
  // Both are inherited by the workers, and the cache is given to the processes that tests start: hundreds of them would
  // each compile the same modules.
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  // Also after a run that is broken off: what stays in memory is taken from the machine until it restarts.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  const workers = join(folder, 'workers');
  // The bundles import libvips, and look for it from where they are.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await bundleWorkers(workers);
  project.onTestsRerun(() => bundleWorkers(workers));
  project.provide('workers', pathToFileURL(`${workers}/`).href);
}

async function placeOfFiles(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize >= ROOM ? MEMORY : tmpdir();
}
