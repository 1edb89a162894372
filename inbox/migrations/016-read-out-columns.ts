import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { z } from 'zod';
import { readOut } from '../requests/read-out.ts';
import { readSubject } from '../subject.ts';

/** The table as this migration needs it. */
type Tables = { requests: { id: string; fields: string; about: string | null } };

/** Adds columns for filters, and for recognising a person. */
export const readOutColumns: Migration = {
  async up(db: Kysely<Tables>) {
    const requests = db.schema.alterTable('requests');
    for (const name of COLUMNS) await requests.addColumn(name, 'text').execute();
    await readOutAll(db);

    // Lists are read by time and filtered on the way, and counts read everything: a covering index serves both without
    // reading rows that they leave out. An index that began with one of these columns would sort all requests for each
    // page.
    await db.schema.dropIndex('requests_by_time').execute();
    await sql`create index requests_by_time on requests (received_at, id, kind, quarantined_at, status,
      withdrawn_at, service, budget, company, company_key, about_id)`.execute(db);
    for (const name of ['sender_email', 'sender_phone', 'about_id'] as const) {
      await sql`create index ${sql.ref(`requests_by_${name}`)} on requests (${sql.ref(name)})
        where ${sql.ref(name)} is not null`.execute(db);
    }
  },
};

const COLUMNS = [
  'sender_email',
  'sender_phone',
  'company',
  'company_key',
  'service',
  'budget',
  'about_id',
] as const;

/** Rows in one statement: a text may be 64 kB long, and one statement each takes ten times as long. */
const BATCH = 200;

const storedFields = z.record(z.string(), z.string());

/**
 * Fills the columns of existing requests. They are indexed again at the next search: the digits of numbers are new
 * words.
 */
async function readOutAll(db: Kysely<Tables>): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('requests')
      .select(['id', 'fields', 'about'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const values = rows.map(({ id, fields, about }) => {
      const columns = readOut(storedFields.parse(JSON.parse(fields)), readSubject(about));
      const cells = COLUMNS.map((name) => sql`cast(${columns[name]} as text)`);
      return sql`(${id}, ${sql.join(cells)})`;
    });
    // Both engines name the columns of a `VALUES` list this way.
    const set = COLUMNS.map(
      (name, index) => sql`${sql.ref(name)} = ${sql.ref(`column${index + 2}`)}`,
    );
    await sql`update requests set ${sql.join(set)}, indexed = 0
      from (values ${sql.join(values)}) as read_out where id = column1`.execute(db);
    after = last.id;
  }
}
