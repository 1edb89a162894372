import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Inbox } from '../inbox/index.ts';
import { SENT_FROM, shortForm, upload } from '../inbox/testing/applications.ts';
import { openInbox } from '../inbox/testing/open-inbox.ts';
import { watchIntegrity } from './integrity.ts';

const PAGE = 4096;
const checker = new URL('./check-database.ts', import.meta.url);

async function makeDatabase(name: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'integrity-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = join(directory, name);
  const database = new DatabaseSync(file);
  database.exec(`CREATE TABLE texts (text); WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL
                 SELECT i + 1 FROM n WHERE i < 5000) INSERT INTO texts SELECT hex(i) || hex(randomblob(50)) FROM n`);
  database.close();
  return file;
}

/** A page of the middle is zeroes, as a disk leaves it that lost it. */
async function losePage(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(PAGE), 0, PAGE, 40 * PAGE);
  await handle.close();
}

function watch(
  databases: string[],
  inbox: Pick<Inbox, 'scrub'> = { scrub: async () => [] },
  shared?: Parameters<typeof watchIntegrity>[0]['shared'],
) {
  const warnings: Record<string, unknown>[] = [];
  const watching = watchIntegrity({
    checker,
    databases,
    content: undefined,
    inbox,
    shared,
    warn: (message, details) => warnings.push({ message, ...details }),
  });
  onTestFinished(() => watching.close());
  const checked = () =>
    expect.poll(() => watching.report().checkedAt, { timeout: 20_000 }).toBeDefined();
  return { watching, warnings, checked };
}

test('a database that lost a page is named at the start, and only that one [R19]', {
  tags: ['slow'],
}, async () => {
  const sound = await makeDatabase('content.sqlite');
  const spoilt = await makeDatabase('inbox.sqlite');
  await losePage(spoilt);
  const { watching, warnings, checked } = watch([sound, spoilt]);
  await checked();
  expect(watching.report().damage).toEqual([
    {
      kind: 'database',
      name: 'inbox.sqlite',
      problem: 'corrupt',
      noticedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(warnings).toEqual([
    {
      message: 'a database is damaged, restore it from a backup',
      database: 'inbox.sqlite',
      problems: expect.stringMatching(/malformed|page/),
    },
  ]);
});

test('a file that is no database any more is damage too', async () => {
  const file = await makeDatabase('inbox.sqlite');
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(PAGE, 'x'), 0, PAGE, 0);
  await handle.close();
  const { watching, checked } = watch([file]);
  await checked();
  expect(watching.report().damage).toMatchObject([{ name: 'inbox.sqlite', problem: 'corrupt' }]);
});

test('what cannot be looked at is told, and is not called damage', async () => {
  const { watching, warnings } = watch([join(tmpdir(), 'no-such-folder', 'inbox.sqlite')]);
  await expect.poll(() => warnings.length, { timeout: 20_000 }).toBe(1);
  expect(warnings).toMatchObject([{ message: 'integrity was not checked', what: 'inbox.sqlite' }]);
  expect(watching.report()).toEqual({
    damage: [],
    unchecked: ['inbox.sqlite'],
    checkedAt: undefined,
  });
});

test('a database that cannot be looked at does not keep the next one from it', {
  tags: ['slow'],
}, async () => {
  const spoilt = await makeDatabase('inbox.sqlite');
  await losePage(spoilt);
  const { watching } = watch([join(tmpdir(), 'no-such-folder', 'content.sqlite'), spoilt]);
  await expect
    .poll(() => watching.report(), { timeout: 20_000 })
    .toMatchObject({ damage: [{ name: 'inbox.sqlite' }], unchecked: ['content.sqlite'] });
});

test('a CV that decayed in the database is named, the others are not [R19]', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'integrity-'));
  const file = join(directory, 'inbox.sqlite');
  const inbox = await openInbox({ kind: 'sqlite', file });
  onTestFinished(async () => {
    await inbox.close();
    await rm(directory, { recursive: true, force: true });
  });
  for (const email of ['nour@elfassi.example', 'hind@alaoui.example']) {
    await inbox.receiveUpload('short-application', upload(shortForm({ email })), SENT_FROM);
  }
  const database = new DatabaseSync(file);
  const spoilt = database.prepare('SELECT min(id) AS id FROM attachments').get()?.id;
  database.prepare("UPDATE attachments SET bytes = x'00' WHERE id = ?").run(String(spoilt));
  database.close();

  const { watching, warnings } = watch([], inbox);
  await expect
    .poll(() => watching.report().damage, { timeout: 20_000 })
    .toMatchObject([{ kind: 'attachment', name: spoilt, problem: 'changed' }]);
  expect(warnings).toEqual([
    { message: 'an attachment is damaged, restore it from a backup', attachment: spoilt },
  ]);
});

test('one of several processes looks, and the others tell what it found, once it has', async () => {
  const notes = new Map<string, string>();
  const shared = (isOwner: boolean) => ({
    isOwner: () => isOwner,
    files: false,
    read: async (name: string) => notes.get(name),
    write: async (name: string, text: string) => void notes.set(name, text),
  });
  const looked: string[] = [];
  const inboxOf = (name: string) => ({
    async scrub() {
      looked.push(name);
      return ['cv.pdf'];
    },
  });
  const early = watch([], inboxOf('early'), shared(false));
  await expect.poll(() => early.watching.report().unchecked).toEqual([]);
  expect(early.watching.report()).toMatchObject({ damage: [], checkedAt: undefined });
  const owner = watch([], inboxOf('owner'), shared(true));
  await owner.checked();
  const later = watch([], inboxOf('later'), shared(false));
  await later.checked();
  expect(later.watching.report()).toEqual(owner.watching.report());
  expect(later.watching.report().damage).toMatchObject([{ kind: 'attachment', name: 'cv.pdf' }]);
  expect(looked).toEqual(['owner']);
});
