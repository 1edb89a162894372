import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { agenciesOn, PASSWORD, SITE, tokenIn } from '../../test/support/start-agency.ts';
import { openStaffDatabase } from '../database.ts';

describeEachEngine('accounts of one role, on $name', (engine) => {
  const { startTeam } = agenciesOn(engine);

  it('keep it: people, their sessions, invitations and tokens', async () => {
    const before = await startTeam();
    const { administrator, directory, database, mails } = before;
    const sales = await before.hire('s@agence.example', 'sales');
    const email = 'r@agence.example';
    await administrator.send('POST', '/users/invitations', { email, roles: ['recruiter'] });
    const made = { name: 'Robot', roles: ['editor'] };
    const { token } = await (await administrator.send('POST', '/users/tokens', made)).json();
    await before.close();

    // As the version before this one left the tables.
    const db = await openStaffDatabase(database, () => {});
    for (const table of ['people', 'links', 'programs']) {
      await db.schema.alterTable(table).renameColumn('roles', 'role').execute();
    }
    for (const table of ['origins', 'preview_links']) await db.schema.dropTable(table).execute();
    for (const column of ['studio', 'exchange_until']) {
      await db.schema.alterTable('sessions').dropColumn(column).execute();
    }
    await sql`delete from staff_migrations where name >= '002-several-roles'`.execute(db);
    await db.destroy();

    const { staff, browser } = await startTeam({ directory, empty: true });
    const rolesWith = async (headers: Record<string, string>) =>
      (await staff.identify(new Request(SITE, { headers })))?.roles;
    expect(await rolesWith({ cookie: administrator.cookie })).toEqual(['administrator']);
    expect(await rolesWith({ cookie: sales.cookie })).toEqual(['sales']);
    expect(await rolesWith({ authorization: `Bearer ${token}` })).toEqual(['editor']);
    const invited = browser();
    const use = { token: tokenIn(mails.at(-1)?.link), name: 'Rim', password: PASSWORD };
    await invited.send('POST', '/auth/links/use', use);
    expect(await rolesWith({ cookie: invited.cookie })).toEqual(['recruiter']);
  });
});
