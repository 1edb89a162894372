/** The rehearsal of a restore, which the site does once a week: docs/decisions/018-watching-over-the-site.md. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataLocations } from '../data-directory.ts';
import { readBackupRecord, writeDrillRecord } from '../health/backup-record.ts';
import { CONTENT, checkDatabase, INBOX, RestoreRefused, STAFF } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const DRILL = '.restore-drill-';

/**
 * Restores the last backup into a folder in the data directory, with every check of a real restore, and removes it again.
 * Beside the directory a container and a unit of systemd may not write. What came of it is kept for the health page.
 * PostgreSQL is not touched: a drill restores the inbox to SQLite.
 * @returns the backup that was restored
 * @throws {DamagedBackup | RestoreRefused} when it cannot be restored
 */
export async function drillRestore(
  { directory, databaseUrl }: Pick<DataLocations, 'directory'> & Partial<DataLocations>,
  now = new Date(),
): Promise<string> {
  const backup = await readBackupRecord(directory);
  if (!backup) throw new RestoreRefused('No backup has been made yet: npm run backup');
  const { folder } = backup;
  // Removes what a killed drill has left: it is as private as the site's own data.
  for (const name of await readdir(directory)) {
    if (name.startsWith(DRILL)) await rm(join(directory, name), { recursive: true, force: true });
  }
  const place = await mkdtemp(join(directory, DRILL));
  const at = now.toISOString();
  try {
    const restored = join(place, 'storage');
    const { manifest } = await restoreBackup(folder, {
      directory: restored,
      databaseUrl: undefined,
      // The drill tests the backup, and a backup without content is complete for a site whose content is hosted.
      holdsContent: false,
    });
    if (manifest.content) {
      checkDatabase(join(restored, CONTENT));
      checkDatabase(join(restored, STAFF));
    }
    checkDatabase(join(restored, INBOX));
    await writeDrillRecord({ directory, databaseUrl }, { at, folder });
    return folder;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await writeDrillRecord({ directory, databaseUrl }, { at, folder, failure });
    throw error;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
