import { expect, it, onTestFinished } from 'vitest';
import type { DatabaseOptions } from '../packages/kit/database/database.ts';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import {
  ADMINISTRATOR,
  agenciesOn,
  PASSWORD,
  QUICK_PASSWORDS,
  SITE,
} from '../test/support/start-agency.ts';
import { createStaff, type StaffService } from './index.ts';
import { createSoftwareAuthenticator } from './testing/software-authenticator.ts';

/** Opens the database as another process of the site does. */
async function openAnother(database: DatabaseOptions): Promise<StaffService> {
  const staff = await createStaff({
    database,
    siteOrigin: SITE,
    allowedOrigins: [SITE],
    secret: 'a secret of the tests, 32 letters',
    passwordCost: QUICK_PASSWORDS,
    sendMail: async () => 'sent',
    warn: () => {},
  });
  onTestFinished(() => staff.close());
  return staff;
}

function send(staff: StaffService, method: string, path: string, body?: unknown, cookie = '') {
  return staff.fetch(
    new Request(`${SITE}/v2025-02-19${path}`, {
      method,
      headers: { origin: SITE, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    { address: '203.0.113.9' },
  );
}

describeEachEngine('two processes on one $name', (engine) => {
  const { startTeam } = agenciesOn(engine);

  it('count failed logins together, and a restart forgets none', async () => {
    const { database, staff } = await startTeam();
    const other = await openAnother(database);
    const wrong = { email: ADMINISTRATOR.email, password: 'pas le bon du tout' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await send(staff, 'POST', '/auth/login', wrong)).status).toBe(401);
      expect((await send(other, 'POST', '/auth/login', wrong)).status).toBe(401);
    }
    const right = { email: ADMINISTRATOR.email, password: PASSWORD };
    const refused = await send(other, 'POST', '/auth/login', right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    const restarted = await openAnother(database);
    expect((await send(restarted, 'POST', '/auth/login', right)).status).toBe(429);
  });

  it('know each other’s sessions, and their end', async () => {
    const { administrator, database } = await startTeam();
    const other = await openAnother(database);
    const me = () => send(other, 'GET', '/users/me', undefined, administrator.cookie);
    expect(await (await me()).json()).toMatchObject({ name: ADMINISTRATOR.name });
    await administrator.send('POST', '/auth/logout', {});
    expect(await (await me()).json()).toEqual({});
    const request = new Request(SITE, { headers: { cookie: administrator.cookie } });
    expect(await other.identify(request)).toBeUndefined();
  });

  it('take each other’s passkey challenges, once between them', async () => {
    const { administrator, database, staff } = await startTeam();
    const other = await openAnother(database);
    const authenticator = createSoftwareAuthenticator(SITE);
    const making = await administrator.send('POST', '/auth/factors/passkeys/options');
    const credential = authenticator.make(await making.json());
    await administrator.send('POST', '/auth/factors/passkeys', { name: 'Clé', credential });
    const options = await (await send(staff, 'POST', '/auth/login/passkey/options')).json();
    const used = { credential: authenticator.use(options) };
    expect((await send(other, 'POST', '/auth/login/passkey', used)).status).toBe(200);
    expect((await send(staff, 'POST', '/auth/login/passkey', used)).status).toBe(401);
  });

  it('never remove the last two administrators at once', async () => {
    const { administrator, hire, database, staff } = await startTeam();
    const second = await hire('b@agence.example', 'administrator');
    const idOf = async (one: typeof second) => (await (await one.get('/users/me')).json()).id;
    const ids = [await idOf(administrator), await idOf(second)];
    const other = await openAnother(database);
    const answers = await Promise.all([
      send(staff, 'DELETE', `/users/${ids[1]}`, undefined, administrator.cookie),
      send(other, 'DELETE', `/users/${ids[0]}`, undefined, second.cookie),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await staff.list()).toHaveLength(1);
  });
});
