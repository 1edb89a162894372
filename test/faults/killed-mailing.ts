/** R16: a letter to thousands of subscribers leaves, and the process is killed again and again meanwhile. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../inbox/database.ts';
import { addSubscribers } from '../../inbox/testing/subscribers.ts';
import { freePort } from '../support/site.ts';
import { onStage, type Stage } from './stage.ts';
import { startTroubledMailServer } from './troubled-mail-server.ts';
import { createBreaches, type Verdict } from './verdict.ts';

type KilledMailing = { subscribers: number; kills: number };

/** Letters carried at once: as many may be on their way when the process dies. */
const CARRIED = 4;

/** The longest one life is waited for, in ms. */
const LONGEST_LIFE = 120_000;

export function killedMailing(size: KilledMailing): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { subscribers, kills }: KilledMailing): Promise<Verdict> {
  const breaches = createBreaches();
  const directory = await stage.directory();
  const database = { kind: 'sqlite', file: join(directory, 'inbox.sqlite') } as const;
  const mail = await startTroubledMailServer();
  stage.after(() => mail.close());
  const port = await freePort();
  const start = () => stage.startSite({ directory, port, env: { SMTP_URL: mail.url } });
  await addSubscribers(database, subscribers);
  await orderMailing(database);

  /** Message-IDs that were on their way when a process died. */
  const cutShort = new Set<string>();
  for (let life = 0; life <= kills; life += 1) {
    const site = await start();
    const goal =
      life === kills
        ? subscribers
        : Math.floor(((life + 0.5 + Math.random() / 4) * subscribers) / (kills + 1));
    const since = performance.now();
    while (new Set(mail.arrived).size < goal && performance.now() - since < LONGEST_LIFE) {
      await pause(1);
    }
    if (life < kills) {
      await site.kill();
      const caught = await endLeases(database);
      breaches.unless(caught.length <= CARRIED, `${caught.length} letters were on their way`);
      for (const id of caught) cutShort.add(id);
    } else {
      await ended(database);
      const code = await site.stop();
      breaches.unless(code === 0, `the last life ended with ${code}`);
    }
  }

  const { letters, mailing } = await readMailing(database);
  const times = Map.groupBy(mail.arrived, (id) => id);
  const repeated = [...times].filter(([, arrivals]) => arrivals.length > 1).map(([id]) => id);
  const missed = letters.filter(({ message_id }) => !times.has(message_id));
  breaches.unless(letters.length === subscribers, `${letters.length} letters were written`);
  breaches.unless(
    new Set(letters.map(({ subscription_id }) => subscription_id)).size === subscribers,
    'a subscriber has two letters, or none',
  );
  breaches.unless(missed.length === 0, `${missed.length} subscribers were missed`);
  breaches.unless(times.size === subscribers, 'a letter nobody wrote');
  for (const id of repeated) {
    breaches.unless(cutShort.has(id), 'a letter came twice that no death had cut short');
  }
  breaches.unless(
    mailing?.state === 'sent' && mailing.sent === subscribers && mailing.refused === 0,
    `the mailing says ${mailing?.state}, ${mailing?.sent} sent, ${mailing?.refused} refused`,
  );
  return {
    tried: `a letter to ${subscribers}, ${kills} × SIGKILL`,
    figures: {
      subscribers,
      kills,
      arrived: times.size,
      missed: missed.length,
      'on their way at a kill': cutShort.size,
      'came twice, with the same Message-ID': repeated.length,
    },
    breaches: breaches.all,
  };
}

type Database = Parameters<typeof openDatabase>[0];

async function orderMailing(database: Database): Promise<void> {
  const db = await openDatabase(database, () => {});
  const now = Date.now();
  await db
    .insertInto('requests')
    .values({
      id: 'mailing',
      kind: 'mailing',
      reference: 'MAI-LIN-G22',
      status: 'closed',
      content_hash: '',
      fields: '{}',
      received_at: now,
    })
    .execute();
  await db
    .insertInto('mailings')
    .values({
      request_id: 'mailing',
      issue_id: 'issue',
      state: 'scheduled',
      subject: 'Une lettre',
      html: '<p>{{lien-de-desinscription}}</p>',
      text: '{{lien-de-desinscription}}',
      // As fast as the mail server takes them.
      per_minute: 600_000,
      ordered_by: 'Salma Bennis',
      starts_at: now,
      paced_at: now,
    })
    .execute();
  await db.destroy();
}

/** Ends the leases of a process that died, as a minute and a half would; returns the Message-IDs it was carrying. */
async function endLeases(database: Database): Promise<string[]> {
  const db = await openDatabase(database, () => {});
  const rows = await db
    .updateTable('deliveries')
    .set({ lease_until: 0 })
    .where('state', '=', 'leased')
    .returning('message_id')
    .execute();
  await db.destroy();
  return rows.map(({ message_id }) => message_id);
}

/** Waits until the mailing is known as sent: the inbox looks every five seconds. */
async function ended(database: Database): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    const { mailing } = await readMailing(database);
    if (mailing?.state === 'sent') return;
    await pause(250);
  }
}

async function readMailing(database: Database) {
  const db = await openDatabase(database, () => {});
  const letters = await db
    .selectFrom('deliveries')
    .select(['message_id', 'subscription_id'])
    .where('channel', '=', 'issue-mail')
    .execute();
  const mailing = await db
    .selectFrom('mailings')
    .select(['state', 'sent', 'refused'])
    .executeTakeFirst();
  await db.destroy();
  return { letters, mailing };
}
