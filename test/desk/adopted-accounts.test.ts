import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { createContentService } from '../../packages/content-service/index.ts';
import {
  MIGRATIONS,
  temporaryDirectory,
  WORKERS,
} from '../../packages/content-service/testing/start-test-service.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { createSeal } from '../../packages/kit/network/sealed-secret.ts';
import { hashToken } from '../../packages/kit/network/secret-token.ts';
import { adoptAccounts } from '../../staff/adopt-accounts.ts';
import { createPasswords } from '../../staff/password.ts';
import { agenciesOn, PASSWORD, QUICK_PASSWORDS, SITE } from '../support/start-agency.ts';

const SECRET = 'a secret of the tests, 32 letters';
const TOTP_SECRET = new Secret({ size: 20 });
const SESSION = 'S'.repeat(43);
const TOKEN = `sk${'T'.repeat(43)}`;
const RECOVERY_CODE = '0123456789abcdef';
const HOUR = 60 * 60_000; // ms

/** The content database as an earlier version left it, with its own migrations, up to this one. */
async function earlierContent(version: number): Promise<{ directory: string; file: string }> {
  const directory = await temporaryDirectory();
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'content.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL');
  for (const name of EARLIER_MIGRATIONS.slice(0, version)) {
    database.exec(await readFile(new URL(name, MIGRATIONS), 'utf8'));
  }
  database.exec(`PRAGMA user_version = ${version}`);
  const now = new Date(Date.now() - HOUR).toISOString();
  const password = await createPasswords(QUICK_PASSWORDS).hash(PASSWORD, { address: '' });
  const people = database.prepare(
    `INSERT INTO people (id, name, role, created, email, email_key, password)
     VALUES (?1, ?2, ?3, '${now}', ?4, ?4, '${password}')`,
  );
  people.run('p1', 'Amina Tazi', 'administrator', 'amina@agence.example');
  people.run('p2', 'Élias Bennani', 'editor', 'elias@agence.example');
  database.exec(`
    INSERT INTO people (id, name, role, created, removed) VALUES ('p3', 'Parti', 'administrator', '${now}', '${now}');
    INSERT INTO sessions (id, token_hash, person, device, address, created, last_seen)
      VALUES ('s1', '${hashToken(SESSION)}', 'p1', 'Firefox sur Linux', '203.0.113.7', '${now}', '${now}');
    INSERT INTO links (id, token_hash, purpose, created, expires, email, email_key, role, invited_by, sent)
      VALUES ('i1', 'h1', 'invitation', '${now}', '2999-01-01T00:00:00.000Z', 'n@b.example', 'n@b.example', 'sales', 'p1', '${now}');
    INSERT INTO programs (id, name, role, created, created_by, token_hash)
      VALUES ('r1', 'Robot', 'editor', '${now}', 'p1', '${hashToken(TOKEN)}');
    INSERT INTO audit (at, event, actor, actor_name, address, device)
      VALUES ('${now}', 'first_administrator', 'p1', 'Amina Tazi', '203.0.113.7', 'Firefox sur Linux'),
             ('${now}', 'login', 'p1', 'Amina Tazi', '203.0.113.7', 'Firefox sur Linux');`);
  if (version === 2) {
    database.exec(`INSERT INTO programs (id, name, role, created, created_by, token_hash)
      VALUES ('r2', 'Oublié', 'editor', '${now}', 'p3', '${hashToken('of-who-left')}')`);
  }
  if (version === 6) {
    database
      .prepare(
        `INSERT INTO authenticator_apps (person, secret, created, confirmed, last_step)
         VALUES ('p2', ?, '${now}', '${now}', 0)`,
      )
      .run(createSeal(SECRET, 'authenticator apps').seal(TOTP_SECRET.base32, 'p2'));
    database.exec(`
      INSERT INTO recovery_codes VALUES ('${hashToken(RECOVERY_CODE)}', 'p2', '${now}');
      INSERT INTO passkeys (id, person, name, public_key, counter, created)
        VALUES ('k1', 'p1', 'Ordinateur', x'a501', 3, '${now}');
      INSERT INTO devices VALUES ('d1', 'p1', '${now}');`);
  }
  database.close();
  return { directory, file };
}

const EARLIER_MIGRATIONS = [
  '001-documents.sql',
  '002-people.sql',
  '003-history.sql',
  '004-packed-states.sql',
  '005-token-lifetimes.sql',
  '006-second-factors.sql',
];

