import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { mailTrial } from '../contract/mail-trial.ts';
import { issueOutlook, mailingPage, renderedIssue } from '../contract/mailings.ts';
import { subscriptionPage } from '../contract/subscriptions.ts';
import { connectDatabase } from '../database.ts';
import { LEASE } from '../deliveries/backoff.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import { issueContent, paragraph } from '../testing/issues.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { newsletterForm, openInbox, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE } from '../testing/staff.ts';
import { addSubscribers } from '../testing/subscribers.ts';

const DAY = 24 * 60 * 60_000; // ms
const SECOND = 1000; // ms
const POST = { method: 'POST' } as const;

describeEachEngine('mailings on $name', (engine) => {
  let server: MailServer;
  let database: DatabaseOptions;
  let inbox: TestInbox;
  const issues = new Map([['issue-1', issueContent()]]);
  const options = {
    identify,
    readIssue: async (id: string) => issues.get(id),
    lettersPerMinute: 60,
  };
  const fresh = eachInboxWithMail(engine, options, (opened, mailServer, emptied) => {
    inbox = opened;
    server = mailServer;
    database = emptied;
    issues.clear();
    issues.set('issue-1', issueContent());
  });

  const outlook = (issue = 'issue-1') => ask(inbox, 'editor', issueOutlook, `/issues/${issue}`);
  const send = (issue = 'issue-1', order: object = {}) =>
    ask(inbox, 'editor', issueOutlook, `/issues/${issue}/mailing`, { ...POST, body: order });
  const refusal = async (answer: Response) => ({
    status: answer.status,
    ...(await answer.json()).error,
  });

  /** Lets time pass as the process does, five seconds at a time. */
  async function live(time: number) {
    for (let passed = 0; passed < time; passed += 5 * SECOND) {
      inbox.clock.now += 5 * SECOND;
      await inbox.deliverDue();
    }
  }

  async function sendWhole(issue = 'issue-1') {
    await send(issue);
    await inbox.deliverDue();
    await live(30 * SECOND);
  }

  const recipients = () => server.received.map((mail) => mail.recipients[0]).sort();

  test('a letter leaves to each confirmed subscriber once, at the stated pace', {
    tags: ['slow'],
  }, async () => {
    const addresses = await addSubscribers(database, 24);
    expect(await outlook()).toMatchObject({ subscribers: 24, perMinute: 60, duration: 24_000 });

    await send();
    await inbox.deliverDue();
    expect(server.received).toHaveLength(1);
    await live(10 * SECOND);
    expect(server.received).toHaveLength(11);
    await live(20 * SECOND);

    expect(recipients()).toEqual(addresses.sort());
    expect((await outlook()).mailing).toMatchObject({
      state: 'sent',
      recipients: 24,
      sent: 24,
      waiting: 0,
      refused: 0,
      orderedBy: PEOPLE.editor.name,
    });
  });

  test('after hours away the rest leaves at the pace too', async () => {
    await addSubscribers(database, 100);
    await send();
    await inbox.deliverDue();
    inbox.clock.now += DAY;
    await inbox.deliverDue();
    expect(server.received).toHaveLength(11);
  });

  test('a mail server that is away holds the letters back, and gets no flood when it returns', async () => {
    await addSubscribers(database, 100);
    server.mood = 'asking to come back';
    await send();
    await live(60 * SECOND);
    expect(server.received).toHaveLength(0);
    server.mood = 'accepting';
    await live(5 * SECOND);
    expect(server.received.length).toBeLessThanOrEqual(15);
  });

  test('an order given twice at once sends one letter', async () => {
    await addSubscribers(database, 3);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        call(inbox, 'editor', '/issues/issue-1/mailing', { ...POST, body: {} }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    await live(10 * SECOND);
    expect(recipients()).toEqual([
      'abonne-1@lecteurs.example',
      'abonne-2@lecteurs.example',
      'abonne-3@lecteurs.example',
    ]);
    const again = await call(inbox, 'editor', '/issues/issue-1/mailing', { ...POST, body: {} });
    expect(await refusal(again)).toMatchObject({ status: 422, type: 'impossible' });
  });

  test('what was sent stays what was sent: the issue is rendered once, when it is ordered', async () => {
    await addSubscribers(database, 12);
    await send();
    await inbox.deliverDue();
    issues.set('issue-1', issueContent({ subject: 'Corrigée', body: [paragraph('Autre')] }));
    await live(20 * SECOND);
    expect(new Set(server.received.map(({ mail }) => mail.subject))).toEqual(
      new Set(['Le café qui filmait à midi']),
    );
    const [first, last] = [server.received.at(0), server.received.at(-1)];
    expect(withoutLinks(last?.mail.html)).toBe(withoutLinks(first?.mail.html));
  });

  test('a letter carries its own one-click link, which ends the subscription [RFC 8058]', async () => {
    await addSubscribers(database, 2);
    await sendWhole();
    const links = server.received.map(({ mail, raw }) => {
      const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(raw).not.toContain('Auto-Submitted');
      const link = header.slice(1, -1);
      expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
      expect(mail.text).toContain(link);
      expect(mail.html).not.toContain('{{');
      return link;
    });
    expect(new Set(links).size).toBe(2);
    const [token = ''] = links.map((link) => new URL(link).searchParams.get('jeton') ?? '');
    expect(await inbox.newsletter.unsubscribe(token)).toBe('done');
    expect((await outlook()).mailing).toMatchObject({ sent: 2, unsubscribed: 1 });
    expect((await outlook()).subscribers).toBe(1);
  });

  test('a subscriber who leaves before their letter does gets none', async () => {
    await addSubscribers(database, 12);
    await send();
    await inbox.deliverDue();
    const held = await ask(inbox, 'editor', subscriptionPage, '/subscriptions?state=confirmed');
    const last = held.items.find(({ address }) => address === 'abonne-12@lecteurs.example');
    await call(inbox, 'editor', `/subscriptions/${last?.id}/unsubscribe`, POST);
    await live(30 * SECOND);
    expect(recipients()).not.toContain('abonne-12@lecteurs.example');
    expect((await outlook()).mailing).toMatchObject({ state: 'sent', sent: 11, unsubscribed: 0 });
  });

  test('a sending that is stopped sends no further letter, and is not ordered anew', async () => {
    await addSubscribers(database, 40);
    await send();
    await inbox.deliverDue();
    await live(5 * SECOND);
    const left = server.received.length;
    const stopped = await ask(inbox, 'editor', issueOutlook, '/issues/issue-1/mailing/stop', POST);
    expect(stopped.mailing).toMatchObject({ state: 'stopped', sent: left, recipients: 40 });
    await live(60 * SECOND);
    expect(server.received).toHaveLength(left);
    const again = await call(inbox, 'editor', '/issues/issue-1/mailing', { ...POST, body: {} });
    expect(again.status).toBe(422);
    const twice = await call(inbox, 'editor', '/issues/issue-1/mailing/stop', POST);
    expect(twice.status).toBe(422);
  });

  test('a letter leased when its process died does not leave once the sending is stopped', async () => {
    await addSubscribers(database, 1);
    await send();
    const db = await connectDatabase(database, () => {});
    await db
      .updateTable('deliveries')
      .set({ state: 'leased', attempts: 1, lease_until: inbox.clock.now + LEASE })
      .execute();
    await call(inbox, 'editor', '/issues/issue-1/mailing/stop', POST);
    await db.destroy();
    inbox.clock.now += LEASE + SECOND;
    await inbox.deliverDue();
    expect(server.received).toHaveLength(0);
    expect((await outlook()).mailing).toMatchObject({ sent: 0, refused: 0, waiting: 0 });
  });

  test('a letter leaves at its hour, to those who are subscribed then; before it can be taken back', async () => {
    await addSubscribers(database, 1);
    const startsAt = new Date(inbox.clock.now + DAY).toISOString();
    expect((await send('issue-1', { startsAt })).mailing).toMatchObject({ state: 'scheduled' });
    await inbox.deliverDue();
    expect(server.received).toHaveLength(0);
    const taken = await ask(inbox, 'editor', issueOutlook, '/issues/issue-1/mailing/stop', POST);
    expect(taken.mailing).toBeNull();

    await send('issue-1', { startsAt });
    await inbox.receive(
      'newsletter-subscription',
      newsletterForm('tard@lecteurs.example'),
      SENDING,
    );
    await inbox.deliverDue();
    const confirm = /confirmer\?jeton=(\S+)/.exec(server.received[0]?.mail.text ?? '')?.[1] ?? '';
    await inbox.newsletter.confirm(confirm);
    server.received.length = 0;
    inbox.clock.now += DAY;
    await inbox.deliverDue();
    await live(10 * SECOND);
    expect(recipients()).toEqual(['abonne-1@lecteurs.example', 'tard@lecteurs.example']);
  });

  test('an address refused by its server for three letters is closed, and opened by a new confirmation', {
    tags: ['slow'],
  }, async () => {
    await addSubscribers(database, 2);
    server.mood = 'refusing one recipient';
    server.refusedRecipient = 'abonne-1@lecteurs.example';
    for (const issue of ['issue-1', 'issue-2', 'issue-3', 'issue-4']) {
      issues.set(issue, issueContent({ subject: issue }));
      await sendWhole(issue);
    }
    expect(recipients()).toEqual(Array.from({ length: 4 }, () => 'abonne-2@lecteurs.example'));
    const closed = await ask(inbox, 'editor', subscriptionPage, '/subscriptions?state=closed');
    expect(closed.items).toMatchObject([{ address: 'abonne-1@lecteurs.example' }]);
    expect((await outlook('issue-3')).mailing).toMatchObject({
      recipients: 2,
      sent: 1,
      refused: 1,
    });
    expect((await outlook('issue-4')).mailing).toMatchObject({
      recipients: 1,
      sent: 1,
      refused: 0,
    });

    server.mood = 'accepting';
    server.received.length = 0;
    const form = newsletterForm('abonne-1@lecteurs.example');
    await inbox.receive('newsletter-subscription', form, SENDING);
    await inbox.deliverDue();
    const confirm = /confirmer\?jeton=(\S+)/.exec(server.received[0]?.mail.text ?? '')?.[1] ?? '';
    expect(await inbox.newsletter.confirm(confirm)).toBe('done');
    expect((await outlook()).subscribers).toBe(2);
    const [again] = (await inbox.subscriptions()).filter(({ id }) => id === 'subscriber-1');
    expect(again).toMatchObject({ state: 'confirmed', refusals: 0, closed_at: null });
  });

  test('a letter that arrives makes the refusals before it forgotten', {
    tags: ['slow'],
  }, async () => {
    await addSubscribers(database, 1);
    server.refusedRecipient = 'abonne-1@lecteurs.example';
    const moods: MailServer['mood'][] = [
      'refusing one recipient',
      'refusing one recipient',
      'accepting',
      'refusing one recipient',
      'refusing messages',
    ];
    for (const [index, mood] of moods.entries()) {
      server.mood = mood;
      issues.set(`issue-${index}`, issueContent());
      await sendWhole(`issue-${index}`);
    }
    expect(await inbox.subscriptions()).toMatchObject([{ state: 'confirmed', refusals: 1 }]);
  });

  test('an editor sees and tries the issue as it is being written', async () => {
    const preview = await ask(inbox, 'editor', renderedIssue, '/issues/issue-1/preview', POST);
    expect(preview.html).toContain('https://agence.example/newsletter/desinscription"');
    expect(preview.bytes).toBeLessThan(preview.mostBytes);
    expect(await ask(inbox, 'editor', mailTrial, '/issues/issue-1/trial', POST)).toEqual({
      outcome: 'sent',
    });
    expect(server.received).toMatchObject([
      {
        recipients: [PEOPLE.editor.email],
        mail: { subject: '[Essai] Le café qui filmait à midi' },
      },
    ]);
    expect(server.received[0]?.raw).not.toContain('List-Unsubscribe');
    for (const path of [
      '/issues/issue-9/preview',
      '/issues/drafts.issue-1/preview',
      `/issues/${'x'.repeat(65)}/preview`,
    ]) {
      expect((await call(inbox, 'editor', path, POST)).status, path).toBe(404);
    }
  });

  test('an issue that is not published, too heavy, or without a reader, is not sent', async () => {
    const post = (issue: string, body: object = {}) =>
      call(inbox, 'editor', `/issues/${issue}/mailing`, { ...POST, body }).then(refusal);
    expect(await post('issue-1')).toMatchObject({ status: 422 });
    await addSubscribers(database, 1);
    expect(await post('issue-9')).toMatchObject({ status: 422 });
    issues.set('issue-2', issueContent({ body: [paragraph('é'.repeat(60_000))] }));
    expect((await post('issue-2')).message).toContain('100\u00a0ko');
    expect(await post('issue-1', { startsAt: 'demain' })).toMatchObject({ status: 400 });
    expect(await post('issue-1', { startsAt: '2036-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
    });
    expect((await ask(inbox, 'editor', mailingPage, '/mailings')).items).toEqual([]);
  });

  test('a program with a token of an editor may not send', async () => {
    await addSubscribers(database, 1);
    await inbox.close();
    inbox = await openInbox(database, {
      ...options,
      mail: { via: 'smtp', url: server.url },
      identify: async () => ({ ...PEOPLE.editor, email: '' }),
    });
    const answer = await call(inbox, 'editor', '/issues/issue-1/mailing', { ...POST, body: {} });
    expect(answer.status).toBe(403);
    expect((await outlook()).maySend).toBe(false);
  });

  test('orders and stops are in the audit log, and no subscriber is', async () => {
    await addSubscribers(database, 20);
    await send();
    await call(inbox, 'editor', '/issues/issue-1/mailing/stop', POST);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit');
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['mailing_stopped', 'mailing_ordered']),
    );
    expect(JSON.stringify(items)).not.toContain('lecteurs.example');
  });

  test('a person who left or was erased appears in no row and no file of letters', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'letters-'));
    const empty = await fresh();
    await inbox.close();
    database = empty;
    inbox = await openInbox(database, { ...options, mail: { via: 'files', folder } });
    const [leaver = '', erased = ''] = await addSubscribers(database, 12);
    await sendWhole();
    expect(await readdir(folder)).toHaveLength(12);
    const held = await ask(inbox, 'editor', subscriptionPage, '/subscriptions');
    const leaving = held.items.find(({ address }) => address === leaver);
    await call(inbox, 'editor', `/subscriptions/${leaving?.id}/unsubscribe`, POST);
    await inbox.erase({ address: erased });

    const db = await connectDatabase(database, () => {});
    const rows = JSON.stringify([
      await db.selectFrom('deliveries').selectAll().execute(),
      await db.selectFrom('mailings').selectAll().execute(),
      await db.selectFrom('subscriptions').selectAll().execute(),
    ]);
    await db.destroy();
    for (const trace of [leaver, erased, 'subscriber-2"']) expect(rows).not.toContain(trace);
    const letters = await inbox.deliveries();
    expect(letters).toHaveLength(10);
    expect((await outlook()).mailing).toMatchObject({ sent: 12, unsubscribed: 2 });
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(files.join()).not.toContain(erased);
    await rm(folder, { recursive: true });
  });

  test('a year later the letters one by one are gone, and closed addresses; figures stay', async () => {
    await addSubscribers(database, 2);
    await sendWhole();
    const db = await connectDatabase(database, () => {});
    await db
      .updateTable('subscriptions')
      .set({ state: 'closed', closed_at: inbox.clock.now })
      .where('id', '=', 'subscriber-1')
      .execute();
    await db.destroy();
    inbox.clock.now += 366 * DAY;
    expect(await inbox.applyRetention()).toMatchObject({ letters: 2, closedAddresses: 1 });
    expect(await inbox.deliveries()).toEqual([]);
    expect((await outlook()).mailing).toMatchObject({ state: 'sent', sent: 2 });
    expect((await inbox.subscriptions()).map(({ address }) => address)).toEqual([
      null,
      'abonne-2@lecteurs.example',
    ]);
  });

  test('the exported list carries the link by which each address leaves', async () => {
    await addSubscribers(database, 2);
    const csv = await (await call(inbox, 'editor', '/subscriptions.csv')).text();
    const [, token = ''] =
      /abonne-2@lecteurs\.example.*desinscription\?jeton=([^\r\n",]+)/.exec(csv) ?? [];
    expect(await inbox.newsletter.unsubscribe(token)).toBe('done');
    const [left] = (await inbox.subscriptions()).filter(({ id }) => id === 'subscriber-2');
    expect(left?.state).toBe('unsubscribed');
  });
});

function withoutLinks(html = ''): string {
  return html.replace(/jeton=[\w.-]+/g, '');
}
