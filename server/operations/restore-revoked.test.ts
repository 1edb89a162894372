/** What a restore does not bring back: each right that was taken away since the backup, and each that nobody can vouch for. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../inbox/database.ts';
import { unsubscribe } from '../../inbox/newsletter/unsubscribe.ts';
import { openInbox } from '../../inbox/testing/open-inbox.ts';
import { SECRET } from '../../inbox/testing/secret.ts';
import { addSubscribers } from '../../inbox/testing/subscribers.ts';
import { createWebhookKeys } from '../../inbox/webhooks/keys.ts';
import {
  addWebhook,
  type By,
  changeWebhook,
  listWebhooks,
  removeWebhook,
} from '../../inbox/webhooks/webhooks.ts';
import { temporaryDirectory } from '../../packages/content-service/testing/start-test-service.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { COMES_BACK, connectStaffDatabase } from '../../staff/database.ts';
import type { Staff } from '../../staff/roles.ts';
import {
  ADMINISTRATOR,
  agenciesOn,
  type Browser,
  PASSWORD,
  SITE,
  type Team,
  tokenIn,
} from '../../test/support/start-agency.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore-backup.ts';

const NEW_PASSWORD = 'deux zelliges à seize branches';

const json = async (response: Response | Promise<Response>) => (await response).json();

const places = ({ directory, database }: Pick<Team, 'directory' | 'database'>) => ({
  directory,
  databaseUrl: database.kind === 'postgres' ? database.url : undefined,
  holdsContent: false,
});

/** A team that has handed out one of everything, and something of each that stays in force. */
async function handOut(team: Team) {
  const { administrator, staff, mails } = team;
  const hired = async (email: string) => {
    const browser = await team.hire(email, 'editor');
    const { id } = await json(browser.get('/users/me'));
    return { email, id, browser };
  };
  const [leaving, staying] = [
    await hired('salma@agence.example'),
    await hired('rim@agence.example'),
  ];
  const token = (name: string) =>
    json(administrator.send('POST', '/users/tokens', { name, roles: ['editor'], lifetime: null }));
  const origin = (address: string) =>
    json(administrator.send('POST', '/users/origins', { origin: address, allowCredentials: true }));
  const by: Staff = { id: staying.id, name: 'Rim', email: staying.email, roles: ['editor'] };
  const preview = (path: string) =>
    staff.previewLinks.keep(
      { path, perspective: 'drafts', wholeSite: false, ends: '2099-01-01T00:00:00.000Z' },
      by,
      new Request(SITE),
      '203.0.113.7',
    );
  const invitation = await json(
    administrator.send('POST', '/users/invitations', {
      email: 'hind@agence.example',
      roles: ['administrator'],
    }),
  );
  return {
    leaving,
    staying,
    token: { revoked: await token('Ancien robot'), kept: await token('Robot') },
    origin: {
      revoked: await origin('https://ancien.example'),
      kept: await origin('https://ami.example'),
    },
    preview: { revoked: await preview('/ancien'), kept: await preview('/nouveau') },
    invitation: { id: invitation.id, token: tokenIn(mails.at(-1)?.link) },
  };
}

type HandedOut = Awaited<ReturnType<typeof handOut>>;

async function takeBack(
  { administrator }: Team,
  { leaving, staying, token, origin, preview, invitation }: HandedOut,
): Promise<void> {
  const gone = async (path: string) =>
    expect((await administrator.send('DELETE', path)).status, path).toBe(200);
  await gone(`/users/${leaving.id}`);
  await gone(`/users/tokens/${token.revoked.id}`);
  await gone(`/users/origins/${origin.revoked.id}`);
  await gone(`/users/previews/${preview.revoked}`);
  await gone(`/users/invitations/${invitation.id}`);
  const change = { current: PASSWORD, next: NEW_PASSWORD };
  expect((await staying.browser.send('POST', '/auth/password', change)).status).toBe(200);
}

async function statuses(team: Team, handed: HandedOut) {
  const { staff, browser } = team;
  const logIn = async (email: string, password: string) =>
    (await browser().send('POST', '/auth/login', { email, password })).status;
  const withToken = async ({ token }: { token: string }) =>
    (await browser().get('/users/me', { authorization: `Bearer ${token}` })).status;
  const session = (logged: Browser) =>
    staff.identify(new Request(SITE, { headers: { cookie: logged.cookie } }));
  return {
    removed: await logIn(handed.leaving.email, PASSWORD),
    oldPassword: await logIn(handed.staying.email, PASSWORD),
    newPassword: await logIn(handed.staying.email, NEW_PASSWORD),
    administrator: await logIn(ADMINISTRATOR.email, PASSWORD),
    session: await session(handed.staying.browser),
    tokens: [await withToken(handed.token.revoked), await withToken(handed.token.kept)],
    previews: [
      await staff.previewLinks.has(handed.preview.revoked),
      await staff.previewLinks.has(handed.preview.kept),
    ],
    origins: [
      await staff.allowsOrigin('https://ancien.example'),
      await staff.allowsOrigin('https://ami.example'),
    ],
    invitation: (
      await browser().send('POST', '/auth/links/read', { token: handed.invitation.token })
    ).status,
  };
}

