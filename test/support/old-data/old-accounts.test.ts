/** Accounts and content of each past version, opened by today's: people stay logged in, and documents are read. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../../../packages/content-service/testing/start-test-service.ts';
import {
  describeEachEngine,
  type RunningEngine,
} from '../../../packages/kit/database/testing/engines.ts';
import { PASSWORD, startAgency, startTeam } from '../start-agency.ts';
import { versionsOf, writeOldData } from './old-data.ts';

const SESSION = `__Host-session=${'S'.repeat(43)}`;
const TOKEN = { authorization: `Bearer sk${'T'.repeat(43)}` };

const migrationsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z-]+\.(?:ts|sql)$/.test(name))
    .map((name) => name.replace(/\.\w+$/, ''))
    .sort();

test('there is data of every version of accounts and content', () => {
  expect(versionsOf('staff')).toEqual(migrationsOf('staff/migrations'));
  expect(versionsOf('content')).toEqual(migrationsOf('packages/content-service/migrations'));
});

describeEachEngine('old accounts on $name', (engine) => {
  let running: RunningEngine;
  beforeAll(async () => {
    running = await engine.start();
  });
  afterAll(() => running.stop());

  test.each(versionsOf('staff'))('of %s go on', { tags: ['slow'] }, async (version) => {
    const number = Number(version.slice(0, 3));
    const database = await running.fresh();
    await writeOldData('staff', version, database);
    const { browser, staff } = await startTeam({ database, empty: true });
    expect(await staff.firstAdministratorLink()).toBeUndefined();

    const amina = browser();
    amina.cookie = SESSION;
    expect(await (await amina.get('/users/me')).json()).toMatchObject({ id: 'p1' });
    expect(await (await amina.get('/auth/factors')).json()).toMatchObject({
      passkeys: [{ id: 'k1', name: 'Ordinateur' }],
    });
    const { invitations } = await (await amina.get('/users/invitations')).json();
    expect(invitations).toMatchObject([{ email: 'n@b.example', roles: ['recruiter'] }]);
    expect(await (await amina.get('/users/p3')).json()).toMatchObject({ displayName: 'Parti' });
    expect(await (await browser().get('/users/me', TOKEN)).json()).toMatchObject({ id: 'r1' });

    const elias = browser();
    const login = { email: 'elias@agence.example', password: PASSWORD };
    expect((await elias.send('POST', '/auth/login', login)).status).toBe(200);
    if (number >= 2) {
      const rim = browser();
      await rim.send('POST', '/auth/login', { email: 'rim@agence.example', password: PASSWORD });
      const me = await (await rim.get('/users/me')).json();
      expect(me.roles.map(({ name }: { name: string }) => name)).toEqual(['sales', 'recruiter']);
    }
    if (number >= 3) {
      const rights = await staff.allowsOrigin('https://autre.example');
      expect(rights).toMatchObject({ allowCredentials: true });
    }
  });
});

test.each(versionsOf('content'))(
  'old content of %s is read, with what was deleted',
  { tags: ['slow'] },
  async (version) => {
    const number = Number(version.slice(0, 3));
    const directory = await temporaryDirectory();
    const file = join(directory, 'content.sqlite');
    await writeOldData('content', version, { kind: 'sqlite', file });
    if (number >= 7) {
      const database = { kind: 'sqlite', file: join(directory, 'staff.sqlite') } as const;
      await writeOldData('staff', '001-people', database);
    }
    const { browser, administrator } = await startAgency({ directory, empty: number > 1 });
    const amina = number > 1 ? browser() : administrator;
    if (number > 1) amina.cookie = SESSION;

    const query = encodeURIComponent('*[_type == "post"] | order(_id) {_id, title}');
    const read = await amina.get(`/data/query/production?perspective=raw&query=${query}`);
    const expected = [
      ...(number >= 3 ? [{ _id: 'drafts.one', title: 'Un brouillon' }] : []),
      ...(number >= 4 ? [{ _id: 'long', title: 'Un long texte' }] : []),
      ...(number >= 9 ? [{ _id: 'nine', title: 'À sa place' }] : []),
      { _id: 'one', title: 'Écrit par la première version' },
      ...(number >= 7 ? [{ _id: 'seven', title: 'Sans comptes à côté' }] : []),
      ...(number >= 10 ? [{ _id: 'ten', title: 'De son propre journal' }] : []),
    ];
    expect((await read.json()).result).toEqual(expected);
    const trash = await (await amina.get('/data/bin/production')).json();
    expect(trash.documents.map(({ title }: { title: string }) => title).sort()).toEqual(
      [...(number >= 8 ? ['À la corbeille'] : []), 'Effacé depuis'].sort(),
    );
    if (number >= 4) {
      const past = await amina.get('/data/history/production/documents/long?revision=t5');
      expect((await past.json()).documents).toMatchObject([{ title: 'Un long texte' }]);
    }
  },
);
