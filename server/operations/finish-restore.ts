/** Finishes or undoes a restore that was killed, before the site opens its data. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { lockDirectory } from '../../packages/content-service/index.ts';
import { hasMark } from '../../packages/kit/database/commit-mark.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { untilReached } from '../await-database.ts';
import type { DataLocations } from '../data-directory.ts';
import { hasUnfinishedRestore, tidyRestore } from './swap-directories.ts';

/** Asks the PostgreSQL of the settings for the mark of a restore. @throws {ConfigError} where the settings name none */
export function markIn(
  { directory, databaseUrl }: Pick<DataLocations, 'directory' | 'databaseUrl'>,
  reached: (url: string) => Promise<void> = async () => {},
): (mark: string) => Promise<boolean> {
  return async (mark) => {
    if (!databaseUrl) {
      throw new ConfigError([
        `A restore into DATA_DIR ${directory} and PostgreSQL was interrupted: set DATABASE_URL as it was then`,
      ]);
    }
    await reached(databaseUrl);
    return hasMark(databaseUrl, mark);
  };
}

/**
 * Finishes a restore or undoes it; call before any service opens its database. A PostgreSQL that is away is waited for,
 * where it has to be asked.
 * @throws {ConfigError} where it cannot be asked
 * @throws {DirectoryInUseError} when the restore is still under way
 */
export async function finishRestore(
  places: Pick<DataLocations, 'directory' | 'databaseUrl'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const { directory } = places;
  if (!hasUnfinishedRestore(directory)) return;
  const letGo = lockDirectory(join(directory, 'content.sqlite.lock'));
  try {
    const became = await tidyRestore(
      directory,
      markIn(places, (url) => untilReached(url, log)),
    );
    if (became) log.warn({ became }, 'a restore was interrupted');
  } finally {
    letGo();
  }
}
