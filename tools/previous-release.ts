/** Keeps the files of the release before: a page opened before a deploy still asks for its own. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Runs a build that empties a folder of files named after their content, and puts back what the build before had made.
 * What that one had found there itself is gone: of two releases there are files, never of three.
 *
 * @param folder of the files
 * @param list file that names those put back, emptied with the folder or not
 */
export async function keepPreviousRelease(
  { folder, list }: { folder: string; list: string },
  build: () => Promise<void>,
): Promise<void> {
  const older = new Set((await readFile(list, 'utf8').catch(() => '')).split('\n'));
  const made = await readdir(folder).catch(() => []);
  const aside = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    for (const name of made.filter((file) => !older.has(file))) {
      await cp(join(folder, name), join(aside, name));
    }
    await build();
    const present = new Set(await readdir(folder));
    const putBack = (await readdir(aside)).filter((name) => !present.has(name));
    for (const name of putBack) await cp(join(aside, name), join(folder, name));
    await mkdir(dirname(list), { recursive: true });
    await writeFile(list, putBack.join('\n'));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
