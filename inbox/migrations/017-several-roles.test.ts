import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { connectDatabase } from '../database.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import type { TestInbox } from '../testing/open-inbox.ts';
import { ask, identify, PEOPLE } from '../testing/staff.ts';
import { severalRoles } from './017-several-roles.ts';

describeEachEngine('the audit log of the version before on $name', (engine) => {
  let database: DatabaseOptions;
  let inbox: TestInbox;
  eachInbox(engine, { identify }, (opened, on) => {
    inbox = opened;
    database = on;
  });

  test('says the one role of its people, and none of what the site did by itself', async () => {
    const db = await connectDatabase(database, () => {});
    const entry = { at: 1, action: 'requests_exported', request_id: null, details: '{}' };
    const { id: actor_id, name: actor_name } = PEOPLE.sales;
    await db
      .insertInto('audit_log')
      .values([
        { ...entry, id: 'b', actor_id, actor_name, actor_roles: 'sales' },
        { ...entry, id: 'a', actor_id: null, actor_name: null, actor_roles: null },
      ])
      .execute();
    await db.schema.alterTable('audit_log').renameColumn('actor_roles', 'actor_role').execute();
    await severalRoles.up(db);
    await db.destroy();

    const log = await ask(inbox, 'administrator', auditPage, '/audit?action=requests_exported');
    expect(log.items.map(({ actor }) => actor)).toEqual([
      { id: actor_id, name: actor_name, roles: ['sales'] },
      null,
    ]);
  });
});
