/** Takes the content of one file into the shared log: a process that shares it from now on, a move, a restore. */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { z } from 'zod';
import { StoredState, unpackState } from '../history/packed-state.ts';
import { beginLog, type Executor, Head } from './journal-statements.ts';

/** Rows are sent together up to this many, or this many UTF-16 units of text. */
const ROWS_AT_ONCE = 500;
const TEXT_AT_ONCE = 4 * 1024 * 1024;

const TransactionRow = z.object({
  number: z.number(),
  id: z.string(),
  author: z.string(),
  committed: z.string(),
  mutations: z.string().nullable(),
});
const ChangeRow = StoredState.extend({
  number: z.number(),
  position: z.number(),
  document_id: z.string(),
});
const KeyValueRow = z.object({ person: z.string(), key: z.string(), value: z.string() });

/**
 * Writes the whole log of a file, and what the studio keeps for its people, into a shared log that is empty. Each row is
 * read again and compared before the caller commits.
 *
 * @param transaction of PostgreSQL, whose tables are there: all or nothing
 * @param options.replacing whether it takes the place of what is there, of which each process then makes its copy anew
 * @throws {OwnContentError} where another process was first, and an error where what PostgreSQL holds is not what was sent
 */
export async function fillJournal(
  transaction: Executor,
  file: string,
  { replacing = false }: { replacing?: boolean } = {},
): Promise<void> {
  await beginLog(transaction);
  const { rows } = await sql`select name, sequence, format from content_head for update`.execute(
    transaction,
  );
  if (!replacing && Head.parse(rows[0]).sequence > 0) throw new OwnContentError();
  await sql`delete from content_changes`.execute(transaction);
  await sql`delete from content_transactions`.execute(transaction);
  await sql`delete from key_values`.execute(transaction);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    let last = 0;
    for (const rows of batches(transactionsOf(database), ({ mutations }) => mutations?.length)) {
      last = rows.at(-1)?.number ?? last;
      await sql`insert into content_transactions (sequence, id, author, committed, mutations, bytes)
        select *, coalesce(length(mutations), 0) from unnest(
          ${rows.map(({ number }) => number)}::bigint[], ${rows.map(({ id }) => id)}::text[],
          ${rows.map(({ author }) => author)}::text[], ${rows.map(({ committed }) => committed)}::text[],
          ${rows.map(({ mutations }) => mutations)}::text[]
        ) as row (sequence, id, author, committed, mutations)`.execute(transaction);
    }
    for (const rows of batches(changesOf(database), ({ after }) => after?.length)) {
      await sql`insert into content_changes (sequence, position, document_id, after)
        select * from unnest(
          ${rows.map(({ number }) => number)}::bigint[], ${rows.map(({ position }) => position)}::integer[],
          ${rows.map(({ id }) => id)}::text[], ${rows.map(({ after }) => after)}::text[]
        )`.execute(transaction);
      await compare(transaction, rows);
    }
    await sql`update content_transactions set bytes = content_transactions.bytes + changed.bytes from (
      select sequence, sum(coalesce(length(after), 0)) as bytes from content_changes group by sequence
    ) as changed where changed.sequence = content_transactions.sequence`.execute(transaction);
    const values = z
      .array(KeyValueRow)
      .parse(database.prepare('SELECT person, key, value FROM key_values').all());
    for (const rows of batches(values, ({ value }) => value.length)) {
      await sql`insert into key_values (person, key, value) select * from unnest(
        ${rows.map(({ person }) => person)}::text[], ${rows.map(({ key }) => key)}::text[],
        ${rows.map(({ value }) => value)}::text[])`.execute(transaction);
    }
    await sql`update content_head set sequence = ${last}`.execute(transaction);
    if (replacing) await sql`update content_head set name = ${randomUUID()}`.execute(transaction);
  } finally {
    database.close();
  }
}

/** The file of a process that has content of its own is not made a copy of another: it would be lost. */
export class OwnContentError extends Error {
  override readonly name = 'OwnContentError';

  constructor() {
    super('the database holds content of its own');
  }
}

/** Numbers have no gaps in the shared log, whatever they have in a file. */
const NUMBERED = `WITH numbered AS (
  SELECT sequence, row_number() OVER (ORDER BY sequence) AS number FROM transactions
)`;

function* transactionsOf(database: DatabaseSync) {
  const rows = database
    .prepare(
      `${NUMBERED} SELECT number, id, author, committed, mutations
       FROM transactions JOIN numbered USING (sequence) ORDER BY sequence`,
    )
    .iterate();
  for (const row of rows) yield TransactionRow.parse(row);
}

function* changesOf(database: DatabaseSync) {
  const rows = database
    .prepare(
      `${NUMBERED} SELECT number, document_id, after, packed,
         row_number() OVER (PARTITION BY sequence ORDER BY position, document_id) - 1 AS position
       FROM changes JOIN numbered USING (sequence) ORDER BY sequence, position, document_id`,
    )
    .iterate();
  for (const row of rows) {
    const { number, position, document_id: id, ...state } = ChangeRow.parse(row);
    yield { number, position, id, after: unpackState(state) };
  }
}

type LoggedChange = { number: number; position: number; id: string; after: string | null };

/** @throws where a document is not there byte for byte */
async function compare(transaction: Executor, sent: readonly LoggedChange[]): Promise<void> {
  const [first, last] = [sent[0]?.number, sent.at(-1)?.number];
  const { rows } = await sql`select sequence as number, position, document_id as id, after
    from content_changes where sequence between ${first} and ${last}`.execute(transaction);
  const stored = new Map(
    z
      .array(
        z.object({
          number: z.coerce.number(),
          position: z.number(),
          id: z.string(),
          after: z.string().nullable(),
        }),
      )
      .parse(rows)
      .map((row) => [`${row.number}.${row.position}`, row]),
  );
  for (const { number, position, id, after } of sent) {
    const row = stored.get(`${number}.${position}`);
    if (row?.id !== id || row.after !== after) {
      throw new Error(`${id}, of transaction ${number}, is not in PostgreSQL as it was sent`);
    }
  }
}

function* batches<Row>(
  rows: Iterable<Row>,
  lengthOf: (row: Row) => number | undefined,
): Generator<Row[]> {
  let batch: Row[] = [];
  let length = 0;
  for (const row of rows) {
    batch.push(row);
    length += lengthOf(row) ?? 0;
    if (batch.length < ROWS_AT_ONCE && length < TEXT_AT_ONCE) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
