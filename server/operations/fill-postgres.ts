/** The step of a restore, and of a move, that concerns PostgreSQL: inbox, accounts and content. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { COPIED_TABLES, type InboxDatabase, openDatabase } from '../../inbox/database.ts';
import { fillJournal, openSharedJournal } from '../../packages/content-service/index.ts';
import { leaveMark } from '../../packages/kit/database/commit-mark.ts';
import { compareTables, copyInto } from '../../packages/kit/database/copy-tables.ts';
import { COPIED_STAFF_TABLES, openStaffDatabase } from '../../staff/database.ts';
import { CONTENT, INBOX, RestoreRefused, STAFF } from './backup-manifest.ts';

type Filling = {
  /** Left in the transaction: what `filled` does counts if it is in PostgreSQL. */
  mark: string;
  /** Whether existing data may be replaced, as in a forced restore. */
  replacing: boolean;
  /** Whether each row is compared with its own; the content always is. */
  compared: boolean;
  /** The refusal, where there is something and it is not replaced. */
  notEmpty: string;
  /** Called once all rows are written, before the commit. Throwing rolls everything back. */
  filled?(): Promise<void>;
};

/**
 * Copies the databases of a directory, inbox, accounts and content, into PostgreSQL in one transaction: all or none. Those
 * that are not there are left out.
 *
 * @throws {RestoreRefused} while others are connected, and where something is there that is not replaced
 */
export async function fillPostgres(
  url: string,
  directory: string,
  { mark, replacing, compared, notEmpty, filled }: Filling,
): Promise<void> {
  const ignore = () => {};
  const postgres = { kind: 'postgres', url } as const;
  const own = (name: string) => ({ kind: 'sqlite', file: join(directory, name) }) as const;
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
    const journal = await openSharedJournal(url, ignore);
    const transactions = await journal.head().finally(() => journal.close());
    const requests = await to.selectFrom('requests').select('id').limit(1).execute();
    const people = await staffTo.selectFrom('people').select('id').limit(1).execute();
    if (requests.length + people.length + transactions > 0 && !replacing) {
      throw new RestoreRefused(notEmpty);
    }
    await to.transaction().execute(async (transaction) => {
      await leaveMark(transaction, mark);
      // Opening the databases migrates them, so that both engines have the tables of one version.
      const inbox = await openDatabase(own(INBOX), ignore);
      await copyInto(transaction, inbox, COPIED_TABLES);
      if (compared) await compareTables(transaction, inbox, COPIED_TABLES);
      await inbox.destroy();
      if (existsSync(join(directory, STAFF))) {
        const staff = await openStaffDatabase(own(STAFF), ignore);
        await copyInto(transaction, staff, COPIED_STAFF_TABLES);
        if (compared) await compareTables(transaction, staff, COPIED_STAFF_TABLES);
        await staff.destroy();
      }
      const content = join(directory, CONTENT);
      if (existsSync(content)) await fillJournal(transaction, content, { replacing });
      await filled?.();
    });
  } finally {
    for (const db of opened) await db.destroy();
  }
}

/** The time that a connection that was closed may still be listed. */
const CLOSING = 5_000; // ms

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
