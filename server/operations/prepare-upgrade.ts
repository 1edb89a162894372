/** Prepares the first start of a new version: a backup of the data as the former version left it. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { lockDirectory } from '../../packages/content-service/index.ts';
import { takeTurn } from '../../packages/kit/database/owner.ts';
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { untilReached } from '../await-database.ts';
import type { Config } from '../config.ts';
import { type DataLocations, dataLocations } from '../data-directory.ts';
import {
  databasesIn,
  isNewer,
  programVersion,
  readDataVersion,
  readSharedVersion,
  writeDataVersion,
  writeSharedVersion,
} from '../data-version.ts';
import { diskSpace } from '../health/disk.ts';

/** The time limit of the backup: a hundred gigabytes from a slow disk. */
const LONGEST = 3 * 60 * 60_000; // ms

/** The free space that remains after the backup: the migrations that follow write as well. */
const ROOM_LEFT = 32 * 1024 * 1024; // bytes

type Upgrade = {
  /** Folder of the project: `server/operations/` is loaded from its sources. */
  root: URL;
  log: Pick<Logger, 'info' | 'warn'>;
};

/**
 * Makes a backup when another version opened the data last, and writes this one's number beside them. Call before any
 * service opens its database: they bring theirs up to date at once. A process that serves the directory already is left
 * alone.
 *
 * @throws {ConfigError} when a newer version wrote the data, or the backup cannot be made
 * @throws {DirectoryInUseError} when another process serves the directory
 */
export async function prepareUpgrade(
  config: Parameters<typeof dataLocations>[0] & Pick<Config, 'backupBeforeUpgrade'>,
  { root, log }: Upgrade,
): Promise<void> {
  const { directory, databaseUrl, backupBeforeUpgrade } = config;
  const version = programVersion(root);
  const before = await readDataVersion(directory);
  if (before === version) return;
  refuseNewer(before, version, `DATA_DIR ${directory}`);
  const letGo = lockDirectory(join(directory, 'content.sqlite.lock'));
  try {
    // A backup without PostgreSQL's data would be useless: the start waits until the database answers.
    if (databaseUrl) await untilReached(databaseUrl, log);
    // When several processes start at once, one makes the backup and the others find the data upgraded.
    await takeTurn(databaseUrl, async () => {
      const shared = databaseUrl && (await readSharedVersion(databaseUrl));
      if (shared) refuseNewer(shared, version, 'DATABASE_URL');
      const isFirst = databasesIn(directory).length === 0 && !databaseUrl;
      if (!isFirst && shared !== version) {
        if (backupBeforeUpgrade) await backUp(dataLocations(config), version, { root, log });
        else {
          log.warn(
            { before, version },
            'no backup was made before the first start of a new version',
          );
        }
      }
      // The version is written before the services open: even a start that fails halfway has begun to change the data.
      if (databaseUrl) await writeSharedVersion(databaseUrl, version);
      await writeDataVersion(directory, version);
    });
  } finally {
    letGo();
  }
}

/** @throws {ConfigError} where a newer version than this one wrote the data */
function refuseNewer(before: string | undefined, version: string, place: string): void {
  if (before === undefined || !isNewer(before, version)) return;
  throw new ConfigError([
    `${place} was last opened by version ${before}, and this is ${version}: start ${before} or a newer one, or restore the backup made before that upgrade`,
  ]);
}

async function backUp(
  places: DataLocations,
  version: string,
  { root, log }: Upgrade,
): Promise<void> {
  try {
    await requireRoom(places.directory);
    const script = fileURLToPath(new URL('server/operations/backup-before-upgrade.ts', root));
    const limits = { timeout: LONGEST, killSignal: 'SIGKILL' } as const;
    const running = promisify(execFile)(process.execPath, [script], limits);
    // The input carries the database's address: arguments can be read by every account of the machine, and it holds a
    // password. A script that ends before it has read its input reports so by its exit code.
    running.child.stdin?.on('error', () => {}).end(JSON.stringify(places));
    const { stdout } = await running;
    const folder = stdout.trim();
    if (folder) log.info({ folder, version }, 'backed up before the first start of a new version');
  } catch (error) {
    throw new ConfigError([
      `The backup before the first start of ${version} could not be made (${reasonOf(error)}): mend that, or start without it with BACKUP_BEFORE_UPGRADE=false`,
    ]);
  }
}

/** @throws when the copies of the databases would not fit; pictures take no room, for they are linked */
async function requireRoom(directory: string): Promise<void> {
  const files = databasesIn(directory);
  const logs = files.map((file) => `${file}-wal`);
  const sizes = await Promise.all(
    [...files, ...logs].map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const needed = sizes.reduce((sum, size) => sum + size, ROOM_LEFT);
  const { free } = await diskSpace(directory);
  if (free < needed) {
    throw new Error(`it needs ${inEnglish(needed)}, and ${inEnglish(free)} are free`);
  }
}

/** `120 MB`, `3.2 GB`: the lines of a start are in English. */
const inEnglish = (bytes: number) =>
  writtenSize(bytes).replace(',', '.').replace('\u00a0', ' ').replace(/o$/, 'B');

/** The last line that the script wrote to its errors; the message, when it wrote none. */
function reasonOf(error: unknown): string {
  const written = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  const message = error instanceof Error ? error.message : String(error);
  return (written.split('\n').at(-1) || message).slice(0, 300);
}
