/** The version of this program, and the version that last opened a data directory. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readNote, writeNote } from '../packages/kit/database/shared-notes.ts';

/** Semantic versioning without labels: three numbers. */
const version = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/);
const Package = z.object({ version });

/** The file in the data directory that names the version. */
const FILE = 'version';

/** @param root folder of the project, or of a release of it */
export function programVersion(root: URL): string {
  return Package.parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))).version;
}

/** The version that last opened the data; undefined for data from before 1.0.0, and where there is none. */
export async function readDataVersion(directory: string): Promise<string | undefined> {
  const text = await readFile(join(directory, FILE), 'utf8').catch(() => '');
  return version.safeParse(text.trim()).data;
}

export async function writeDataVersion(directory: string, written: string): Promise<void> {
  const file = join(directory, FILE);
  await writeFile(`${file}.partial`, `${written}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.partial`, file);
}

/**
 * Reads which version last opened the data in PostgreSQL, in whichever process; undefined where none has recorded it.
 */
export async function readSharedVersion(url: string): Promise<string | undefined> {
  return version.safeParse(await readNote(url, FILE)).data;
}

export function writeSharedVersion(url: string, written: string): Promise<void> {
  return writeNote(url, FILE, written);
}

/** Whether a version comes after another. */
export function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** Lists the databases in a data directory; those of another engine or service do not exist there. */
export function databasesIn(directory: string): string[] {
  return ['content.sqlite', 'inbox.sqlite', 'staff.sqlite']
    .map((name) => join(directory, name))
    .filter((file) => existsSync(file));
}
