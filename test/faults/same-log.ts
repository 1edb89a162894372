/** What the log in PostgreSQL and each process's copy of it hold, once nobody writes any more. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { z } from 'zod';
import type { Editors } from './editors.ts';
import type { Member } from './equal-site.ts';
import type { Breaches } from './verdict.ts';

const Transaction = z.object({
  sequence: z.coerce.number(),
  id: z.string(),
  author: z.string(),
  committed: z.string(),
  mutations: z.string().nullable(),
});
const Stored = z.object({ id: z.string(), json: z.string() });
const Marked = z.object({ marks: z.array(z.string()).default([]) });

type Log = { transactions: z.infer<typeof Transaction>[]; documents: Map<string, string> };

/** The log, and the documents that its last changes leave. */
export async function readSharedLog(url: string): Promise<Log> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const transactions = await client.query(
      'SELECT sequence, id, author, committed, mutations FROM content_transactions ORDER BY sequence',
    );
    const documents = await client.query(`SELECT document_id AS id, after AS json FROM (
      SELECT DISTINCT ON (document_id) document_id, after FROM content_changes
      ORDER BY document_id, sequence DESC, position DESC
    ) AS last WHERE after IS NOT NULL`);
    return readLog(transactions.rows, documents.rows);
  } finally {
    await client.end();
  }
}

/** The copy of a process that has ended. */
function readCopy({ directory }: Member): Log {
  const database = new DatabaseSync(join(directory, 'content.sqlite'), { readOnly: true });
  try {
    return readLog(
      database
        .prepare(
          'SELECT sequence, id, author, committed, mutations FROM transactions ORDER BY sequence',
        )
        .all(),
      database.prepare('SELECT id, json FROM documents').all(),
    );
  } finally {
    database.close();
  }
}

function readLog(transactions: readonly unknown[], documents: readonly unknown[]): Log {
  return {
    transactions: z.array(Transaction).parse(transactions),
    documents: new Map(
      z
        .array(Stored)
        .parse(documents)
        .map(({ id, json }) => [id, json]),
    ),
  };
}

/** Whether each copy is the log: the same transactions in the same order, and the same documents, byte for byte. */
export function compareCopies(log: Log, members: readonly Member[], breaches: Breaches): void {
  for (const [index, { sequence }] of log.transactions.entries()) {
    breaches.unless(sequence === index + 1, `transaction ${index + 1} is missing in the log`);
  }
  for (const member of members) {
    const copy = readCopy(member);
    const { length } = log.transactions;
    breaches.unless(
      copy.transactions.length === length,
      `the ${member.name} has ${copy.transactions.length} of ${length} transactions`,
    );
    const other = copy.transactions.find(
      (transaction, index) =>
        JSON.stringify(transaction) !== JSON.stringify(log.transactions[index]),
    );
    breaches.unless(!other, `the ${member.name} has transaction ${other?.sequence} otherwise`);
    const ids = new Set([...log.documents.keys(), ...copy.documents.keys()]);
    const differing = [...ids].filter((id) => log.documents.get(id) !== copy.documents.get(id));
    breaches.unless(
      differing.length === 0,
      `the ${member.name} has ${differing.length} documents otherwise: ${differing[0]}`,
    );
  }
}

/** Holds what the log says against what editors were told. */
export function compareWithEditors(
  { transactions, documents }: Log,
  { written, refused }: Pick<Editors, 'written' | 'refused'>,
  breaches: Breaches,
): { lost: number; doubled: number } {
  const ids = new Set(transactions.map(({ id }) => id));
  const marks = new Map<string, number>();
  for (const [id, json] of documents) {
    for (const mark of Marked.safeParse(JSON.parse(json)).data?.marks ?? []) {
      marks.set(`${id} ${mark}`, (marks.get(`${id} ${mark}`) ?? 0) + 1);
    }
  }
  let lost = 0;
  for (const [transaction, left] of written) {
    const isThere =
      ids.has(transaction) && left.every(({ id, mark }) => marks.has(`${id} ${mark}`));
    if (!isThere) lost += 1;
    breaches.unless(isThere, `lost: transaction ${transaction} in ${left[0]?.id}`);
  }
  const doubled = [...marks].filter(([, count]) => count > 1);
  for (const [mark] of doubled) breaches.unless(false, `written twice: ${mark}`);
  for (const transaction of refused) {
    breaches.unless(!ids.has(transaction), `refused, and written: ${transaction}`);
  }
  return { lost, doubled: doubled.length };
}
