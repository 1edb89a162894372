import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { facets, relatedRequests, requestPage } from '../contract/requests.ts';
import { connectDatabase, type InboxDatabase } from '../database.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import type { TestInbox } from '../testing/open-inbox.ts';
import { ask, identify } from '../testing/staff.ts';
import { readOutColumns } from './016-read-out-columns.ts';

describeEachEngine('requests of the version before on $name', (engine) => {
  let database: DatabaseOptions;
  let inbox: TestInbox;
  eachInbox(engine, { identify }, (opened, on) => {
    inbox = opened;
    database = on;
  });

  test('are found by number, narrowed and related like those that come now', async () => {
    const db = await connectDatabase(database, () => {});
    await undo(db);
    // More than are read at a time.
    await db
      .insertInto('requests')
      .values(Array.from({ length: 230 }, (_, count) => writtenBefore(count)))
      .execute();
    await readOutColumns.up(db);
    await db.destroy();

    const list = (query: string) => ask(inbox, 'sales', requestPage, `/requests?${query}`);
    expect((await list('limit=100&q=%2B212661')).items).toHaveLength(100);
    expect((await list('service=Media%20Buying&company=cafe%20anfa')).items).toHaveLength(50);
    const { service } = await ask(inbox, 'sales', facets, '/requests/facets?area=contact');
    expect(service).toEqual([expect.objectContaining({ count: 230 })]);
    const [{ id } = { id: '' }] = (await list('')).items;
    const others = await ask(inbox, 'sales', relatedRequests, `/requests/${id}/related`);
    expect(others.items).toHaveLength(20);
  });
});

/** A row as the version before wrote it, indexed without its number. */
function writtenBefore(count: number) {
  const phone = count % 2 === 0 ? '06 61 22 33 44' : '';
  const fields = { name: 'Salma', email: 'salma@cafe.ma', company: 'Café Anfa', phone };
  return {
    id: `request-${count}`,
    kind: 'contact-message',
    reference: `REF-${count}`,
    status: 'new' as const,
    content_hash: String(count),
    fields: JSON.stringify({ ...fields, service: 'Media Buying', message: 'Bonjour.' }),
    received_at: Date.UTC(2026, 10, 20) + count,
    indexed: 1,
  };
}

/** Brings the table back to what it was. */
async function undo(db: InboxDatabase): Promise<void> {
  const columns = ['sender_email', 'sender_phone', 'company', 'company_key'];
  await sql`drop index requests_by_time`.execute(db);
  await sql`create index requests_by_time on requests (received_at, id)`.execute(db);
  for (const column of [...columns, 'service', 'budget', 'about_id']) {
    await sql`drop index if exists ${sql.ref(`requests_by_${column}`)}`.execute(db);
    await sql`alter table requests drop column ${sql.ref(column)}`.execute(db);
  }
}
