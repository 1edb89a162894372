import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseOptions } from '../packages/kit/database/database.ts';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import { LEASE } from './deliveries/backoff.ts';
import { AGENCY_FACTS } from './testing/agency-facts.ts';
import { eachInboxWithMail } from './testing/each-inbox.ts';
import type { MailServer } from './testing/mail-server.ts';
import { contactForm, openInbox, SENDING, type TestInbox } from './testing/open-inbox.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeEachEngine('the health of an inbox on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  let database: DatabaseOptions;
  eachInboxWithMail(
    engine,
    {
      // A response time far beyond what these tests last: a reminder would be a mail more.
      agency: () => ({ ...AGENCY_FACTS, responseTimes: { messages: '240h' } }),
    },
    (opened, mailServer, openedOn) => {
      inbox = opened;
      server = mailServer;
      database = openedOn;
    },
  );

  const send = (email: string) =>
    inbox.receive('contact-request', contactForm({ email, message: email }), SENDING);

  test('an inbox where nothing has happened says so', async () => {
    expect(await inbox.health()).toEqual({
      mailMode: 'smtp',
      waiting: 0,
      oldestWaiting: undefined,
      failedDeliveries: 0,
      lastMailLeft: undefined,
      lastDailyCheck: undefined,
    });
  });

  test('it says what waits and since when, and when the last mail left', async () => {
    const began = inbox.clock.now;
    server.mood = 'asking to come back';
    await send('a@cafe.ma');
    await inbox.deliverDue();
    inbox.clock.now += 20 * MINUTE;
    await send('b@cafe.ma');
    expect(await inbox.health()).toMatchObject({
      waiting: 4,
      oldestWaiting: new Date(began),
      lastMailLeft: undefined,
    });

    server.mood = 'accepting';
    await inbox.deliverDue();
    const left = inbox.clock.now;
    inbox.clock.now += MINUTE;
    expect(await inbox.health()).toMatchObject({
      waiting: 0,
      oldestWaiting: undefined,
      lastMailLeft: new Date(left),
    });
  });

  test('what failed for good counts for a week, and not once it is sent again', async () => {
    server.mood = 'refusing one recipient';
    server.refusedRecipient = 'a@cafe.ma';
    await send('a@cafe.ma');
    await inbox.deliverDue();
    expect(await inbox.health()).toMatchObject({ waiting: 0, failedDeliveries: 1 });
    inbox.clock.now += 6 * DAY;
    expect(await inbox.health()).toMatchObject({ failedDeliveries: 1 });
    inbox.clock.now += 2 * DAY;
    expect(await inbox.health()).toMatchObject({ failedDeliveries: 0 });
  });

  test('what waits for a spreadsheet is given up once its address is taken away, and its request stays', async () => {
    const mail = { via: 'smtp', url: server.url } as const;
    const before = await openInbox(database, { mail, webhookUrl: 'http://127.0.0.1:9/exec' });
    await before.receive('contact-request', contactForm(), SENDING);
    await before.deliverDue();
    expect(await before.health()).toMatchObject({ waiting: 1 });
    await before.close();

    const after = await openInbox(database, { mail });
    onTestFinished(() => after.close());
    await after.deliverDue();
    const sheet = (await after.deliveries()).find(({ channel }) => channel === 'webhook');
    expect(sheet).toMatchObject({ state: 'failed', failure: 'receiver_off' });
    expect(await after.health()).toMatchObject({ waiting: 0, oldestWaiting: undefined });
    expect(await after.requests()).toHaveLength(1);
  });

  test('what a dead process was posting to that spreadsheet is given up with its lease', {
    tags: ['slow'],
  }, async () => {
    const mail = { via: 'smtp', url: server.url } as const;
    const before = await openInbox(database, {
      mail,
      webhookUrl: await startSilentReceiver(),
      closingTime: 100,
    });
    await before.receive('contact-request', contactForm(), SENDING);
    const delivering = before.deliverDue();
    const stateOf = async () =>
      (await inbox.deliveries()).find(({ channel }) => channel === 'webhook')?.state;
    await expect.poll(stateOf).toBe('leased');
    await before.close();
    await delivering;
    expect(await stateOf()).toBe('leased');

    const after = await openInbox(database, { mail });
    onTestFinished(() => after.close());
    after.clock.now += LEASE;
    await after.deliverDue();
    expect(await after.health()).toMatchObject({ waiting: 0, failedDeliveries: 1 });
  });
});

/** Starts a receiver that accepts connections and never answers. */
async function startSilentReceiver(): Promise<string> {
  const receiver = createServer(() => {});
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new TypeError('not a TCP server');
  return `http://127.0.0.1:${address.port}/exec`;
}

test('mails written to a folder have not left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'health-'));
  const inbox = await openInbox(
    { kind: 'sqlite', file: join(folder, 'inbox.sqlite') },
    { mail: { via: 'files', folder: join(folder, 'mail') } },
  );
  await inbox.receive('contact-request', contactForm(), SENDING);
  await inbox.deliverDue();
  expect(await inbox.health()).toMatchObject({
    mailMode: 'folder',
    waiting: 0,
    lastMailLeft: undefined,
  });
  await inbox.close();
  await rm(folder, { recursive: true });
});
