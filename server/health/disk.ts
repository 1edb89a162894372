/** Whether the data directory can be written, and how much room is left on its disk. */
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** One block of the usual file systems: a full disk refuses it, while it would accept an empty file. */
const PROBE = Buffer.alloc(4096, 'x');

/**
 * Writes a block to the data directory, waits until it is on the disk, and removes it.
 * @throws the system's error: `EROFS`, `ENOSPC`, `ENOENT`, `EIO`…
 */
export async function probeWrite(directory: string): Promise<void> {
  const file = join(directory, `.write-probe-${process.pid}`);
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(PROBE);
    await handle.sync();
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

/** Bytes this process may still write, and the size of the whole file system. */
export async function diskSpace(directory: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}
