/** Copies everything an inbox holds into another one, of either engine: backups of PostgreSQL, and moves to it. */
import { PostgresAdapter, sql } from 'kysely';
import { z } from 'zod';
import type { InboxDatabase, InboxTables } from './database.ts';

type Copied = {
  /** What its rows are told apart and put in order by. */
  key: readonly string[];
  /** Rows held in memory at once. */
  batch: number;
};

/** In an order in which nothing refers to what is not there yet. A table that is forgotten here does not compile. */
const TABLES = {
  subscriptions: { key: ['id'], batch: 500 },
  requests: { key: ['id'], batch: 500 },
  submission_keys: { key: ['kind', 'key'], batch: 500 },
  deliveries: { key: ['id'], batch: 500 },
  // Five megabytes each at most.
  attachments: { key: ['id'], batch: 4 },
  comments: { key: ['request_id'], batch: 500 },
  request_notes: { key: ['id'], batch: 500 },
  request_history: { key: ['id'], batch: 500 },
  audit_log: { key: ['id'], batch: 500 },
  likes: { key: ['post_id', 'visitor_hash'], batch: 500 },
  revisions: { key: ['name'], batch: 500 },
  fruitless_searches: { key: ['term_hash', 'day'], batch: 500 },
  daily_checks: { key: ['day'], batch: 500 },
  // What is counted today counts from nothing where it is restored.
  daily_counts: undefined,
  // Made anew from the requests by whoever opens the inbox.
  search_texts: undefined,
} as const satisfies Record<keyof InboxTables, Copied | undefined>;

/** The tables that are copied: the whole of what an inbox holds. */
export const INBOX_TABLES: readonly string[] = copied().map(([table]) => table);

/**
 * All or nothing: what `to` held is gone, or is untouched. `from` is read as it was at one moment, whoever writes to it
 * meanwhile. Both need the tables of this version.
 *
 * @param alongside what has to succeed for the copy to count
 */
export async function copyTables(
  from: InboxDatabase,
  to: InboxDatabase,
  alongside: () => Promise<void> = async () => {},
): Promise<void> {
  await atOneMoment(from, (source) =>
    to.transaction().execute(async (target) => {
      for (const table of INBOX_TABLES.toReversed()) {
        await sql`delete from ${sql.table(table)}`.execute(target);
      }
      for (const [table, copying] of copied()) await copyTable(source, target, table, copying);
      await alongside();
    }),
  );
}

type Executor = Pick<InboxDatabase, 'getExecutor'>;

function atOneMoment<T>(db: InboxDatabase, read: (source: Executor) => Promise<T>): Promise<T> {
  const transaction = db.transaction();
  // SQLite's transactions are so by themselves.
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? transaction.setIsolationLevel('repeatable read').execute(read)
    : transaction.execute(read);
}

function copied(): [table: string, copying: Copied][] {
  return Object.entries(TABLES).flatMap(([table, copying]) => (copying ? [[table, copying]] : []));
}

const row = z.record(z.string(), z.unknown());

async function copyTable(
  source: Executor,
  target: Executor,
  table: string,
  { key, batch }: Copied,
): Promise<void> {
  const order = sql.join(key.map((column) => sql.ref(column)));
  let count = 0;
  for (;;) {
    const { rows } = await sql`select * from ${sql.table(table)} order by ${order}
      limit ${batch} offset ${count}`.execute(source);
    const values = z.array(row).parse(rows);
    const [first] = values;
    if (!first) return;
    const columns = Object.keys(first);
    const tuples = values.map(
      (value) =>
        sql`(${sql.join(columns.map((column) => copiedValue(table, column, value[column])))})`,
    );
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(tuples)}`.execute(target);
    count += values.length;
    if (values.length < batch) return;
  }
}

/** What a search finds is not copied: the copy has to be looked through again. */
function copiedValue(table: string, column: string, value: unknown): unknown {
  return table === 'requests' && column === 'indexed' ? 0 : value;
}
