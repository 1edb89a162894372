import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../database/testing/engines.ts';
import { AGENCY_FACTS } from './testing/agency-facts.ts';
import { eachInboxWithMail } from './testing/each-inbox.ts';
import type { MailServer } from './testing/mail-server.ts';
import { contactForm, openInbox, SENDING, type TestInbox } from './testing/open-inbox.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(ENGINES)('the health of an inbox on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  eachInboxWithMail(
    engine,
    {
      // A response time far beyond what these tests last: a reminder would be a mail more.
      agency: () => ({ ...AGENCY_FACTS, responseTime: '240h' }),
    },
    (opened, mailServer) => {
      inbox = opened;
      server = mailServer;
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
});

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
