/** Gives a run of tests one folder for its temporary files: in memory where the machine has room there, gone at the end. */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. Containers often have 64 MB of it, which is not enough. */
const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3; // bytes

/**
 * The databases of tests are synced at each commit, as in production, which on a disk is most of a test's time; and
 * a power cut is nothing that a test could survive.
 */
export default async function setUp(): Promise<void> {
  const folder = await mkdtemp(join(await placeOfFiles(), 'rooms-'));
  // PostgreSQL refuses to run as root, and the account it runs as has to come in.
  await chmod(folder, 0o755);
  // Playwright keeps what it compiles in the folder of temporary files, too: its workers find what it has compiled itself.
  process.env.PWTEST_CACHE_DIR ??= join(
    tmpdir(),
    `playwright-transform-cache-${process.geteuid?.()}`,
  );
  // Both are inherited by the workers, and the cache is given to the processes that tests start: hundreds of them would
  // each compile the same modules.
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  // Also after a run that is broken off: what stays in memory is taken from the machine until it restarts.
  // What a worker still writes meanwhile makes a folder that was empty one that is not.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

async function placeOfFiles(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize >= ROOM ? MEMORY : tmpdir();
}
