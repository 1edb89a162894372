/**
 * Exchanges what is in a data directory for what was restored. Entry by entry, because a directory that is a mount point
 * (a volume of a container) or whose parent may not be written (a unit of systemd) cannot be renamed. A plan is on the disk
 * from before the first entry moves until all counts, the rows in PostgreSQL included: whatever comes first after a swap
 * that was killed, the site or another restore, finishes it or undoes it.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder in the data directory where a restore puts its data together, and what it notes while it exchanges the two. */
const RESTORE_FOLDER = '.restore';
const RESTORE_PLAN = `${RESTORE_FOLDER}/plan.json`;
/** Names that a restore leaves in place: they belong to the disk, or are the lock of the restoring process. */
const STAYING = [
  'lost+found',
  'content.sqlite.lock',
  'content.sqlite.lock-journal',
  RESTORE_FOLDER,
];
/** The data that an earlier restore replaced, where they could not be moved beside the directory. */
const REPLACED = 'before-restore-';

const Plan = z.object({
  leaving: z.array(z.string()),
  arriving: z.array(z.string()),
  /** The mark that PostgreSQL has once the restored rows count (`packages/kit/database/commit-mark.ts`); none without PostgreSQL. */
  mark: z.string().optional(),
});

type Plan = z.infer<typeof Plan>;

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

/** Lists the names in a data directory that a restore replaces. */
export async function dataIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => !STAYING.includes(name) && !name.startsWith(REPLACED));
}

/**
 * Moves what is in the directory aside, and what `makeStaging` holds into its place; when that fails, all is as it was.
 * It counts with `settleSwap` alone, or with the mark that is named here.
 * @param mark the mark that a transaction of PostgreSQL leaves, which is committed afterwards
 */
export async function swapIn(directory: string, mark?: string): Promise<void> {
  const { plan, arriving, leaving } = roomOf(directory);
  const planned: Plan = {
    leaving: await dataIn(directory),
    arriving: await readdir(arriving),
    ...(mark !== undefined && { mark }),
  };
  await mkdir(leaving, { mode: 0o700 });
  await writeFile(`${plan}.partial`, JSON.stringify(planned), { mode: 0o600, flush: true });
  await rename(`${plan}.partial`, plan);
  try {
    for (const name of planned.leaving) await rename(join(directory, name), join(leaving, name));
    for (const name of planned.arriving) await rename(join(arriving, name), join(directory, name));
    await sync(directory);
  } catch (error) {
    await undoSwap(directory, planned);
    throw error;
  }
}

/**
 * Makes a swap count, and keeps what it replaced.
 * @param madeAt the time of the backup, ISO 8601
 * @returns where what was there is now; undefined when there was nothing
 */
export async function settleSwap(directory: string, madeAt: string): Promise<string | undefined> {
  await rm(roomOf(directory).plan);
  return keepReplaced(directory, madeAt);
}

export type Interrupted = 'finished' | 'undone';

/**
 * Finishes a swap that was killed where its rows in PostgreSQL count already, and else puts back what was there; removes
 * what was staged. Call it while no other process has the directory.
 * @param hasMark whether PostgreSQL has a mark: asked only where it can have one. What it throws leaves all as it is
 * @returns what became of a swap; undefined where none was under way
 */
export async function tidyRestore(
  directory: string,
  hasMark: (mark: string) => Promise<boolean>,
): Promise<Interrupted | undefined> {
  const room = roomOf(directory);
  if (!existsSync(join(directory, RESTORE_FOLDER))) return undefined;
  const planned = existsSync(room.plan)
    ? Plan.parse(JSON.parse(await readFile(room.plan, 'utf8')))
    : undefined;
  const counts = planned?.mark !== undefined && (await hasMark(planned.mark));
  if (planned && !counts) await undoSwap(directory, planned);
  if (planned && counts) await rm(room.plan);
  // The replaced data is kept also where the swap was killed after the commit.
  await keepReplaced(directory, new Date().toISOString());
  await rm(join(directory, RESTORE_FOLDER), { recursive: true, force: true });
  return planned && (counts ? 'finished' : 'undone');
}

/** Whether a restore of this directory was killed, or is under way. */
export function hasUnfinishedRestore(directory: string): boolean {
  return existsSync(join(directory, RESTORE_FOLDER));
}

async function undoSwap(directory: string, planned: Plan): Promise<void> {
  const { plan, arriving, leaving } = roomOf(directory);
  for (const name of planned.arriving) {
    const [from, back] = [join(directory, name), join(arriving, name)];
    // A file that is still staged was not swapped in: the one of its name in the directory is the old one.
    if (!existsSync(back) && existsSync(from)) await rename(from, back);
  }
  for (const name of planned.leaving) {
    const [from, back] = [join(leaving, name), join(directory, name)];
    if (existsSync(from)) await rename(from, back);
  }
  await sync(directory);
  await rm(plan);
}

/** Moves the replaced data beside the directory, or into it where that cannot be written. */
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
