/**
 * Exchanges what is in a data directory for what was restored. Entry by entry, because a directory that is a mount point
 * (a volume of a container) or whose parent may not be written (a unit of systemd) cannot be renamed. A plan is on the disk
 * meanwhile: a swap that was killed is undone by the next restore, and no site starts on half of it.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { RESTORE_FOLDER, RESTORE_PLAN } from '../server/data-directory.ts';

/** What belongs to the disk, or to the process that restores: its lock. */
const STAYING = ['lost+found', 'content.sqlite.lock', RESTORE_FOLDER];
/** The data that an earlier restore replaced, where it could not be kept beside. */
const REPLACED = 'before-restore-';

const Plan = z.object({ leaving: z.array(z.string()), arriving: z.array(z.string()) });

const roomOf = (directory: string) => ({
  plan: join(directory, RESTORE_PLAN),
  arriving: join(directory, RESTORE_FOLDER, 'new'),
  leaving: join(directory, RESTORE_FOLDER, 'old'),
});

/** Makes the folder that the restored data is put together in: on the directory's own disk, so that it can be moved. */
export async function makeStaging(directory: string): Promise<string> {
  const { arriving } = roomOf(directory);
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  return arriving;
}

/** The names of what a restore replaces. */
export async function dataIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => !STAYING.includes(name) && !name.startsWith(REPLACED));
}

/**
 * Moves what is in the directory aside, and what `makeStaging` holds into its place; when that fails, all is as it was.
 * @param madeAt the time of the backup, ISO 8601
 * @returns where what was there is now; undefined when there was nothing
 */
export async function swapIn(directory: string, madeAt: string): Promise<string | undefined> {
  const { plan, arriving, leaving } = roomOf(directory);
  const names = { leaving: await dataIn(directory), arriving: await readdir(arriving) };
  await mkdir(leaving, { mode: 0o700 });
  await writeFile(`${plan}.partial`, JSON.stringify(names), { mode: 0o600, flush: true });
  await rename(`${plan}.partial`, plan);
  try {
    for (const name of names.leaving) await rename(join(directory, name), join(leaving, name));
    for (const name of names.arriving) await rename(join(arriving, name), join(directory, name));
    await sync(directory);
  } catch (error) {
    await undoSwap(directory);
    throw error;
  }
  await rm(plan);
  return keepReplaced(directory, madeAt);
}

/** Puts back what a swap that was killed had moved, and removes what it had staged. */
export async function tidyRestore(directory: string): Promise<void> {
  if (existsSync(roomOf(directory).plan)) await undoSwap(directory);
  // It was killed when all was exchanged: what was there is kept all the same.
  await keepReplaced(directory, new Date().toISOString());
  await rm(join(directory, RESTORE_FOLDER), { recursive: true, force: true });
}

async function undoSwap(directory: string): Promise<void> {
  const { plan, arriving, leaving } = roomOf(directory);
  const names = Plan.parse(JSON.parse(await readFile(plan, 'utf8')));
  for (const name of names.arriving) {
    const [from, back] = [join(directory, name), join(arriving, name)];
    // What is still staged has not come yet: what has its name is the old one.
    if (!existsSync(back) && existsSync(from)) await rename(from, back);
  }
  for (const name of names.leaving) {
    const [from, back] = [join(leaving, name), join(directory, name)];
    if (existsSync(from)) await rename(from, back);
  }
  await sync(directory);
  await rm(plan);
}

/** Beside the directory where that can be written, within it where not. */
async function keepReplaced(directory: string, madeAt: string): Promise<string | undefined> {
  const { leaving } = roomOf(directory);
  const names = await readdir(leaving).catch(() => []);
  if (names.length === 0) {
    await rmdir(leaving).catch(() => {});
    return undefined;
  }
  const at = madeAt.replaceAll(':', '').replace(/\.\d+/, '');
  const free = (place: string) =>
    existsSync(place) ? `${place}-${randomBytes(4).toString('hex')}` : place;
  const beside = free(`${directory}.before-${at}`);
  const within = free(join(directory, REPLACED + at));
  return rename(leaving, beside).then(
    () => beside,
    () => rename(leaving, within).then(() => within),
  );
}

async function sync(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync();
  await handle.close();
}
