/** An inbox of each past version, opened by today's: the tables are today's, and what was kept is read. */
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage } from '../../../inbox/contract/access.ts';
import { answerTemplates } from '../../../inbox/contract/answers.ts';
import { fruitlessSearches } from '../../../inbox/contract/fruitless-searches.ts';
import { mailingPage } from '../../../inbox/contract/mailings.ts';
import { requestDetail, requestPage } from '../../../inbox/contract/requests.ts';
import { subscriptionPage } from '../../../inbox/contract/subscriptions.ts';
import { webhookList } from '../../../inbox/contract/webhooks.ts';
import { connectDatabase } from '../../../inbox/database.ts';
import { openInbox, type TestInbox } from '../../../inbox/testing/open-inbox.ts';
import { ask, call, identify, staff } from '../../../inbox/testing/staff.ts';
import type { DatabaseOptions } from '../../../packages/kit/database/database.ts';
import {
  describeEachEngine,
  type RunningEngine,
} from '../../../packages/kit/database/testing/engines.ts';
import { versionsOf, writeOldData } from './old-data.ts';

const VERSIONS = versionsOf('inbox');

const detail = (inbox: TestInbox, id: string) =>
  ask(inbox, 'administrator', requestDetail, `/requests/${id}`);
const list = async (inbox: TestInbox, query: string) =>
  (await ask(inbox, 'administrator', requestPage, `/requests?${query}`)).items.map(({ id }) => id);

/** What is read in each version from `since` on. */
const EXPECTATIONS: { since: number; what: string; read(inbox: TestInbox): Promise<void> }[] = [
  {
    since: 1,
    what: 'a request with its fields and its mails, found by a word',
    async read(inbox) {
      const { fields, deliveries, reference } = await detail(inbox, 'r001-request');
      expect(reference).toBe('7F3-KQ2-901');
      expect(fields.find(({ name }) => name === 'company')?.value).toBe('Café Anfa');
      expect(deliveries).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ channel: 'agency-mail', state: 'sent' }),
          expect.objectContaining({ channel: 'sender-mail', state: 'pending' }),
        ]),
      );
      expect(await list(inbox, 'q=anfa')).toContain('r001-request');
      expect(await list(inbox, 'q=salma%40cafe-anfa.ma')).toEqual(['r001-request']);
    },
  },
  {
    since: 1,
    what: 'what a robot sent, in quarantine',
    async read(inbox) {
      expect(await list(inbox, 'quarantined=true')).toContain('r001-spam');
      expect(await list(inbox, '')).not.toContain('r001-spam');
    },
  },
  {
    since: 2,
    what: 'the newsletter’s list',
    async read(inbox) {
      const { items } = await ask(inbox, 'administrator', subscriptionPage, '/subscriptions');
      expect(items.map(({ address, state }) => [address, state])).toEqual(
        expect.arrayContaining([['lectrice@mail.example', 'confirmed']]),
      );
    },
  },
  {
    since: 3,
    what: 'an application with its file, and a comment under its post',
    async read(inbox) {
      const { files } = await detail(inbox, 'r003-application');
      expect(files).toMatchObject([{ name: 'nadia.pdf', size: 8 }]);
      const file = await call(inbox, 'administrator', `/attachments/${files[0]?.id}`);
      expect(await file.text()).toBe('%PDF-1.4');
      expect(await detail(inbox, 'r003-comment')).toMatchObject({ kind: 'comment' });
      expect(inbox.commentRevision()).toBeGreaterThanOrEqual(4);
    },
  },
  {
    since: 4,
    what: 'treatment: state and stage that agree, person in charge, note, history and audit log',
    async read(inbox) {
      expect(await detail(inbox, 'r004-job')).toMatchObject({
        stage: 'shortlisted',
        status: 'in_progress',
        assignee: { name: 'Rim Tazi' },
        history: expect.arrayContaining([expect.objectContaining({ action: 'stage_changed' })]),
      });
      expect(await detail(inbox, 'r004-closed')).toMatchObject({
        stage: 'rejected',
        status: 'closed',
      });
      const { notes } = await detail(inbox, 'r001-request');
      expect(notes).toMatchObject([{ text: 'Rappelée ce matin.' }]);
      const { items } = await ask(
        inbox,
        'administrator',
        auditPage,
        '/audit?action=requests_exported',
      );
      expect(items.map(({ actor }) => actor)).toEqual(
        expect.arrayContaining([{ id: 'p-samir', name: 'Samir Alami', roles: ['sales'] }]),
      );
    },
  },
  {
    since: 5,
    what: 'the time an answer was promised by',
    async read(inbox) {
      expect(await detail(inbox, 'r005-promised')).toMatchObject({
        dueAt: '2026-11-21T13:00:00.000Z',
      });
      expect(await list(inbox, 'q=%2B212661223344')).toContain('r005-promised');
    },
  },
  {
    since: 6,
    what: 'searches that found nothing',
    async read(inbox) {
      const { items } = await ask(inbox, 'administrator', fruitlessSearches, '/fruitless-searches');
      expect(items).toMatchObject([{ term: 'drone', count: 6 }]);
    },
  },
  {
    since: 7,
    what: 'the signs of spam',
    async read(inbox) {
      expect(await detail(inbox, 'r007-suspect')).toMatchObject({
        quarantine: { signs: ['links'] },
      });
    },
  },
  {
    since: 9,
    what: 'the last check of the form',
    async read(inbox) {
      expect(await inbox.health()).toMatchObject({ lastDailyCheck: { outcome: 'sent' } });
    },
  },
  {
    since: 10,
    what: 'an answer, and a template as the agency changed it',
    async read(inbox) {
      const { answers } = await detail(inbox, 'r005-promised');
      expect(answers).toMatchObject([{ subject: 'Votre message', text: 'Bonjour, parlons-en.' }]);
      const { items } = await ask(inbox, 'administrator', answerTemplates, '/answer-templates');
      expect(items.map(({ name }) => name)).toContain('Le nôtre');
    },
  },
  {
    since: 11,
    what: 'a webhook',
    async read(inbox) {
      const { items } = await ask(inbox, 'administrator', webhookList, '/webhooks');
      expect(items).toMatchObject([{ description: 'Le CRM' }]);
    },
  },
  {
    since: 12,
    what: 'the public answer to a comment',
    async read(inbox) {
      expect(await detail(inbox, 'r003-comment')).toMatchObject({
        commentAnswer: { text: 'Merci à vous.' },
      });
    },
  },
  {
    since: 13,
    what: 'a note that names a colleague',
    async read(inbox) {
      const { notes } = await detail(inbox, 'r005-promised');
      expect(notes.map(({ text }) => text)).toContain('À voir avec Aïcha.');
    },
  },
  {
    since: 15,
    what: 'the sending of an issue',
    async read(inbox) {
      const { items } = await ask(inbox, 'administrator', mailingPage, '/mailings');
      expect(items).toMatchObject([{ subject: 'La lettre de novembre', state: 'sent' }]);
    },
  },
  {
    since: 16,
    what: 'a request read out into columns',
    async read(inbox) {
      expect(await list(inbox, 'company=garage%20atlas')).toEqual(['r016-read-out']);
    },
  },
  {
    since: 17,
    what: 'an audit entry of a person with two roles',
    async read(inbox) {
      const { items } = await ask(
        inbox,
        'administrator',
        auditPage,
        '/audit?action=requests_exported',
      );
      expect(items.map(({ actor }) => actor?.roles)).toContainEqual(['administrator', 'sales']);
    },
  },
  {
    since: 18,
    what: 'a request of the newest version',
    async read(inbox) {
      expect(await list(inbox, '')).toContain('r018-source');
    },
  },
];

