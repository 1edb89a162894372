import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from './in-transaction.ts';

/** The database was written by a newer version of this program. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

const Version = z.object({ user_version: z.number() });

/**
 * Brings a database up to date with the numbered `.sql` files of a folder (`001-documents.sql`, …).
 * Each file is one transaction together with its number in `user_version`, so a crash leaves a
 * database between two files, never inside one.
 */
export function migrate(database: DatabaseSync, migrations: URL): void {
  const { user_version: current } = Version.parse(database.prepare('PRAGMA user_version').get());
  const files = readdirSync(migrations)
    .filter((name) => /^\d{3}-.+\.sql$/.test(name))
    .sort();
  if (current > files.length) {
    throw new NewerDatabaseError(`it is at version ${current}, this program knows ${files.length}`);
  }
  for (const [index, name] of files.entries()) {
    const version = index + 1;
    if (Number(name.slice(0, 3)) !== version) throw new Error(`Migration ${name} is out of order.`);
    if (version <= current) continue;
    const folder = migrations.href.endsWith('/') ? migrations : new URL(`${migrations.href}/`);
    inTransaction(database, () => {
      database.exec(readFileSync(new URL(name, folder), 'utf8'));
      database.exec(`PRAGMA user_version = ${version}`);
    });
  }
}
