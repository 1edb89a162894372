/**
 * `npm run move -- [--to postgres://… | --to sqlite] [--files file:///… | s3://… | local]`: takes the data of a site that is
 * stopped to PostgreSQL or back, and its pictures and files to a folder or a store that processes share, or back. Each row,
 * document and file is compared before it counts; what was there stays until somebody removes it. One that was broken off is
 * taken up again by the same command. See docs/scale.md.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COPIED_TABLES, connectDatabase } from '../../inbox/database.ts';
import {
  type CopyReport,
  copyJournal,
  copyOriginals,
} from '../../packages/content-service/index.ts';
import { hasMark } from '../../packages/kit/database/commit-mark.ts';
import { compareTables } from '../../packages/kit/database/copy-tables.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import type { FilesLocation } from '../../packages/kit/process/files-location.ts';
import { COPIED_STAFF_TABLES, connectStaffDatabase } from '../../staff/database.ts';
import { readConfig } from '../config.ts';
import { type DataLocations, dataLocations } from '../data-directory.ts';
import { exportPostgres } from './backup.ts';
import { CONTENT, INBOX, RestoreRefused, STAFF } from './backup-manifest.ts';
import { fillPostgres } from './fill-postgres.ts';
import { holdDirectory } from './restore-backup.ts';

export type Move = {
  /** The address of the PostgreSQL, or `sqlite` for the data directory; undefined where the data stays where it is. */
  to?: string | undefined;
  /** `local` for the data directory; undefined where pictures and files stay where they are. */
  files?: FilesLocation | 'local' | undefined;
};

export type Moved = {
  files: CopyReport | undefined;
  /** The folder in the data directory that holds the former data. */
  left: string | undefined;
};

const ignore = () => {};

/** @throws {ConfigError}, and {RestoreRefused} under a running site */
export async function moveSite(places: DataLocations, { to, files }: Move): Promise<Moved> {
  const { directory, databaseUrl } = places;
  const letGo = holdDirectory(directory);
  try {
    const local = join(directory, 'assets');
    const from = places.files ?? local;
    // Files are copied before the documents: a document whose picture is not there yet would be shown without it.
    const copied =
      files && (typeof from !== 'string' || existsSync(from))
        ? await copyOriginals(from, files === 'local' ? local : files)
        : undefined;
    if (to === undefined) return { files: copied, left: undefined };
    if (to === 'sqlite') {
      if (!databaseUrl) throw new ConfigError(['The data is in DATA_DIR already.']);
      return { files: copied, left: await moveBack(directory, databaseUrl) };
    }
    if (databaseUrl) throw new ConfigError(['DATABASE_URL is set: the data is in PostgreSQL.']);
    return { files: copied, left: await moveToPostgres(directory, to) };
  } finally {
    letGo();
  }
}

/** Notes in the data directory which transaction has moved it: killed after its commit, the files are still as before. */
const NOTE = 'move-mark';

async function moveToPostgres(directory: string, url: string): Promise<string> {
  const note = join(directory, NOTE);
  const begun = await readFile(note, 'utf8').catch(() => undefined);
  if (begun === undefined || !(await hasMark(url, begun))) {
    const mark = randomUUID();
    await writeFile(note, mark, { flush: true, mode: 0o600 });
    await fillPostgres(url, directory, {
      mark,
      replacing: false,
      compared: true,
      notEmpty: 'There is data in that PostgreSQL: a move needs an empty database.',
    });
  }
  const left = await putAside(directory, [INBOX, STAFF]);
  await rm(note);
  return left;
}

/** Writes and compares the files in a folder beside the directory first; the data in PostgreSQL stay there. */
async function moveBack(directory: string, url: string): Promise<string> {
  const staged = join(directory, '.move');
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { mode: 0o700 });
  const at = (name: string) => join(staged, name);
  await copyJournal(url, { to: at(CONTENT), from: join(directory, CONTENT) });
  await exportPostgres(url, at);
  const postgres = { kind: 'postgres', url } as const;
  const inbox = await connectDatabase(postgres, ignore);
  const copy = await connectDatabase({ kind: 'sqlite', file: at(INBOX) }, ignore);
  await compareTables(copy, inbox, COPIED_TABLES).finally(async () => {
    await inbox.destroy();
    await copy.destroy();
  });
  if (existsSync(at(STAFF))) {
    const staff = await connectStaffDatabase(postgres, ignore);
    const staffCopy = await connectStaffDatabase({ kind: 'sqlite', file: at(STAFF) }, ignore);
    await compareTables(staffCopy, staff, COPIED_STAFF_TABLES).finally(async () => {
      await staff.destroy();
      await staffCopy.destroy();
    });
  }
  const left = await putAside(directory, [CONTENT, INBOX, STAFF]);
  for (const name of [INBOX, STAFF, CONTENT]) {
    if (existsSync(at(name))) await rename(at(name), join(directory, name));
  }
  await rm(staged, { recursive: true });
  return left;
}

/** Moves databases, with SQLite's files beside each, into a folder of the directory. */
async function putAside(directory: string, names: readonly string[]): Promise<string> {
  const left = join(
    directory,
    `before-move-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  );
  await mkdir(left, { recursive: true, mode: 0o700 });
  for (const name of names.flatMap((file) => [file, `${file}-wal`, `${file}-shm`])) {
    if (existsSync(join(directory, name))) await rename(join(directory, name), join(left, name));
  }
  return left;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { to: { type: 'string' }, files: { type: 'string' } } });
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { to, files } = values;
    if (!to && !files) {
      throw new ConfigError([
        'npm run move -- [--to postgres://user:password@host/database | --to sqlite] [--files file:///mnt/shared | --files s3://… | --files local]',
      ]);
    }
    const config = readConfig();
    // The new settings are checked as a start checks them.
    const target = readConfig({
      ...process.env,
      DATABASE_URL: to === 'sqlite' ? '' : to,
      FILES_URL: files === 'local' ? '' : files,
    });
    const moved = await moveSite(dataLocations(config), {
      to: to === 'sqlite' ? to : target.databaseUrl,
      files: files === 'local' ? files : target.files,
    });
    if (moved.files) {
      const { copied, passed, bytes } = moved.files;
      const size = (bytes / 1024 / 1024).toFixed(1);
      console.log(`${copied} pictures and files copied, ${size} MB; ${passed} were there already.`);
    }
    if (moved.left)
      console.log(`What was there is in ${moved.left}: remove it once nobody misses it.`);
    console.log(
      `Now set ${[
        ...(to
          ? [to === 'sqlite' ? 'DATABASE_URL to nothing' : 'DATABASE_URL to that address']
          : []),
        ...(files ? [files === 'local' ? 'FILES_URL to nothing' : 'FILES_URL to that place'] : []),
      ].join(' and ')}, and start the site. Everybody has to log in again.`,
    );
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.lines.join('\n'));
    else console.error(error instanceof RestoreRefused ? error.message : error);
    process.exit(1);
  }
}