test('there is data of every version of the inbox', () => {
  const shipped = readdirSync('inbox/migrations').filter((name) =>
    /^\d{3}-[a-z-]+\.ts$/.test(name),
  );
  expect(VERSIONS).toEqual(shipped.map((name) => name.replace('.ts', '')).sort());
});

describeEachEngine('an old inbox on $name', (engine) => {
  let running: RunningEngine;
  let todays: unknown;
  beforeAll(async () => {
    running = await engine.start();
    const database = await running.fresh();
    await (await openInbox(database)).close();
    todays = await schemaOf(database);
  });
  afterAll(() => running.stop());

  test.each(VERSIONS)(
    'of %s has the tables of today and all that it kept',
    { tags: ['slow'] },
    async (version) => {
      const database = await running.fresh();
      await writeOldData('inbox', version, database);
      const inbox = await openInbox(database, { identify, staff });
      try {
        expect(await schemaOf(database)).toEqual(todays);
        for (const { since, what, read } of EXPECTATIONS) {
          if (since > Number(version.slice(0, 3))) continue;
          await read(inbox).catch((error: unknown) => {
            throw new Error(`${what}: ${error}`, { cause: error });
          });
        }
      } finally {
        await inbox.close();
      }
    },
  );
});

/** Columns and indexes, as each engine tells them. */
async function schemaOf(database: DatabaseOptions): Promise<unknown> {
  const db = await connectDatabase(database, () => {});
  try {
    const { rows } =
      database.kind === 'sqlite'
        ? await sql`select type, name, replace(replace(sql, char(10), ' '), '  ', '') as sql
            from sqlite_schema order by type, name`.execute(db)
        : await sql`select table_name, column_name, data_type, is_nullable, column_default
              from information_schema.columns where table_schema = 'public'
            union all
            select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public'
            order by 1, 2`.execute(db);
    return rows;
  } finally {
    await db.destroy();
  }
}
