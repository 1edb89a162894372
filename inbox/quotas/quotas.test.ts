import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import {
  describeEachEngine,
  type RunningEngine,
} from '../../packages/kit/database/testing/engines.ts';
import { openDatabase } from '../database.ts';
import type { UploadReceipt } from '../index.ts';
import { cvOf, refusedUpload, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { writePdf } from '../testing/documents.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  makeTables,
  openInbox,
  requireRefused,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';

const DAY = 24 * 60 * 60_000; // ms
const MEGABYTE = 1024 * 1024;
/** The daily quota: 50 uploads, large or small; a tenth of all, 5 uploads and 10 MB, for one network. */
const DAILY = 100 * MEGABYTE;
const FLOOR_NO_DISK_HAS = Number.MAX_SAFE_INTEGER;

describeEachEngine('what strangers may send in a day, on $name', ({ start }) => {
  let engine: RunningEngine;
  let server: MailServer;
  let database: DatabaseOptions;
  let inbox: TestInbox;
  beforeAll(async () => {
    engine = await start();
    server = await startMailServer();
  });
  beforeEach(async () => {
    server.received.length = 0;
    database = await engine.fresh(makeTables);
    inbox = await open();
  });
  afterEach(() => inbox.close());
  afterAll(async () => {
    await server.close();
    await engine.stop();
  });

  const open = (overrides = {}) =>
    openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      dailyBytes: DAILY,
      ...overrides,
    });

  let sent = 0;
  /** Sends an application of a different person each time, with a CV of 200 kB of their own. */
  const apply = (address: string, to = inbox) => {
    sent += 1;
    const cv = { name: 'cv.pdf', bytes: cvOf(String(sent)) };
    const form = shortForm({ email: `personne-${sent}@example.ma` }, cv);
    return to.receiveUpload('short-application', upload(form), { ...SENT_FROM, address });
  };

  const tally = (receipts: readonly UploadReceipt[]) => {
    const count = (outcome: string) => receipts.filter((receipt) => receipt.outcome === outcome);
    return { received: count('received').length, refused: count('refused').length };
  };

  const alarms = () =>
    server.received
      .filter(({ mail }) => mail.subject?.startsWith('Alerte du site'))
      .map(({ mail: { subject, headers }, recipients }) => ({
        subject,
        recipients,
        automatic: headers.some(({ key }) => key === 'auto-submitted'),
      }));

  async function inTurn(count: number, addressOf: (index: number) => string) {
    const receipts: UploadReceipt[] = [];
    for (let index = 0; index < count; index += 1) receipts.push(await apply(addressOf(index)));
    return receipts;
  }

  test('one network has its share, however many connections; others go on sending [F09]', async () => {
    const receipts = await Promise.all(Array.from({ length: 4 }, () => apply('203.0.113.7')));
    receipts.push(...(await inTurn(4, () => '203.0.113.7')));
    expect(tally(receipts)).toEqual({ received: 5, refused: 3 });

    const refusal = refusedUpload(receipts.at(-1) ?? receipts[0] ?? (await apply('::1')));
    expect(refusal).toMatchObject({ status: 429, errors: {}, retryAfter: 15 * 60 * 60 });
    expect(refusal.message).toMatch(/réessayez demain/);
    expect(refusal.values).toMatchObject({ name: 'Nour El Fassi' });
    expect(await apply('198.51.100.1')).toMatchObject({ outcome: 'received' });
  });

  test('large files use the share up sooner', { tags: ['slow'] }, async () => {
    const outcomes: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const bytes = writePdf({ objects: [`(${String(index).repeat(4 * MEGABYTE)})`] });
      const receipt = await inbox.receiveUpload(
        'short-application',
        upload(shortForm({}, { name: 'cv.pdf', bytes })),
        SENT_FROM,
      );
      outcomes.push(receipt.outcome);
    }
    expect(outcomes).toEqual(['received', 'received', 'refused']);
  });

  test('neither a restart nor a second process begins the day anew', async () => {
    await inTurn(5, () => '203.0.113.7');
    const second = await open();
    expect(await apply('203.0.113.7', second)).toMatchObject({ outcome: 'refused', status: 429 });
    await second.close();
    await inbox.close();
    inbox = await open();
    expect(await apply('203.0.113.7')).toMatchObject({ outcome: 'refused', status: 429 });
  });

  test('all networks together have an end too, and the agency hears of it once a day [F09]', {
    tags: ['slow'],
  }, async () => {
    const receipts = await inTurn(54, (index) => `198.51.100.${index}`);
    expect(tally(receipts)).toEqual({ received: 50, refused: 4 });
    const refusal = refusedUpload(receipts.at(-1) ?? (await apply('::1')));
    expect(refusal.status).toBe(503);
    expect(refusal.retryAfter).toBeGreaterThan(0);

    await inbox.deliverDue();
    expect(alarms()).toEqual([
      {
        subject: 'Alerte du site\u00a0: Le site a reçu tout ce qu’il garde en un jour',
        recipients: ['bonjour@agence.example'],
        automatic: true,
      },
    ]);
    expect((await inbox.requests()).filter(({ kind }) => kind === 'alarm')).toHaveLength(1);
    inbox.clock.now += DAY;
    expect(await apply('198.51.100.1')).toMatchObject({ outcome: 'received' });
  });

  test('messages are counted too, and one that was kept is answered as before when it comes again', async () => {
    await inbox.close();
    inbox = await open({ dailyBytes: 3 * MEGABYTE });
    const send = (index: number) =>
      inbox.receive('contact-request', contactForm({ message: `Message ${index}` }), SENDING);
    const outcomes: string[] = [];
    for (let index = 0; index < 12; index += 1) outcomes.push((await send(index)).outcome);
    expect(outcomes.filter((outcome) => outcome === 'received')).toHaveLength(6);
    expect(requireRefused(await send(11))).toMatchObject({
      status: 429,
      values: { message: 'Message 11' },
    });
    expect(await send(0)).toMatchObject({ outcome: 'received', repeated: true });
  });

  test('networks are counted under a hash that is erased within two days', async () => {
    const counts = async () => {
      const db = await openDatabase(database, () => {});
      const rows = await db.selectFrom('daily_counts').selectAll().execute();
      await db.destroy();
      return rows;
    };
    await apply('203.0.113.7');
    await apply('203.0.113.7');
    const rows = await counts();
    expect(rows.map(({ counter, subject }) => [counter, subject === '']).sort()).toEqual([
      // The count of the two mailboxes that were thanked.
      ['acknowledgements', false],
      ['acknowledgements', false],
      ['bytes', false],
      ['bytes', true],
      ['uploads', false],
      ['uploads', true],
    ]);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    inbox.clock.now += 2 * DAY;
    await inbox.applyRetention();
    expect(await counts()).toEqual([]);
  });
});

