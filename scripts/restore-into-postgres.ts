/** The step of a restore that concerns an inbox and accounts in PostgreSQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { copyTables } from '../database/copy-tables.ts';
import { COPIED_TABLES, type InboxDatabase, openDatabase } from '../inbox/database.ts';
import { COPIED_STAFF_TABLES, openStaffDatabase } from '../staff/database.ts';
import { INBOX, RestoreRefused, STAFF } from './backup-manifest.ts';

type Import = { force: boolean; swap(): Promise<string | undefined> };

/** The directories change places inside the transactions, accounts in the inbox's, the last committed: all or none. */
export async function importIntoPostgres(
  url: string,
  staged: string,
  { force, swap }: Import,
): Promise<string | undefined> {
  const ignore = () => {};
  const postgres = { kind: 'postgres', url } as const;
  const to = await openDatabase(postgres, ignore);
  const from = await openDatabase({ kind: 'sqlite', file: join(staged, INBOX) }, ignore);
  const opened: { destroy(): Promise<void> }[] = [to, from];
  try {
    const others = await othersConnected(to);
    if (others > 0) {
      throw new RestoreRefused(
        `${others} others are connected to the inbox's database: stop every site first.`,
      );
    }
    const staffTo = await openStaffDatabase(postgres, ignore);
    opened.push(staffTo);
    const requests = await to.selectFrom('requests').select('id').limit(1).execute();
    const people = await staffTo.selectFrom('people').select('id').limit(1).execute();
    if (requests.length + people.length > 0 && !force) {
      throw new RestoreRefused(
        'The inbox in the database is not empty: --force replaces what is there.',
      );
    }
    let replaced: string | undefined;
    const swapNow = async () => {
      replaced = await swap();
    };
    const accounts = join(staged, STAFF);
    if (existsSync(accounts)) {
      const staffFrom = await openStaffDatabase({ kind: 'sqlite', file: accounts }, ignore);
      opened.push(staffFrom);
      await copyTables(from, to, COPIED_TABLES, () =>
        copyTables(staffFrom, staffTo, COPIED_STAFF_TABLES, swapNow),
      );
    } else await copyTables(from, to, COPIED_TABLES, swapNow);
    return replaced;
  } finally {
    for (const db of opened) await db.destroy();
  }
}

async function othersConnected(db: InboxDatabase): Promise<number> {
  const { rows } = await sql`select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return z.object({ count: z.coerce.number() }).parse(rows[0]).count;
}