describeEachEngine('accounts of an earlier version, moved to $name', (engine) => {
  const { startAgency, startTeam } = agenciesOn(engine);

  it('go on: session, password, second factor, recovery code, token, invitation and log', {
    tags: ['slow'],
  }, async () => {
    const { directory, file } = await earlierContent(6);
    const { browser, staff, database } = await startAgency({ directory, empty: true });
    expect(await staff.firstAdministratorLink()).toBeUndefined();

    const amina = browser();
    amina.cookie = `__Host-session=${SESSION}`;
    expect(await (await amina.get('/users/me')).json()).toMatchObject({ id: 'p1' });
    expect(await (await amina.get('/auth/factors')).json()).toMatchObject({
      passkeys: [{ id: 'k1', name: 'Ordinateur' }],
    });
    const { invitations } = await (await amina.get('/users/invitations')).json();
    expect(invitations).toMatchObject([{ id: 'i1', email: 'n@b.example', roles: ['sales'] }]);
    expect(await (await amina.get('/users/p3')).json()).toMatchObject({ displayName: 'Parti' });

    const login = { email: 'elias@agence.example', password: PASSWORD };
    const code = new TOTP({ secret: TOTP_SECRET }).generate();
    for (const factor of [code, RECOVERY_CODE]) {
      const elias = browser();
      const first = await elias.send('POST', '/auth/login', login);
      expect(await first.json()).toEqual({ awaits: 'factor', methods: ['app', 'recovery-code'] });
      const second = await elias.send('POST', '/auth/login/code', { code: factor });
      expect(second.status).toBe(200);
    }
    const bearer = { authorization: `Bearer ${TOKEN}` };
    expect(await (await browser().get('/users/me', bearer)).json()).toMatchObject({ id: 'r1' });

    // What is logged from now on is numbered after what was.
    const { entries } = await (await amina.get('/users/audit')).json();
    const events = entries.map(({ event }: { event: string }) => event);
    expect(events.slice(-2)).toEqual(['login', 'first_administrator']);
    expect(events[0]).toBe('login');

    expect(await adoptAccounts(file, database)).toBe(0);
    expect((await readFile(file, 'latin1')).includes('$argon2id$')).toBe(false);
  });

  it('go on from before there were second factors, but for tokens of who had left', async () => {
    const { directory } = await earlierContent(2);
    const { browser } = await startTeam({ directory, empty: true });
    const status = async (token: string) =>
      (await browser().get('/users/me', { authorization: `Bearer ${token}` })).status;
    expect([await status(TOKEN), await status('of-who-left')]).toEqual([200, 401]);
    const login = { email: 'amina@agence.example', password: PASSWORD };
    expect((await browser().send('POST', '/auth/login', login)).status).toBe(200);
  });

  it('are moved once: a crash before they left the content brings back nothing that ended since', async () => {
    const { directory, file } = await earlierContent(6);
    const before = join(directory, 'before.sqlite');
    await copyFile(file, before);
    const first = await startTeam({ directory, empty: true });
    const { browser, database } = first;
    const amina = browser();
    amina.cookie = `__Host-session=${SESSION}`;
    await amina.send('POST', '/auth/logout', {});
    await first.close();
    // As if the process had ended after one commit and before the other.
    await copyFile(before, file);

    expect(await adoptAccounts(file, database)).toBe(3);
    const again = await startTeam({ directory, empty: true });
    const old = again.browser();
    old.cookie = `__Host-session=${SESSION}`;
    expect(await (await old.get('/users/me')).json()).toEqual({});
    const login = { email: 'amina@agence.example', password: PASSWORD };
    expect(await (await old.send('POST', '/auth/login', login)).json()).toMatchObject({
      awaits: 'factor',
    });
    expect((await readFile(file, 'latin1')).includes('$argon2id$')).toBe(false);
  });
});

it('a store that is opened without the staff refuses to drop accounts, in a sentence', async () => {
  const { directory, file } = await earlierContent(6);
  const open = createContentService({
    directory,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: [SITE],
    ...WORKERS,
    migrations: MIGRATIONS,
  });
  await expect(open).rejects.toThrow('the accounts are still here: start the site once');
  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare('SELECT count(*) AS count FROM people').get()).toEqual({ count: 3 });
  database.close();
});
