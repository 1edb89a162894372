import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The permission bits of other accounts of the machine. */
const OTHERS = 0o077;

/** Makes what this process writes readable by its account only: databases, CVs, mails, copies of pages. */
export function writePrivately(): void {
  process.umask(OTHERS);
}

/** Removes other accounts' access to a data directory of an earlier version: itself and its direct entries. */
export async function closeToOthers(
  directory: string,
  warn: (message: string, details: Record<string, unknown>) => void,
): Promise<void> {
  const entries = await readdir(directory);
  for (const path of [directory, ...entries.map((entry) => join(directory, entry))]) {
    try {
      const { mode } = await stat(path);
      if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o777 & ~OTHERS);
    } catch (error) {
      // The volume belongs to another account, which alone can change its permissions.
      warn('other accounts of this machine may read what is stored', {
        path,
        error: String(error),
      });
    }
  }
}
