/**
 * Records of the last backup and the last restore drill: two small files in the data directory of the process that made
 * them, and a note that the other processes of a site read.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readNote, writeNote } from '../../packages/kit/database/shared-notes.ts';

const backupRecord = z.object({
  /** ISO 8601. */
  madeAt: z.string(),
  /** Absolute. */
  folder: z.string(),
  bytes: z.number(),
});

const drillRecord = z.object({
  /** ISO 8601. */
  at: z.string(),
  folder: z.string(),
  /** Why it could not be restored; absent when it could. */
  failure: z.string().optional(),
});

export type BackupRecord = z.infer<typeof backupRecord>;
export type DrillRecord = z.infer<typeof drillRecord>;

const BACKUP = 'last-backup.json';
const DRILL = 'last-restore-drill.json';

/** A data directory, and the PostgreSQL of its site where there is one. */
type DataLocation = { directory: string; databaseUrl?: string | undefined };

export function readBackupRecord(directory: string): Promise<BackupRecord | undefined> {
  return read(join(directory, BACKUP), backupRecord);
}

export function writeBackupRecord(place: DataLocation, record: BackupRecord): Promise<void> {
  return write(place, BACKUP, record);
}

export function readDrillRecord(directory: string): Promise<DrillRecord | undefined> {
  return read(join(directory, DRILL), drillRecord);
}

export function writeDrillRecord(place: DataLocation, record: DrillRecord): Promise<void> {
  return write(place, DRILL, record);
}

/** The last backup of the site, whichever process made it. */
export async function lastBackup(place: DataLocation): Promise<BackupRecord | undefined> {
  const [own, other] = await Promise.all([
    readBackupRecord(place.directory),
    readShared(place, BACKUP, backupRecord),
  ]);
  return own && other && Date.parse(own.madeAt) > Date.parse(other.madeAt) ? own : (other ?? own);
}

/** The last drill, likewise. */
export async function lastDrill(place: DataLocation): Promise<DrillRecord | undefined> {
  const [own, other] = await Promise.all([
    readDrillRecord(place.directory),
    readShared(place, DRILL, drillRecord),
  ]);
  return own && other && Date.parse(own.at) > Date.parse(other.at) ? own : (other ?? own);
}

async function readShared<Shape extends z.ZodType>(
  { databaseUrl }: DataLocation,
  name: string,
  shape: Shape,
): Promise<z.infer<Shape> | undefined> {
  if (!databaseUrl) return undefined;
  try {
    return shape.parse(JSON.parse((await readNote(databaseUrl, name)) ?? ''));
  } catch {
    return undefined;
  }
}

/** Reads a record; undefined when none can be read: the health page then says that nothing is known. */
async function read<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
): Promise<z.infer<Shape> | undefined> {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function write(
  { directory, databaseUrl }: DataLocation,
  name: string,
  record: object,
): Promise<void> {
  const file = join(directory, name);
  // The directory may be missing: hosted content on PostgreSQL can be backed up where no site has started yet.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.partial`, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  await rename(`${file}.partial`, file);
  // While PostgreSQL is unavailable, only this process's file has the record.
  if (databaseUrl) await writeNote(databaseUrl, name, JSON.stringify(record)).catch(() => {});
}
