import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { connectDatabase } from '../database.ts';
import type { Receipt } from '../index.ts';
import { ANSWER } from '../testing/api-addresses.ts';
import { JOB, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  openInbox,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, call, identify } from '../testing/staff.ts';

const DAY = 24 * 60 * 60_000;
const POST = { id: 'post-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };
const NOTHING = {
  messages: 0,
  applications: 0,
  commentAddresses: 0,
  unpublishedComments: 0,
  quarantine: 0,
  alarms: 0,
  webhookMessages: 0,
  closedAddresses: 0,
  letters: 0,
  audit: 0,
  unconfirmedSubscriptions: 0,
};

describeEachEngine('retention on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  let database: DatabaseOptions;
  const fresh = eachInboxWithMail(engine, { identify }, (opened, mailServer, emptied) => {
    database = emptied;
    inbox = opened;
    server = mailServer;
  });

  const receive = (changes: Record<string, string> = {}) => {
    const form = contactForm({ submissionKey: randomUUID(), ...changes });
    return inbox.receive('contact-request', form, SENDING);
  };

  const comment = (name: string) => {
    const form = new FormData();
    const typed = { name, email: `${name}@librairie.example`, comment: 'Merci.' };
    for (const [field, value] of Object.entries(typed)) form.append(field, value);
    return inbox.receive('comment', form, { ...SENDING, about: POST });
  };

  async function idOf(receipt: Receipt): Promise<string> {
    const { reference } = requireReceived(receipt);
    return (await inbox.requests()).find((row) => row.reference === reference)?.id ?? '';
  }

  async function answerTexts(): Promise<string[]> {
    const db = await connectDatabase(database, () => {});
    const rows = await db.selectFrom('answers').select('body').execute();
    await db.destroy();
    return rows.map(({ body }) => body);
  }

  /** Applies the retention so long after the inbox was opened. */
  async function applyAfter(years: number, days: number) {
    const moment = new Date(Date.UTC(2026 + years, 10, 21, 9, 0));
    inbox.clock.now = moment.getTime() + days * DAY;
    return inbox.applyRetention();
  }

  test('a message is kept for three years after the last exchange, an application for two [L02]', async () => {
    const treated = await idOf(await receive({ name: 'Suivie' }));
    await receive({ name: 'Oubliée' });
    const about = async () => JOB;
    await inbox.receiveUpload('short-application', upload(shortForm()), { ...SENT_FROM, about });
    await inbox.deliverDue();

    expect(await applyAfter(2, -1)).toMatchObject({ applications: 0 });
    expect(await inbox.attachments()).toHaveLength(1);
    expect(await applyAfter(2, 0)).toMatchObject({ applications: 1, messages: 0 });
    expect(await inbox.attachments()).toEqual([]);
    await ask(inbox, 'sales', requestDetail, `/requests/${treated}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'answered' },
    });
    expect(await applyAfter(3, -1)).toMatchObject({ messages: 0 });
    expect(await applyAfter(3, 0)).toMatchObject({ messages: 1 });
    expect((await inbox.requests()).map(({ fields }) => fields.name)).toEqual(['Suivie']);
    expect(await applyAfter(5, 0)).toMatchObject({ messages: 1 });
    expect(await inbox.requests()).toEqual([]);
    expect(await inbox.deliveries()).toEqual([]);
  });

  test('an answer is an exchange, and goes with its message', async () => {
    const id = await idOf(await receive());
    await inbox.deliverDue();
    inbox.clock.now += 300 * DAY;
    await ask(inbox, 'sales', requestDetail, `/requests/${id}/answers`, {
      method: 'POST',
      version: 1,
      body: { ...ANSWER, body: 'Bonjour kanari7f3.' },
    });
    await inbox.deliverDue();
    expect(await applyAfter(3, 299)).toMatchObject({ messages: 0 });
    expect(await answerTexts()).toEqual(['Bonjour kanari7f3.']);
    expect(await applyAfter(3, 300)).toMatchObject({ messages: 1 });
    expect(await answerTexts()).toEqual([]);
  });

  test('what nobody has seen and no mail has told of is kept, and told of', async () => {
    server.mood = 'refusing messages';
    const id = await idOf(await receive());
    await inbox.deliverDue();
    expect(await applyAfter(3, 1)).toEqual(NOTHING);
    expect(await inbox.requests()).toHaveLength(1);
    expect(inbox.logged).toContainEqual({
      level: 'warn',
      event: 'retention_held_back',
      details: { requests: 1 },
    });
    await ask(inbox, 'sales', requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'closed' },
    });
    expect(await applyAfter(6, 2)).toMatchObject({ messages: 1 });
  });

  test('spam is kept for thirty days, in which a person may be found in it', async () => {
    await receive({ website: 'x' });
    await inbox.deliverDue();
    expect(await applyAfter(0, 29)).toEqual(NOTHING);
    expect(await applyAfter(0, 30)).toEqual({ ...NOTHING, quarantine: 1 });
    expect(await inbox.requests()).toEqual([]);
  });

  test('after a year a published comment keeps its signature and no address; others go', async () => {
    const published = await idOf(await comment('Hind'));
    await comment('Omar');
    await ask(inbox, 'editor', requestPage, '/requests?q=hind');
    await ask(inbox, 'editor', requestDetail, `/requests/${published}/comment`, {
      method: 'POST',
      version: 1,
      body: { decision: 'approved' },
    });
    await inbox.deliverDue();
    expect(await applyAfter(1, -1)).toEqual(NOTHING);
    const before = inbox.commentRevision();
    expect(await applyAfter(1, 0)).toMatchObject({ commentAddresses: 1, unpublishedComments: 1 });
    expect(await applyAfter(1, 0)).toMatchObject({ commentAddresses: 0, unpublishedComments: 0 });
    expect(await inbox.comments(POST.id)).toMatchObject([{ name: 'Hind', text: 'Merci.' }]);
    expect(inbox.commentRevision()).toBeGreaterThan(before);
    expect((await inbox.requests()).map(({ fields }) => fields)).toEqual([
      { name: 'Hind', email: '', comment: 'Merci.' },
    ]);
    expect(await inbox.deliveries()).toEqual([]);
    expect((await ask(inbox, 'editor', requestPage, '/requests?q=librairie')).items).toEqual([]);
    expect((await ask(inbox, 'editor', requestPage, '/requests?q=hind')).items).toHaveLength(1);
  });

  test('the log of accesses is kept for a year, and says what was erased when', async () => {
    const id = await idOf(await receive());
    await call(inbox, 'sales', `/requests/${id}`);
    expect(await applyAfter(1, 0)).toMatchObject({ audit: 1 });
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit');
    expect(items).toMatchObject([
      { action: 'retention_applied', actor: null, details: { audit: 1, messages: 0 } },
    ]);
    expect(inbox.logged).toContainEqual(
      expect.objectContaining({ event: 'retention_applied', level: 'info' }),
    );
  });

  test('many are erased in one run, a batch at a time, while others arrive', async () => {
    await Promise.all(Array.from({ length: 120 }, () => receive({ website: 'x' })));
    inbox.clock.now += 30 * DAY;
    const [counts] = await Promise.all([inbox.applyRetention(), receive({ name: 'Nouvelle' })]);
    expect(counts).toMatchObject({ quarantine: 120 });
    expect((await inbox.requests()).map(({ fields }) => fields.name)).toEqual(['Nouvelle']);
  });

  test('it runs when the inbox starts', async () => {
    const database = await fresh();
    const early = await openInbox(database);
    early.clock.now -= 31 * DAY;
    await early.receive('contact-request', contactForm({ website: 'x' }), SENDING);
    expect(await early.requests()).toHaveLength(1);
    await early.close();
    const later = await openInbox(database);
    expect(await later.requests()).toEqual([]);
    await later.close();
  });
});