describeEachEngine('a restore, on $name', ({ name, start }) => {
  const { startTeam } = agenciesOn({ name, start });

  test('leaves accounts that can be read as they are: what was revoked since the backup is not in force again [R30]', {
    tags: ['slow'],
  }, async () => {
    const before = await startTeam();
    const handed = await handOut(before);
    const backups = join(before.directory, 'backups');
    const { folder } = await makeBackup(places(before), { to: backups });
    await takeBack(before, handed);
    await before.close();
    const { accounts } = await restoreBackup(folder, places(before), { force: true });
    expect(accounts).toBe('today');
    const after = await startTeam({ directory: before.directory, empty: true });
    expect(await statuses(after, handed)).toEqual({
      removed: 401,
      oldPassword: 401,
      newPassword: 200,
      administrator: 200,
      session: undefined,
      tokens: [401, 200],
      previews: [false, true],
      origins: [undefined, { allowCredentials: true }],
      invitation: 410,
    });
  });

  test('where no accounts are left, brings people back, and nothing that opens by itself', {
    tags: ['slow'],
  }, async () => {
    const before = await startTeam();
    const handed = await handOut(before);
    const backups = join(before.directory, 'backups');
    const { folder } = await makeBackup(places(before), { to: backups });
    await before.close();
    // Another machine.
    const after = await startTeam({ empty: true });
    await after.close();
    const { accounts } = await restoreBackup(folder, places(after), { force: true });
    expect(accounts).toBe('backup');
    const restored = await startTeam({ directory: after.directory, empty: true });
    expect(await statuses(restored, handed)).toEqual({
      removed: 200,
      oldPassword: 200,
      newPassword: 401,
      administrator: 200,
      session: undefined,
      tokens: [401, 401],
      previews: [false, false],
      origins: [undefined, undefined],
      invitation: 410,
    });
    await rm(backups, { recursive: true, force: true });
  });

  test('says of each table of the accounts whether its rows may come back', async () => {
    const { database, close } = await startTeam({ empty: true });
    await close();
    const db = await connectStaffDatabase(database, () => {});
    const tables = (await db.introspection.getTables()).map(({ name: table }) => table);
    await db.destroy();
    const own = tables.filter((table) => !table.startsWith('staff_migrations'));
    const expected: Record<string, boolean> = {
      people: true,
      passkeys: true,
      authenticator_apps: true,
      recovery_codes: true,
      devices: true,
      staff_audit: true,
      programs: false,
      sessions: false,
      links: false,
      preview_links: false,
      origins: false,
      attempts: false,
      spent_challenges: false,
    };
    expect(own.sort()).toEqual(Object.keys(expected).sort());
    expect(COMES_BACK).toEqual(expected);
  });
});

test('subscriptions that were ended stay ended, and webhooks that were removed or turned off stay so', async () => {
  const directory = await temporaryDirectory();
  const places = { directory, databaseUrl: undefined, holdsContent: false };
  const database = { kind: 'sqlite', file: join(directory, 'inbox.sqlite') } as const;
  const inbox = await openInbox(database);
  const [, staying] = await addSubscribers(database, 2);
  const db = await openDatabase(database, () => {});
  const webhooks = { db, keys: createWebhookKeys(SECRET), reach: 'public' } as const;
  const by: By = {
    staff: { id: 'p', name: 'Amina', email: 'a@agence.example', roles: ['administrator'] },
    at: new Date(),
  };
  const add = async (name: string) => {
    const wanted = { address: `https://crm.example/${name}`, description: name, events: [] };
    return (await addWebhook(webhooks, wanted, by)).webhook;
  };
  const [removed, turnedOff, unchanged] = [
    await add('removed'),
    await add('off'),
    await add('kept'),
  ];
  const { folder } = await makeBackup(places, { to: join(directory, 'backups') });

  await removeWebhook(db, removed, by);
  await changeWebhook(webhooks, turnedOff, { on: false }, by);
  await db.transaction().execute((transaction) => unsubscribe(transaction, 'subscriber-1', by.at));
  await db.destroy();
  await inbox.close();
  await restoreBackup(folder, places, { force: true });

  const restored = await openDatabase(database, () => {});
  const left = await listWebhooks(restored);
  expect(left.map((webhook) => [webhook.id, webhook.off === null]).sort()).toEqual(
    [
      [unchanged.id, true],
      [turnedOff.id, false],
    ].sort(),
  );
  const subscriptions = await restored
    .selectFrom('subscriptions')
    .select(['address', 'state'])
    .orderBy('id')
    .execute();
  expect(subscriptions).toEqual([
    { address: null, state: 'unsubscribed' },
    { address: staying, state: 'confirmed' },
  ]);
  await restored.destroy();
  await rm(directory, { recursive: true });
});
