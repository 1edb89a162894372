/** A site goes to PostgreSQL and a shared place for files, and back: everything is there, and nothing happens twice. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPIED_TABLES, connectDatabase, openDatabase } from '../../inbox/database.ts';
import { cvOf, SENT_FROM, shortForm, upload } from '../../inbox/testing/applications.ts';
import {
  contactForm,
  openInbox,
  requireReceived,
  SENDING,
} from '../../inbox/testing/open-inbox.ts';
import {
  startTestService,
  temporaryDirectory,
} from '../../packages/content-service/testing/start-test-service.ts';
import { compareTables } from '../../packages/kit/database/copy-tables.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/kit/database/testing/postgres-server.ts';
import { openStaffDatabase } from '../../staff/database.ts';
import { moveSite } from './move.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const PICTURE = Buffer.from('what a picture is made of');
const NAME = `images/${createHash('sha1').update(PICTURE).digest('hex')}-1x1.png`;

/** A stopped site with a history, a message, an application and an account. */
async function makeSite(): Promise<string> {
  const directory = await temporaryDirectory();
  const { staff, service } = await startTestService([{ put: { _id: 'a', _type: 'post', n: 1 } }], {
    directory,
    databaseUrl: undefined,
  });
  await staff()
    .patch('a')
    .set({ n: 2, text: 'é "\u2028'.repeat(300) })
    .commit();
  await service.close();
  const inbox = await openInbox({ kind: 'sqlite', file: join(directory, 'inbox.sqlite') });
  requireReceived(await inbox.receive('contact-request', contactForm({}), SENDING));
  await inbox.receiveUpload(
    'short-application',
    upload(shortForm({}, { name: 'cv.pdf', bytes: cvOf('a life') })),
    SENT_FROM,
  );
  await inbox.close();
  const accounts = await openStaffDatabase(
    { kind: 'sqlite', file: join(directory, 'staff.sqlite') },
    () => {},
  );
  await accounts.destroy();
  await mkdir(join(directory, 'assets/images'), { recursive: true });
  await writeFile(join(directory, 'assets', NAME), PICTURE);
  return directory;
}

async function contentOf(directory: string, databaseUrl?: string) {
  const { staff, service } = await startTestService([], { directory, databaseUrl });
  const documents = await staff().fetch('*[!(_id in path("_.**"))] | order(_id)');
  const history = await staff().request<string>({
    url: '/data/history/production/transactions/a?excludeContent=true',
  });
  await service.close();
  return { documents, history };
}

test('a site goes to PostgreSQL and a shared folder, and back, with every row, document and file', {
  tags: ['slow'],
}, async () => {
  const directory = await makeSite();
  const shared = await temporaryDirectory();
  const before = await contentOf(directory);
  const to = postgres.url;

  const moved = await moveSite(
    { directory, databaseUrl: undefined, holdsContent: true },
    { to, files: shared },
  );
  expect(moved.files).toMatchObject({ copied: 1, passed: 0, bytes: PICTURE.length });
  expect(await readFile(join(shared, NAME))).toEqual(PICTURE);
  expect(existsSync(join(directory, 'inbox.sqlite'))).toBe(false);
  const [there, left] = [
    await connectDatabase({ kind: 'postgres', url: to }, () => {}),
    await openDatabase({ kind: 'sqlite', file: join(moved.left ?? '', 'inbox.sqlite') }, () => {}),
  ];
  await compareTables(there, left, COPIED_TABLES);
  expect(await there.selectFrom('attachments').select('id').execute()).toHaveLength(1);
  await there.updateTable('requests').set({ status: 'closed' }).execute();
  await expect(compareTables(there, left, COPIED_TABLES)).rejects.toThrow(/requests/);
  await Promise.all([there.destroy(), left.destroy()]);
  expect(await contentOf(directory, to)).toEqual(before);
  // Another process of the site, on a machine of its own.
  expect(await contentOf(await temporaryDirectory(), to)).toEqual(before);

  // Run again by mistake, with what was there put back: there is data now.
  await expect(
    moveSite({ directory: await makeSite(), databaseUrl: undefined, holdsContent: true }, { to }),
  ).rejects.toThrow(/an empty database/);

  const back = await moveSite(
    { directory, databaseUrl: to, files: shared, holdsContent: true },
    { to: 'sqlite', files: 'local' },
  );
  expect(back.files).toMatchObject({ copied: 0, passed: 1 });
  expect(await contentOf(directory)).toEqual(before);
  const inbox = await openDatabase(
    { kind: 'sqlite', file: join(directory, 'inbox.sqlite') },
    () => {},
  );
  expect(await inbox.selectFrom('requests').select('status').distinct().execute()).toEqual([
    { status: 'closed' },
  ]);
  await inbox.destroy();
});

test('a move that was killed once its rows were committed is finished, and one under a running site refused', {
  tags: ['slow'],
}, async () => {
  const server = await startPostgres();
  const directory = await makeSite();
  const place = { directory, databaseUrl: undefined, holdsContent: true };
  const before = await contentOf(directory);
  const { left = '' } = await moveSite(place, { to: server.url });
  // As the files were at that moment.
  const mark = await markOf(server.url);
  for (const name of await readdir(left)) {
    await writeFile(join(directory, name), await readFile(join(left, name)));
  }
  await writeFile(join(directory, 'move-mark'), mark);
  const again = await moveSite(place, { to: server.url });
  expect(await readdir(again.left ?? '')).toContain('inbox.sqlite');
  expect(await contentOf(directory, server.url)).toEqual(before);

  const { service } = await startTestService([], { directory, databaseUrl: server.url });
  await expect(moveSite({ ...place, databaseUrl: server.url }, { to: 'sqlite' })).rejects.toThrow(
    /A site is running/,
  );
  await service.close();
  await server.stop();
});

async function markOf(url: string): Promise<string> {
  const db = await connectDatabase({ kind: 'postgres', url }, () => {});
  const { rows } = await sql<{ mark: string }>`select mark from commit_mark`.execute(db);
  await db.destroy();
  return rows[0]?.mark ?? '';
}
