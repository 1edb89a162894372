import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fileWithin } from '../../packages/kit/network/file-within.ts';

export const MANIFEST = 'manifest.json';
export const CONTENT = 'content.sqlite';
export const INBOX = 'inbox.sqlite';
export const STAFF = 'staff.sqlite';

/** The numbers of rows, by table. */
const rows = z.record(z.string().regex(/^[a-z_]+$/), z.int());

const manifest = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version that had last opened the data; absent for data from before 1.0.0. */
  site: z.string().optional(),
  /** Number of rows by table, of the agency's content; shown in the manifest, and checked against the databases. */
  content: rows.optional(),
  inbox: rows,
  /** Absent with hosted content, and in backups from before the accounts had a database of their own. */
  staff: rows.optional(),
  /** False: it was in `APP_SECRET`, and has to be there again for links in sent mails to work. */
  secretIncluded: z.boolean(),
  files: z.array(
    z.object({
      /** Below the backup's folder, with `/`. */
      path: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/),
      bytes: z.int(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type Manifest = z.infer<typeof manifest>;

/** Adds up the files of a backup, in bytes. */
export function sizeOf({ files }: Manifest): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** Thrown with the reason why a restore is refused, for a person. No data has been changed. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

/** A backup that must not be restored. The message says why, for a person. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

/**
 * Reads every byte of it.
 * @throws {DamagedBackup}
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const savedManifest = await readManifest(folder);
  const expected = new Map(savedManifest.files.map((file) => [file.path, file]));
  for (const path of await filesBelow(folder)) {
    if (path === MANIFEST) continue;
    const real = await fileWithin(folder, path);
    if (real === undefined) {
      throw new DamagedBackup(`${path} is no file, or a link that leads outside the backup`);
    }
    const file = expected.get(path);
    if (!file) throw new DamagedBackup(`${path} is not of this backup`);
    const { bytes, sha256 } = await measure(real);
    if (bytes !== file.bytes) {
      throw new DamagedBackup(`${path} has ${bytes} bytes and not ${file.bytes}`);
    }
    if (sha256 !== file.sha256) throw new DamagedBackup(`${path} is not what was backed up`);
    expected.delete(path);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw new DamagedBackup(`${missing} is missing`);
  if (savedManifest.content) expectRows(folder, CONTENT, savedManifest.content);
  expectRows(folder, INBOX, savedManifest.inbox);
  if (savedManifest.staff) expectRows(folder, STAFF, savedManifest.staff);
  return savedManifest;
}

function expectRows(
  folder: string,
  name: string,
  rowCounts: Readonly<Record<string, number>>,
): void {
  const file = join(folder, name);
  checkDatabase(file);
  const counted = countRows(file, Object.keys(rowCounts));
  for (const [table, count] of Object.entries(rowCounts)) {
    if (counted[table] === count) continue;
    throw new DamagedBackup(`${name} has ${counted[table]} ${table} and not ${count}`);
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = await fileWithin(folder, MANIFEST);
  const text = file && (await readFile(file, 'utf8').catch(() => undefined));
  if (text === undefined) {
    throw new DamagedBackup(`${folder} has no ${MANIFEST}: it is no backup, or not a whole one`);
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new DamagedBackup(`${MANIFEST} cannot be read: ${why}`, { cause: error });
  }
}

/** @throws {DamagedBackup} when the database is not whole */
export function checkDatabase(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [integrity] = database.prepare('PRAGMA integrity_check(1)').all();
    const [orphan] = database.prepare('PRAGMA foreign_key_check').all();
    if (integrity?.integrity_check !== 'ok' || orphan) {
      throw new DamagedBackup(`${file} is not whole: ${JSON.stringify(orphan ?? integrity)}`);
    }
  } catch (error) {
    if (error instanceof DamagedBackup) throw error;
    throw new DamagedBackup(`${file} is not whole: ${error}`, { cause: error });
  } finally {
    database.close();
  }
}

/** Rows by table, of the tables that it has: an earlier version had fewer. The file stays as it is, to the byte. */
export function countRows(file: string, tables: readonly string[]): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  const schemaRows = database.prepare("select name from sqlite_schema where type = 'table'").all();
  const names = new Set(schemaRows.map(({ name }) => name));
  const counted = tables.filter((table) => names.has(table));
  const counts = counted.map((table) => {
    const row = database.prepare(`select count(*) as count from "${table}"`).get();
    return [table, z.object({ count: z.int() }).parse(row).count] as const;
  });
  database.close();
  return Object.fromEntries(counts);
}

/** Lists every file in a folder and its subfolders, sorted, so that two manifests of the same files are equal. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export async function measure(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
