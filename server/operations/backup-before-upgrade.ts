/**
 * The backup that the site makes by itself before the first start of a new version: `server/operations/prepare-upgrade.ts` runs this
 * as a process of its own, because the server is bundled and backups are not. Reads where the data is from its input, as
 * JSON. Prints the folder; nothing where an empty PostgreSQL is all there is. See docs/decisions/076-upgrades.md.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { openCertainTime } from '../../packages/kit/process/certain-time.ts';
import { holdsData, makeBackup } from './backup.ts';
import { removeOldUpgradeBackups, UPGRADE_BACKUPS } from './upgrade-backups.ts';

const StorePlace = z.object({
  endpoint: z.string(),
  bucket: z.string(),
  prefix: z.string(),
  region: z.string(),
  keyId: z.string(),
  secret: z.string(),
});

const Places = z.object({
  directory: z.string(),
  databaseUrl: z.string().optional(),
  files: z.union([z.string(), StorePlace]).optional(),
  holdsContent: z.boolean(),
});

try {
  const { directory, databaseUrl, files, holdsContent } = Places.parse(
    JSON.parse(await text(process.stdin)),
  );
  const places = {
    directory,
    databaseUrl,
    files,
    // A first start that ended before its content was written has no content to back up.
    holdsContent:
      holdsContent && (Boolean(databaseUrl) || existsSync(join(directory, 'content.sqlite'))),
  };
  if (await holdsData(places)) {
    // Backups of earlier upgrades that were killed are removed first: this backup needs their disk space.
    const warn = (message: string) => console.error(message);
    await removeOldUpgradeBackups(directory, openCertainTime({ directory, warn }).now());
    const { folder } = await makeBackup(places, {
      to: join(directory, UPGRADE_BACKUPS),
      keep: Number.POSITIVE_INFINITY,
      pictures: 'linked',
      recorded: false,
    });
    console.log(folder);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
