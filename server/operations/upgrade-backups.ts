/** The backups made before upgrades, in the data directory: how many are kept, and for how long. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CertainTime } from '../../packages/kit/process/certain-time.ts';

/** The folder of the data directory that holds them. */
export const UPGRADE_BACKUPS = 'before-upgrade';

/** The number of newest backups kept: of this version and of the two before it. */
const MOST = 3;
const DAY = 24 * 60 * 60_000; // ms
/**
 * The longest time an upgrade backup is kept: the legal page promises that erased data leave the last backup by then.
 */
const LONGEST = 30 * DAY;

/** Matches the folders of `npm run backup`, including unfinished ones of a killed process. */
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)(\.unfinished)?$/;

/**
 * Removes those that are too old or too many, and what is left of one that was killed.
 * @param now the time that has certainly passed
 */
export async function removeOldUpgradeBackups(directory: string, now: Date): Promise<void> {
  const folder = join(directory, UPGRADE_BACKUPS);
  const names = await readdir(folder).catch(() => []);
  const dated = names.flatMap((name) => {
    const [, day = '', hour, minute, second, unfinished] = NAME.exec(name) ?? [];
    return day ? [{ name, at: Date.parse(`${day}${hour}:${minute}:${second}`), unfinished }] : [];
  });
  const whole = dated.filter(({ unfinished }) => !unfinished).toSorted((a, b) => b.at - a.at);
  const recent = whole.slice(0, MOST).filter(({ at }) => now.getTime() - at < LONGEST);
  for (const one of dated.filter((each) => !recent.includes(each))) {
    await rm(join(folder, one.name), { recursive: true, force: true });
  }
}

/** Removes old backups of upgrades now and each day. */
export function recurUpgradeBackupRemoval(
  directory: string,
  certainTime: Pick<CertainTime, 'now'>,
  warn: (message: string, details: Record<string, unknown>) => void,
): { close(): void } {
  const remove = () =>
    removeOldUpgradeBackups(directory, certainTime.now()).catch((error: unknown) =>
      warn('an old backup could not be removed', { error: String(error) }),
    );
  void remove();
  const timer = setInterval(remove, DAY).unref();
  return { close: () => clearInterval(timer) };
}