describe('on a disk that is nearly full', () => {
  let folder: string;
  let server: MailServer;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quotas-'));
    server = await startMailServer();
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  test('a CV is refused with what was typed, a message is kept, and the agency is told', async () => {
    const inbox = await openInbox(
      { kind: 'sqlite', file: join(folder, 'inbox.sqlite') },
      { mail: { via: 'smtp', url: server.url }, freeSpaceFloor: FLOOR_NO_DISK_HAS },
    );
    for (let count = 0; count < 3; count += 1) {
      const receipt = await inbox.receiveUpload(
        'short-application',
        upload(shortForm()),
        SENT_FROM,
      );
      const refusal = refusedUpload(receipt);
      expect(refusal).toMatchObject({ status: 503, retryAfter: 3600, errors: {} });
      expect(refusal.message).toMatch(/manque de place/);
      expect(refusal.values).toMatchObject({ motivation: 'Je coupe plus que je ne colle.' });
    }
    expect(await inbox.attachments()).toEqual([]);
    expect(await inbox.receive('contact-request', contactForm(), SENDING)).toMatchObject({
      outcome: 'received',
    });
    await inbox.deliverDue();
    const subjects = server.received.map(({ mail }) => mail.subject);
    expect(subjects.filter((subject) => subject?.includes('disque'))).toEqual([
      'Alerte du site\u00a0: Le disque du site est presque plein',
    ]);
    await inbox.close();
  });

  test('without a mail server a CV takes the disk once', async () => {
    const mails = join(folder, 'mail');
    const inbox = await openInbox(
      { kind: 'sqlite', file: join(folder, 'inbox.sqlite') },
      { mail: { via: 'files', folder: mails } },
    );
    const cv = { name: 'cv.pdf', bytes: writePdf({ objects: [`(${'x'.repeat(4 * MEGABYTE)})`] }) };
    await inbox.receiveUpload('short-application', upload(shortForm({}, cv)), SENT_FROM);
    await inbox.deliverDue();
    const sizes = await Promise.all(
      (await readdir(mails)).map(async (name) => (await stat(join(mails, name))).size),
    );
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    await inbox.close();
  });
});
