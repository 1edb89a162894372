/** The statements on the shared log in PostgreSQL, each of which takes effect whole or not at all. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Document } from '../document.ts';
import type { Commit } from '../documents/change.ts';
import type { KeyValueTables } from '../preferences/key-values.ts';

/** The version of the log's rows. A process that finds another version does not write, and has to be updated. */
export const FORMAT = 1;

export type PlannedCommit = Omit<Commit, 'sequence'>;

/** A transaction written by another process, without the former states, which each copy has. */
export type LoggedCommit = Omit<Commit, 'changes'> & {
  changes: { id: string; after: Document | null }[];
};

/** A place in the log: the number and the id of its last transaction. */
export type JournalPosition = { sequence: number; id: string | undefined };

/** The most transactions read at once, and the bytes of changes at which reading stops. */
const READ_AT_ONCE = 200;
const READ_BYTES = 8 * 1024 * 1024;

export type JournalTables = KeyValueTables;
type Database = Kysely<JournalTables> | Transaction<JournalTables>;
/** A database of any service, or a transaction in it. */
export type Executor = Pick<Kysely<unknown>, 'getExecutor'>;

export const Head = z.object({ name: z.string(), sequence: z.number(), format: z.number() });
const Row = z.object({
  sequence: z.number(),
  id: z.string(),
  author: z.string(),
  committed: z.string(),
  mutations: z.string().nullable(),
});
const ChangeRow = z.object({
  sequence: z.number(),
  document_id: z.string(),
  after: z.string().nullable(),
});

export async function holds(db: Database, { sequence, id }: JournalPosition): Promise<boolean> {
  if (id === undefined) return sequence === 0;
  const { rows } =
    await sql`select 1 from content_transactions where sequence = ${sequence} and id = ${id}`.execute(
      db,
    );
  return rows.length > 0;
}

/** Writes the row of the head where there is none. */
export async function beginLog(db: Executor): Promise<void> {
  await sql`insert into content_head (name, sequence, format)
    select ${randomUUID()}, 0, ${FORMAT} where not exists (select from content_head)
    on conflict do nothing`.execute(db);
}

export async function readHead(db: Database) {
  const { rows } = await sql`select name, sequence, format from content_head`.execute(db);
  return Head.parse(rows[0]);
}

export async function write(
  db: Database,
  { transactionId, author, committed, mutations, changes }: PlannedCommit,
  { name, expected }: { name: string | undefined; expected: number },
): Promise<number | undefined> {
  const mutationsJson = mutations.length === 0 ? null : JSON.stringify(mutations);
  const ids = changes.map(({ id }) => id);
  const states = changes.map(({ after }) => after && JSON.stringify(after));
  const bytes = states.reduce(
    (sum, state) => sum + (state?.length ?? 0),
    mutationsJson?.length ?? 0,
  );
  const { rows } = await sql`
    with moved as (
      update content_head set sequence = sequence + 1
      where sequence = ${expected} and format = ${FORMAT} and name = ${name ?? ''}
      returning sequence
    ), written as (
      insert into content_transactions (sequence, id, author, committed, mutations, bytes)
      select sequence, ${transactionId}::text, ${author}::text, ${committed}::text, ${mutationsJson}::text, ${bytes}::bigint from moved
    ), changed as (
      insert into content_changes (sequence, position, document_id, after)
      select moved.sequence, change.position - 1, change.id, change.after
      from moved, unnest(${ids}::text[], ${states}::text[]) with ordinality as change (id, after, position)
    )
    select sequence, pg_notify('content', sequence::text) from moved`.execute(db);
  return rows.length === 0 ? undefined : z.object({ sequence: z.number() }).parse(rows[0]).sequence;
}

export async function readAfter(db: Database, sequence: number): Promise<LoggedCommit[]> {
  const { rows } = await sql`
    select sequence, id, author, committed, mutations from content_transactions
    where sequence > ${sequence} and sequence <= coalesce((
      select min(sequence) from (
        select sequence, sum(bytes) over (order by sequence) as bytes from content_transactions
        where sequence > ${sequence} order by sequence limit ${READ_AT_ONCE}
      ) as measured where bytes > ${READ_BYTES}
    ), ${sequence} + ${READ_AT_ONCE}::int)
    order by sequence`.execute(db);
  const entries = z.array(Row).parse(rows);
  const last = entries.at(-1);
  if (!last) return [];
  const changes = await sql`select sequence, document_id, after from content_changes
    where sequence > ${sequence} and sequence <= ${last.sequence} order by sequence, position`.execute(
    db,
  );
  const bySequence = Map.groupBy(z.array(ChangeRow).parse(changes.rows), (row) => row.sequence);
  return entries.map((entry) => ({
    sequence: entry.sequence,
    transactionId: entry.id,
    author: entry.author,
    committed: entry.committed,
    mutations: entry.mutations === null ? [] : JSON.parse(entry.mutations),
    changes: (bySequence.get(entry.sequence) ?? []).map(({ document_id: id, after }) => ({
      id,
      after: after === null ? null : JSON.parse(after),
    })),
  }));
}
