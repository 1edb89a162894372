import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { ENGINES, type RunningEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage, erasure, erasurePreview } from '../contract/access.ts';
import { bulkOutcome } from '../contract/bulk.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { webhookWithSecret } from '../contract/webhooks.ts';
import { connectDatabase } from '../database.ts';

import { ANSWER } from '../testing/api-addresses.ts';
import { JOB, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { writePdf } from '../testing/documents.ts';
import {
  contactForm,
  makeTables,
  newsletterForm,
  openInbox,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE } from '../testing/staff.ts';

/** A word that is part of everything the person sends, each time within another word. */
const CANARY = 'kanari7f3';
const ADDRESS = `Zineb.${CANARY}@maison-du-the.example`;
const POST = { id: 'post-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };

describe.each(ENGINES)('erasing a person on $name', ({ start }) => {
  let engine: RunningEngine;
  let database: DatabaseOptions;
  let mailFolder: string;
  let inbox: TestInbox;
  beforeAll(async () => {
    engine = await start();
  });
  beforeEach(async () => {
    database = await engine.fresh(makeTables);
    mailFolder = await mkdtemp(join(tmpdir(), 'mail-'));
    inbox = await openInbox(database, {
      identify,
      mail: { via: 'files', folder: mailFolder },
      webhookReach: 'loopback',
    });
  });
  afterEach(async () => {
    await inbox.close();
    await rm(mailFolder, { recursive: true });
  });
  afterAll(() => engine.stop());

  /** Sends a form of each kind, some delivered and some waiting, with a note, beside those of another person. */
  async function sendEverything(): Promise<void> {
    const typed = { name: `Zineb ${CANARY}`, email: ADDRESS };
    await inbox.receive('contact-request', contactForm({ ...typed, message: CANARY }), SENDING);
    await inbox.receive('newsletter-subscription', newsletterForm(ADDRESS.toUpperCase()), SENDING);
    const cv = { name: `cv-${CANARY}.pdf`, bytes: writePdf({ objects: [`(${CANARY})`] }) };
    await inbox.receiveUpload('short-application', upload(shortForm(typed, cv)), {
      ...SENT_FROM,
      about: async () => JOB,
    });
    await inbox.deliverDue();
    const comment = new FormData();
    for (const [name, value] of Object.entries({ ...typed, comment: `Merci. ${CANARY}` })) {
      comment.append(name, value);
    }
    // A webhook whose receiver is away: what it is to be told waits.
    await ask(inbox, 'administrator', webhookWithSecret, '/webhooks', {
      method: 'POST',
      body: {
        address: 'http://127.0.0.1:9/',
        description: 'CRM',
        events: ['comment.received', 'comment.decision.approved', 'contact-request.received'],
      },
    });
    await inbox.receive('comment', comment, { ...SENDING, about: POST });
    await inbox.receive('contact-request', contactForm({ message: 'Une autre.' }), SENDING);
    // The search finds it, so the index holds it.
    const { items } = await ask(inbox, 'administrator', requestPage, `/requests?q=${CANARY}`);
    expect(items).toHaveLength(4);
    const contact = items.find(({ area }) => area === 'contact');
    await ask(inbox, 'administrator', requestDetail, `/requests/${contact?.id}/notes`, {
      method: 'POST',
      body: {
        text: `Madame ${CANARY} rappelle lundi, @Aïcha Bennani.`,
        mentions: [PEOPLE.administrator.id],
      },
    });
    await ask(inbox, 'administrator', requestDetail, `/requests/${contact?.id}/follow-up`, {
      method: 'PUT',
      body: { on: 'tomorrow' },
    });
    await ask(inbox, 'administrator', bulkOutcome, '/requests/together', {
      method: 'POST',
      body: { action: 'mark_read', requests: items.map(({ id, version }) => ({ id, version })) },
    });
    expect(await ownMarks()).toHaveLength(5);
    expect((await ask(inbox, 'administrator', requestPage, `/requests?q=${CANARY}`)).items).toEqual(
      expect.arrayContaining([expect.objectContaining({ area: 'contact' })]),
    );
    for (const sendAt of [null, '2026-11-30T09:00']) {
      const { version } = await ask(
        inbox,
        'administrator',
        requestDetail,
        `/requests/${contact?.id}`,
      );
      await ask(inbox, 'administrator', requestDetail, `/requests/${contact?.id}/answers`, {
        method: 'POST',
        version,
        body: { ...ANSWER, id: randomUUID(), body: `Bonjour ${CANARY}.`, sendAt },
      });
      await inbox.deliverDue();
    }
    const commentItem = items.find(({ area }) => area === 'comments');
    await ask(inbox, 'administrator', requestDetail, `/requests/${commentItem?.id}/comment`, {
      method: 'POST',
      version: 1,
      body: { decision: 'approved' },
    });
    await ask(
      inbox,
      'administrator',
      requestDetail,
      `/requests/${commentItem?.id}/comment/answer`,
      {
        method: 'POST',
        version: 2,
        body: { text: `Merci à vous, madame ${CANARY}.` },
      },
    );
  }

  /** The requests in which people of the agency keep marks of their own. */
  async function ownMarks(): Promise<string[]> {
    const db = await connectDatabase(database, () => {});
    const reads = await db.selectFrom('request_reads').select('request_id').execute();
    const followUps = await db.selectFrom('request_follow_ups').select('request_id').execute();
    await db.destroy();
    return [...reads, ...followUps].map(({ request_id }) => request_id);
  }

  /** The places that still hold the canary: files, or rows. */
  async function traces(): Promise<string[]> {
    const names = (await readdir(mailFolder)).map((name) => join(mailFolder, name));
    if (database.kind === 'sqlite') {
      const folder = dirname(database.file);
      const files = await readdir(folder);
      names.push(
        ...files
          .filter((name) => join(folder, name).startsWith(file()))
          .map((name) => join(folder, name)),
      );
    }
    const matches: string[] = [];
    for (const name of names) {
      const bytes = (await readFile(name)).toString('latin1').toLowerCase();
      // Mails fold and encode what is long; the address is in their headers as it is.
      if (bytes.includes(CANARY)) matches.push(name);
    }
    return database.kind === 'postgres' ? [...matches, ...(await rows(database.url))] : matches;
  }

  function file(): string {
    return database.kind === 'sqlite' ? database.file : '';
  }

  test('a person who called and left no address is erased by their number', async () => {
    const callFrom = (name: string, phone: string, email = '') =>
      ask(inbox, 'sales', requestDetail, '/requests', {
        method: 'POST',
        body: {
          key: randomUUID(),
          acknowledge: false,
          fields: { name, phone, email, company: name, message: `Dit par ${name}.` },
        },
      });
    await callFrom(CANARY, '06 61 22 33 44');
    await callFrom(CANARY, '+212 661-223344');
    await callFrom('Autre', '06 61 22 33 45');
    const mailed = await callFrom('Avec adresse', '0661223344', 'autre@maison.example');
    await inbox.deliverDue();
    await ask(inbox, 'administrator', requestPage, `/requests?q=${CANARY}`);
    expect(await traces()).not.toEqual([]);
    const phone = '00212 661 22 33 44';
    const post = { method: 'POST', body: { phone } };
    const preview = await ask(inbox, 'administrator', erasurePreview, '/erasures/preview', post);
    expect(preview).toMatchObject({
      requests: 2,
      mentions: [{ id: mailed.id, reference: mailed.reference }],
    });
    expect(await ask(inbox, 'administrator', erasure, '/erasures', post)).toMatchObject({
      requests: 2,
    });
    expect(await traces()).toEqual([]);
    expect((await inbox.requests()).map(({ fields }) => fields.name).sort()).toEqual([
      'Autre',
      'Avec adresse',
    ]);
    for (const body of [
      {},
      { phone: '06' },
      { phone, address: ADDRESS },
      { phone: 'x'.repeat(50) },
    ]) {
      const refused = await call(inbox, 'administrator', '/erasures', { method: 'POST', body });
      expect([body, refused.status]).toEqual([body, 400]);
    }
  });

  test('everything of an address is gone, and what is left of it is a line without a name', {
    tags: ['slow'],
  }, async () => {
    await sendEverything();
    expect(await traces()).not.toEqual([]);
    const preview = await ask(inbox, 'administrator', erasurePreview, '/erasures/preview', {
      method: 'POST',
      body: { address: ADDRESS.toLowerCase() },
    });
    expect(preview).toEqual({
      requests: 4,
      attachments: 1,
      deliveries: 10,
      comments: 1,
      notes: 1,
      answers: 2,
      subscriptions: 1,
      left: [],
      mentions: [],
    });
    const revision = inbox.commentRevision();
    const { mentions, ...expected } = preview;
    const { left: _, ...figures } = expected;
    const erased = await ask(inbox, 'administrator', erasure, '/erasures', {
      method: 'POST',
      body: { address: ADDRESS.toLowerCase() },
    });
    expect(erased).toEqual(expected);

    expect(await traces()).toEqual([]);
    expect(inbox.commentRevision()).toBeGreaterThan(revision);
    expect(await inbox.comments(POST.id)).toEqual([]);
    await inbox.deliverDue();
    expect(await traces()).toEqual([]);
    expect(await inbox.requests()).toMatchObject([{ fields: { message: 'Une autre.' } }]);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit?action=erased');
    expect(items).toMatchObject([{ actor: { name: 'Aïcha Bennani' }, details: figures }]);
    // What people of the agency kept of it for themselves: the other request was neither read nor put off.
    expect(await ownMarks()).toEqual([]);
    const log = await (await call(inbox, 'administrator', '/audit')).text();
    expect(log.toLowerCase()).not.toContain(CANARY);
    expect(JSON.stringify(inbox.logged).toLowerCase()).not.toContain(CANARY);
    expect(
      (await ask(inbox, 'administrator', requestPage, '/requests?q=autre')).items,
    ).toHaveLength(1);
  });

  test('the private link erases one request, or everything of who sent it, and nobody twice [L01]', async () => {
    await sendEverything();
    const all = await inbox.requests();
    const contact = all.find(({ fields }) => fields.message === CANARY)?.id ?? '';
    expect(await inbox.erase({ request: contact })).toMatchObject({ requests: 1, notes: 1 });
    expect(await inbox.erase({ request: contact })).toMatchObject({ requests: 0 });
    const application = all.find(({ kind }) => kind === 'short-application')?.id ?? '';
    expect(await inbox.erase({ senderOf: application })).toMatchObject({
      requests: 3,
      attachments: 1,
      subscriptions: 1,
    });
    expect(await traces()).toEqual([]);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit?action=erased');
    expect(items.map(({ actor }) => actor)).toEqual([null, null, null]);
  });

  test('an address like another’s is another’s; where it is only mentioned is told, and stays', async () => {
    const people = ['a_b@thes.example', 'axb@thes.example', 'aa_b@thes.example'];
    for (const email of people) {
      await inbox.receive('contact-request', contactForm({ email, message: email }), SENDING);
    }
    const form = contactForm({ message: 'Répondez plutôt à A_B@thes.example, merci.' });
    await inbox.receive('contact-request', form, SENDING);
    const body = { address: 'A_b@THES.example' };
    const { requests, mentions } = await ask(
      inbox,
      'administrator',
      erasurePreview,
      '/erasures/preview',
      { method: 'POST', body },
    );
    expect(requests).toBe(1);
    expect(mentions).toHaveLength(2);
    await ask(inbox, 'administrator', erasure, '/erasures', { method: 'POST', body });
    expect((await inbox.requests()).map(({ fields }) => fields.email).sort()).toEqual([
      'aa_b@thes.example',
      'axb@thes.example',
      'salma@cafe-anfa.ma',
    ]);
  });

  test('an erasure of nobody is one of nothing, and is written down all the same', async () => {
    const erased = await ask(inbox, 'administrator', erasure, '/erasures', {
      method: 'POST',
      body: { address: 'personne@nulle-part.example' },
    });
    expect(Object.values(erased)).toEqual([0, 0, 0, 0, 0, 0, 0, []]);
    const log = await (await call(inbox, 'administrator', '/audit')).text();
    expect(log).toContain('"erased"');
    expect(log).not.toContain('nulle-part');
  });
});

/** Every row of every table that holds the canary, in whatever column. */
async function rows(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const matches: string[] = [];
    for (const { name } of tables.rows) {
      const { rowCount } = await client.query(
        `select 1 from "${name}" as row where lower(row::text) like $1
          or lower(row::text) like $2`,
        // Bytes are written in hexadecimal.
        [`%${CANARY}%`, `%${Buffer.from(CANARY).toString('hex')}%`],
      );
      if (rowCount) matches.push(name);
    }
    return matches;
  } finally {
    await client.end();
  }
}
