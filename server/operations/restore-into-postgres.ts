/** The step of a restore that concerns an inbox and accounts in PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { COPIED_TABLES, type InboxDatabase, openDatabase } from '../../inbox/database.ts';
import { leaveMark } from '../../packages/kit/database/commit-mark.ts';
import { copyInto } from '../../packages/kit/database/copy-tables.ts';
import { COPIED_STAFF_TABLES, openStaffDatabase } from '../../staff/database.ts';
import { INBOX, RestoreRefused, STAFF } from './backup-manifest.ts';

type Import = {
  force: boolean;
  /** Exchanges the directories; what it did counts if the mark is in PostgreSQL. */
  swap(mark: string): Promise<void>;
};

/** Copies inbox and accounts in one transaction, inside which the directories change places: all or none. */
export async function importIntoPostgres(
  url: string,
  staged: string,
  { force, swap }: Import,
): Promise<void> {
  const ignore = () => {};
  const postgres = { kind: 'postgres', url } as const;
  const to = await openDatabase(postgres, ignore);
  const opened: { destroy(): Promise<void> }[] = [to];
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
    const from = await openDatabase({ kind: 'sqlite', file: join(staged, INBOX) }, ignore);
    const accounts = join(staged, STAFF);
    const staffFrom = existsSync(accounts)
      ? await openStaffDatabase({ kind: 'sqlite', file: accounts }, ignore)
      : undefined;
    const mark = randomUUID();
    await to.transaction().execute(async (transaction) => {
      await leaveMark(transaction, mark);
      await copyInto(transaction, from, COPIED_TABLES);
      if (staffFrom) await copyInto(transaction, staffFrom, COPIED_STAFF_TABLES);
      await from.destroy();
      await staffFrom?.destroy();
      // They are in PostgreSQL: a copy that stayed beside would keep who is erased there.
      for (const file of [join(staged, INBOX), accounts]) await rm(file, { force: true });
      await swap(mark);
    });
  } finally {
    for (const db of opened) await db.destroy();
  }
}

/** How long a connection that was closed may still be listed. */
const CLOSING = 2_000; // ms

/** Counts who else is connected. Connections of our own that were just closed are waited for. */
async function othersConnected(db: InboxDatabase): Promise<number> {
  const until = performance.now() + CLOSING;
  for (;;) {
    const others = await countOthers(db);
    if (others === 0 || performance.now() > until) return others;
    await pause(100);
  }
}

async function countOthers(db: InboxDatabase): Promise<number> {
  const { rows } = await sql`select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return z.object({ count: z.coerce.number() }).parse(rows[0]).count;
}
