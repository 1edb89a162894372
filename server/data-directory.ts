/** The data directory, and what may be wrong with it: a mistake of settings is a line, not a crash. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { JournalUnavailableError, OwnContentError } from '../packages/content-service/index.ts';
import { sqliteCode } from '../packages/kit/database/sqlite-code.ts';
import { ConfigError } from '../packages/kit/process/config-error.ts';
import type { FilesLocation } from '../packages/kit/process/files-location.ts';
import type { Config } from './config.ts';
import { fullDiskSentence } from './full-disk.ts';
import { probeWrite } from './health/disk.ts';

/** Explains in one line why a database cannot be opened: two starts at once are a mistake, and damage has a remedy. */
export function inOneLine(file: string) {
  return (error: unknown): never => {
    if (error instanceof Error && error.name === 'DirectoryInUseError') {
      const directory = dirname(file);
      throw new ConfigError([`DATA_DIR ${directory} is in use by another process: stop it first`]);
    }
    if (error instanceof OwnContentError) {
      throw new ConfigError([
        `DATABASE_URL holds other content than DATA_DIR ${dirname(file)}, which it would hide: name an empty folder, or move the content there with npm run move`,
      ]);
    }
    if (error instanceof JournalUnavailableError) {
      throw new ConfigError([
        `DATABASE_URL: PostgreSQL does not answer, and DATA_DIR ${dirname(file)} has no copy of the content to serve yet`,
      ]);
    }
    if (error instanceof Error && error.name === 'NewerDatabaseError') {
      throw new ConfigError([
        `${file} was written by a newer version (${error.message}): start that one, or restore the backup made before the upgrade`,
      ]);
    }
    if (error instanceof Error && sqliteCode(error) === 'corrupt') {
      throw new ConfigError([
        `${file} is damaged (${error.message}): put a backup in its place with npm run restore -- FOLDER --force`,
      ]);
    }
    throw error;
  };
}

/**
 * Makes a data directory where there is none.
 *
 * @throws {ConfigError} when nothing can be written to it
 */
export async function makeWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await probeWrite(directory);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const refused = `DATA_DIR ${directory} cannot be written: ${why}`;
    throw new ConfigError([fullDiskSentence(error, directory) ?? refused]);
  }
}

/** The places of a site's data, for backups and restores. */
export type DataLocations = Pick<Config, 'directory' | 'databaseUrl'> & {
  /** The location of the originals; absent where they are in the directory. */
  files?: FilesLocation | undefined;
  /** False where a hosted service holds the content, or there is none yet. */
  holdsContent: boolean;
};

export function dataLocations({
  directory,
  databaseUrl,
  files,
  hostedContent,
}: Pick<Config, 'directory' | 'databaseUrl' | 'files' | 'hostedContent'>): DataLocations {
  return { directory, databaseUrl, files, holdsContent: !hostedContent };
}
