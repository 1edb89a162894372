import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { counts } from '../contract/api.ts';
import { bulkOutcome } from '../contract/bulk.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { connectDatabase } from '../database.ts';
import { followUps } from '../migrations/013-follow-ups.ts';
import { messageIn } from '../testing/arrivals.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { ask, identify, type Role, staff } from '../testing/staff.ts';

describeEachEngine('what a person has not read, on $name', (engine) => {
  let inbox: TestInbox;
  let database: DatabaseOptions;
  eachInbox(engine, { identify, staff }, (opened, options) => {
    inbox = opened;
    database = options;
  });

  const unreadOf = async (role: Role, of: Pick<TestInbox, 'fetch'> = inbox) => {
    const { items } = await ask(of, role, requestPage, '/requests?unread=true&order=oldest');
    const { contact } = await ask(of, role, counts, '/counts');
    expect(contact?.unread).toBe(items.length);
    return items.map(({ id }) => id);
  };

  test('a request is unread for each until they read it, whatever a colleague does with it', async () => {
    const id = await messageIn(inbox);
    await ask(inbox, 'administrator', requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'closed' },
    });
    await ask(inbox, 'administrator', bulkOutcome, '/requests/together', {
      method: 'POST',
      body: { action: 'mark_read', requests: [{ id, version: 2 }] },
    });
    expect(await unreadOf('administrator')).toEqual([]);
    expect(await unreadOf('sales')).toEqual([id]);
    const seen = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    expect(seen).toMatchObject({ unread: true, version: 2 });
  });

  test('what was opened, or treated, before marks were kept stays read; what was not is unread', async () => {
    const opened = await messageIn(inbox);
    const treated = await messageIn(inbox);
    const untouched = await messageIn(inbox);
    // Before, an opening was in the log of accesses alone.
    await ask(inbox, 'sales', requestDetail, `/requests/${opened}`);
    await ask(inbox, 'administrator', requestDetail, `/requests/${treated}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'answered' },
    });
    const db = await connectDatabase(database, () => {});
    for (const undo of [
      'drop table request_reads',
      'drop table request_follow_ups',
      'alter table request_notes drop column mentions',
      'alter table deliveries drop column staff_id',
      'alter table deliveries drop column staff_name',
      'alter table deliveries drop column actor_name',
      'alter table deliveries drop column covers',
      'alter table requests drop column team_reminded_at',
    ]) {
      await sql.raw(undo).execute(db);
    }
    // By itself: a migrator would run those after it again as well.
    await followUps.up(db);
    await db.destroy();

    const updated = await openInbox(database, { identify, staff });
    try {
      expect(await unreadOf('sales', updated)).toEqual([untouched]);
      expect(await unreadOf('administrator', updated)).toEqual([opened, untouched]);
    } finally {
      await updated.close();
    }
  });
});
