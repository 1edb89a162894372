import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import {
  describeEachEngine,
  ENGINES,
  type RunningEngine,
} from '../../packages/kit/database/testing/engines.ts';
import { openDatabase } from '../database.ts';
import { AGENCY_FACTS } from '../testing/agency-facts.ts';
import { type MailServer, type Mood, startMailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  makeTables,
  openInbox,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { LEASE } from './backoff.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeEachEngine('mails of an inbox on $name', ({ start }) => {
  let engine: RunningEngine;
  let server: MailServer;
  let database: DatabaseOptions;
  let inbox: TestInbox;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    server = await startMailServer();
    database = await engine.fresh(makeTables);
    inbox = await openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      // A response time far beyond what these tests last: reminders have tests of their own.
      agency: () => ({ ...AGENCY_FACTS, responseTimes: { messages: '240h' } }),
    });
  });
  afterEach(async () => {
    await inbox.close();
    await server.close();
  });

  const send = async (changes?: Record<string, string>) =>
    requireReceived(await inbox.receive('contact-request', contactForm(changes), SENDING));

  const stateOf = async (channel: string) =>
    (await inbox.deliveries()).find((delivery) => delivery.channel === channel);

  test('the agency gets the request and the sender an acknowledgement, once each [shell-7.07] [shell-7.08]', async () => {
    const { reference } = await send();
    expect(await inbox.deliverDue()).toEqual({ sent: 2, written: 0, retried: 0, failed: 0 });
    expect(await inbox.deliverDue()).toEqual({ sent: 0, written: 0, retried: 0, failed: 0 });

    const [toAgency, toSender] = server.received.sort((a, b) =>
      String(a.recipients).localeCompare(String(b.recipients)),
    );
    expect(toAgency?.recipients).toEqual(['bonjour@agence.example']);
    expect(toAgency?.mail).toMatchObject({
      from: { name: 'Atelier Anfa', address: 'site@agence.example' },
      replyTo: [{ name: 'Salma Idrissi', address: 'salma@cafe-anfa.ma' }],
      subject: 'Nouveau projet\u00a0: Salma Idrissi (Café Anfa)',
    });
    for (const part of [toAgency?.mail.text, toAgency?.mail.html]) {
      expect(part).toContain(reference);
      expect(part).toContain('50K DH - 150K DH');
      expect(part).toContain('Pouvez-vous le filmer\u202f?');
    }
    expect(toSender?.recipients).toEqual(['salma@cafe-anfa.ma']);
    expect(toSender?.mail.subject).toBe(`Votre message est bien arrivé (référence ${reference})`);
    for (const part of [toSender?.mail.text, toSender?.mail.html]) {
      expect(part).toMatch(/Votre message est arrivé chez Atelier Anfa le /);
      expect(part).toContain('Nous vous répondons avant le mardi 1er\u00a0décembre à 9h.');
      expect(part).toContain(reference);
    }
  });

  test('an acknowledgement repeats nothing that was typed, and no machine answers it', async () => {
    await send({
      name: 'SPAMNAME',
      company: 'SPAMCOMPANY',
      message: 'SPAMTEXT http://spam.example',
    });
    await inbox.deliverDue();

    const mail = server.received.find(({ recipients }) => recipients[0] === 'salma@cafe-anfa.ma');
    expect(mail?.mail.subject).not.toMatch(/SPAM/i);
    expect(mail?.mail.text).not.toMatch(/spam/i);
    expect(mail?.mail.html).not.toMatch(/spam/i);
    expect(mail?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
  });

  test.each<[Mood, string]>([
    ['dropping connections', 'connection_lost'],
    ['hanging at the greeting', 'connection_timeout'],
    ['hanging at the recipient', 'connection_timeout'],
    ['hanging after the message', 'connection_timeout'],
    ['refusing the sender', 'sender_refused'],
    ['asking to come back', 'temporarily_refused'],
  ])('a server that is %s is tried again: %s', { tags: ['slow'] }, async (mood, failure) => {
    await send();
    server.mood = mood;
    const impatient = await openInbox(database, {
      mail: { via: 'smtp', url: server.impatientUrl },
    });
    await impatient.deliverDue();
    await impatient.close();
    const waiting = (await inbox.deliveries()).find(({ attempts }) => attempts > 0);
    expect(waiting).toMatchObject({ state: 'pending', failure, due_at: inbox.clock.now + MINUTE });

    server.mood = 'accepting';
    inbox.clock.now += 2 * MINUTE;
    await inbox.deliverDue();
    expect((await inbox.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(server.received).toHaveLength(2);
  });

  test('one refused address fails for good, by name, and the others flow [R15]', async () => {
    server.mood = 'refusing one recipient';
    server.refusedRecipient = 'nobody@cafe-anfa.ma';
    await send({ email: 'nobody@cafe-anfa.ma' });
    await send({ email: 'somebody@cafe-anfa.ma' });

    expect(await inbox.deliverDue()).toEqual({ sent: 3, written: 0, retried: 0, failed: 1 });
    const failed = (await inbox.deliveries()).filter(({ state }) => state === 'failed');
    expect(failed).toMatchObject([
      { channel: 'sender-mail', failure: 'recipient_refused', attempts: 1 },
    ]);
    inbox.clock.now += 100 * HOUR;
    expect(await inbox.deliverDue()).toEqual({ sent: 0, written: 0, retried: 0, failed: 0 });
  });

  test('a refused message fails for good', async () => {
    server.mood = 'refusing messages';
    await send();
    expect(await inbox.deliverDue()).toEqual({ sent: 0, written: 0, retried: 0, failed: 2 });
    expect(await stateOf('agency-mail')).toMatchObject({ failure: 'message_refused' });
  });

  test('a message whose acceptance was never heard is repeated under the same Message-ID', async () => {
    server.mood = 'closing after the message';
    await send();
    await inbox.deliverDue();
    server.mood = 'accepting';
    inbox.clock.now += 2 * MINUTE;
    await inbox.deliverDue();

    const ids = server.received.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
    const stored = (await inbox.deliveries()).map(({ message_id }) => message_id);
    expect(new Set(ids)).toEqual(new Set(stored));
  });

  test('a contact request survives three days without a mail server', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    for (let count = 0; count < 5; count += 1) {
      await send({ message: `Demande ${count}`, email: `salma-${count}@cafe-anfa.ma` });
    }

    const until = inbox.clock.now + 71 * HOUR;
    while (inbox.clock.now < until) {
      await inbox.deliverDue();
      inbox.clock.now += 30 * MINUTE;
    }
    expect(await inbox.deliveries()).toSatisfy((rows: { state: string; due_at: number }[]) =>
      rows.every(({ state, due_at }) => state === 'pending' && due_at <= inbox.clock.now + HOUR),
    );
    expect((await inbox.deliveries()).map(({ failure }) => failure)).toContain(
      'connection_refused',
    );

    server = await startMailServer({ port });
    inbox.clock.now += HOUR;
    expect(await inbox.deliverDue()).toEqual({ sent: 10, written: 0, retried: 0, failed: 0 });
    expect(server.received).toHaveLength(10);
  });

  test('the first mail accepted after an outage brings all the others forward', async () => {
    server.mood = 'dropping connections';
    await send();
    for (let round = 0; round < 10; round += 1) {
      await inbox.deliverDue();
      inbox.clock.now += 2 * HOUR;
    }
    await inbox.deliverDue(); // one of the two is now due in an hour
    server.mood = 'accepting';
    inbox.clock.now += MINUTE;
    await inbox.deliverDue();

    expect((await inbox.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('after 72 hours a delivery has failed, visibly', async () => {
    server.mood = 'dropping connections';
    await send();
    await inbox.deliverDue();
    inbox.clock.now += 73 * HOUR;
    await inbox.deliverDue();
    await inbox.deliverDue();

    const rows = await inbox.deliveries();
    expect(rows.map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'expired'],
      ['failed', 'expired'],
    ]);
    expect(inbox.logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'delivery_failed' }),
    );
  });

  test('an inbox that was off for a week still delivers', async () => {
    await send();
    inbox.clock.now += 7 * 24 * HOUR;
    expect(await inbox.deliverDue()).toEqual({ sent: 2, written: 0, retried: 0, failed: 0 });
  });

  test('two inboxes on one database deliver nothing twice', { tags: ['slow'] }, async () => {
    const mail = { via: 'smtp', url: server.url } as const;
    const [one, two] = [await openInbox(database, { mail }), await openInbox(database, { mail })];
    for (let count = 0; count < 15; count += 1) {
      const form = contactForm({ message: `Demande ${count}`, email: `salma-${count}@cafe.ma` });
      await one.receive('contact-request', form, SENDING);
    }
    await Promise.all([one.deliverDue(), two.deliverDue(), one.deliverDue(), two.deliverDue()]);

    expect(server.received).toHaveLength(30);
    expect(new Set(server.received.map(({ mail: { messageId } }) => messageId)).size).toBe(30);
    await Promise.all([one.close(), two.close()]);
  });

  test('a lease left by a process that died runs out, and its delivery is made', async () => {
    const mail = { via: 'smtp', url: server.url } as const;
    const first = await openInbox(database, { mail });
    await first.receive('contact-request', contactForm(), SENDING);
    server.mood = 'hanging after the message';
    const dying = first.deliverDue();
    while (server.stalled === 0) await new Promise((resolve) => setTimeout(resolve, 5));

    server.mood = 'accepting';
    const second = await openInbox(database, { mail });
    expect(await second.deliverDue()).toMatchObject({ sent: 1 });
    second.clock.now += LEASE;
    expect(await second.deliverDue()).toMatchObject({ sent: 1 });

    // The first attempt was slow and not dead: its outcome comes too late to count.
    await server.close();
    await dying;
    expect((await second.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    await Promise.all([first.close(), second.close()]);
  });

  test('a log line holds no personal data [S33]', async () => {
    server.mood = 'refusing one recipient';
    server.refusedRecipient = 'salma@cafe-anfa.ma';
    await send();
    await inbox.deliverDue();
    expect(inbox.logged.length).toBeGreaterThan(1);
    expect(JSON.stringify(inbox.logged)).not.toMatch(/salma|idrissi|café|filmer/i);
  });
});

describe('mail servers with locks', () => {
  let engine: RunningEngine;
  beforeAll(async () => {
    const [sqlite] = ENGINES;
    if (!sqlite) throw new Error('no engine');
    engine = await sqlite.start();
  });
  afterAll(() => engine.stop());

  test.each([
    [
      'a wrong password',
      'authentication_failed',
      (url: string) => url.replace('//', '//user:wrong@'),
      {
        authOptional: false,
        allowInsecureAuth: true,
        hideSTARTTLS: true,
      },
    ],
    ['a certificate nobody signed', 'tls_failed', (url: string) => url, { hideSTARTTLS: false }],
  ])('%s is called %s and tried again', async (_what, failure, login, options) => {
    const server = await startMailServer({ server: options });
    const inbox = await openInbox(await engine.fresh(makeTables), {
      mail: { via: 'smtp', url: login(server.url) },
    });
    await inbox.receive('contact-request', contactForm(), SENDING);
    await inbox.deliverDue();

    const tried = (await inbox.deliveries()).find(({ attempts }) => attempts === 1);
    expect(tried).toMatchObject({ state: 'pending', failure });
    expect(JSON.stringify(inbox.logged)).not.toContain('wrong');
    await inbox.close();
    await server.close();
  });

  test('closing does not wait for a server that hangs; what it was doing is due again later', async () => {
    const server = await startMailServer();
    server.mood = 'hanging after the message';
    const inbox = await openInbox(await engine.fresh(makeTables), {
      mail: { via: 'smtp', url: server.url },
      closingTime: 500,
    });
    await inbox.receive('contact-request', contactForm(), SENDING);
    const delivering = inbox.deliverDue();
    while (server.stalled === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await inbox.close();
    await delivering;

    expect((await inbox.deliveries()).map(({ state }) => state).sort()).toEqual([
      'leased',
      'pending',
    ]);
    await server.close();
  });

  test('a request of a kind this version does not know waits, and holds nobody up', async () => {
    const server = await startMailServer();
    const database = await engine.fresh(makeTables);
    const inbox = await openInbox(database, { mail: { via: 'smtp', url: server.url } });
    await inbox.receive('contact-request', contactForm({ message: 'Un' }), SENDING);
    const db = await openDatabase(database, () => {});
    await db.updateTable('requests').set({ kind: 'from-the-future' }).execute();
    await db.destroy();
    await inbox.receive('contact-request', contactForm({ message: 'Deux' }), SENDING);

    expect(await inbox.deliverDue()).toEqual({ sent: 2, written: 0, retried: 2, failed: 0 });
    expect((await inbox.deliveries()).map(({ failure }) => failure)).toContain(
      'unreadable_request',
    );
    await inbox.close();
    await server.close();
  });

  test('a delivery starts by itself when something is received', async () => {
    const server = await startMailServer();
    const inbox = await openInbox(await engine.fresh(makeTables), {
      mail: { via: 'smtp', url: server.url },
      deliverEvery: 60_000,
    });
    await inbox.receive('contact-request', contactForm(), SENDING);
    while (server.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await inbox.close();
    expect((await inbox.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    await server.close();
  });
});

describe('mails without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const database = () => ({ kind: 'sqlite', file: join(folder, 'inbox.sqlite') }) as const;

  test('each mail is a whole file, named after its request', async () => {
    const mails = join(folder, 'mail');
    const inbox = await openInbox(database(), { mail: { via: 'files', folder: mails } });
    const { reference } = requireReceived(
      await inbox.receive('contact-request', contactForm(), SENDING),
    );
    expect(await inbox.deliverDue()).toEqual({ sent: 0, written: 2, retried: 0, failed: 0 });

    expect((await inbox.deliveries()).map(({ state }) => state)).toEqual(['written', 'written']);

    const names = (await readdir(mails)).sort();
    expect(names).toEqual([
      `2026-11-21-${reference}-agency-mail.eml`,
      `2026-11-21-${reference}-sender-mail.eml`,
    ]);
    const mail = await PostalMime.parse(await readFile(join(mails, names[0] ?? '')));
    expect(mail.replyTo).toEqual([{ name: 'Salma Idrissi', address: 'salma@cafe-anfa.ma' }]);
    await inbox.close();
  });

  test('a folder that cannot be written is an outage, and heals', async () => {
    const blocked = join(folder, 'blocked');
    await writeFile(blocked, '');
    const inbox = await openInbox(database(), { mail: { via: 'files', folder: blocked } });
    await inbox.receive('contact-request', contactForm(), SENDING);
    await inbox.deliverDue();
    expect((await inbox.deliveries()).map(({ failure }) => failure)).toContain('folder_unwritable');

    await rm(blocked);
    inbox.clock.now += 2 * MINUTE;
    expect(await inbox.deliverDue()).toEqual({ sent: 0, written: 2, retried: 0, failed: 0 });
    await inbox.close();
  });
});
