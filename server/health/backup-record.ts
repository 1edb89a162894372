/** What is known of the last backup and the last restore drill: two small files in the data directory. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

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

export function readBackupRecord(directory: string): Promise<BackupRecord | undefined> {
  return read(join(directory, BACKUP), backupRecord);
}

export function writeBackupRecord(directory: string, record: BackupRecord): Promise<void> {
  return write(join(directory, BACKUP), record);
}

export function readDrillRecord(directory: string): Promise<DrillRecord | undefined> {
  return read(join(directory, DRILL), drillRecord);
}

export function writeDrillRecord(directory: string, record: DrillRecord): Promise<void> {
  return write(join(directory, DRILL), record);
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

async function write(file: string, record: object): Promise<void> {
  // A backup of hosted content and PostgreSQL may be made where no site has started yet.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.partial`, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  await rename(`${file}.partial`, file);
}
