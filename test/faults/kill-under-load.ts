/** R01, R06: the process is ended, again and again, while visitors send everything a visitor can send. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type Site } from '../support/site.ts';
import { gather } from './crowd.ts';
import { compareWithLedger, readInbox, settle } from './kept-in-inbox.ts';
import { openLedger } from './ledger.ts';
import { leftBehind } from './processes.ts';
import { onStage, type Stage } from './stage.ts';
import { startTroubledMailServer } from './troubled-mail-server.ts';
import { type Breaches, createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY } from './visitors.ts';

type KillOptions = {
  kills: number;
  /** SIGTERM lets it finish what is under way, SIGKILL nothing. */
  signal: 'SIGKILL' | 'SIGTERM';
  visitors: number;
  /** A life lasts so long after the site answers, at least and at most, in ms. */
  life: readonly [shortest: number, longest: number];
  /** Also waits until every mail has gone out; what a kill cut short takes a minute and a half. */
  untilDelivered: boolean;
};

export function killUnderLoad(options: KillOptions): Promise<Verdict> {
  return onStage((stage) => play(stage, options));
}

async function play(stage: Stage, options: KillOptions): Promise<Verdict> {
  const { kills, signal, visitors, life, untilDelivered } = options;
  const breaches = createBreaches();
  const directory = await stage.directory();
  const outside = await stage.directory();
  const ledger = openLedger(join(outside, 'ledger'));
  stage.after(() => ledger.close());
  const mail = await startTroubledMailServer();
  stage.after(() => mail.close());
  const port = await freePort();
  const env = { ...BEHIND_OUR_PROXY, SMTP_URL: mail.url };
  const start = () => stage.startSite({ directory, port, env });

  let site = await start();
  const crowd = gather(site.origin, ledger, { visitors, rest: 10 });
  stage.after(() => crowd.scatter());
  let orphans = 0;
  for (let count = 0; count < kills; count += 1) {
    await pause(life[0] + Math.random() * (life[1] - life[0]));
    const children = await leftBehind(site.pid);
    if (signal === 'SIGKILL') await site.kill();
    else await expectGoodEnd(site, breaches);
    orphans += await children.alive();
    site = await start();
  }
  await crowd.goHome();
  const database = { kind: 'sqlite', file: join(directory, 'inbox.sqlite') } as const;
  if (untilDelivered) await settle(database);
  const code = await site.stop();

  breaches.unless(code === 0, `the last life ended with ${code}`);
  breaches.unless(orphans === 0, `${orphans} worker processes outlived their site`);
  for (const [what, count] of crowd.refusals) breaches.unless(false, `${count} × refused: ${what}`);
  const inbox = await readInbox(database);
  breaches.unless(inbox.integrity === 'ok', inbox.integrity);
  const { lost, doubled } = compareWithLedger(inbox, ledger, breaches);

  // Only what was in the air at a kill may arrive twice, and then as the same message: four at a time are carried.
  const messageIds = new Set(inbox.deliveries.map(({ messageId }) => messageId));
  const arrived = new Set(mail.arrived);
  const repeated = mail.arrived.length - arrived.size;
  breaches.unless(
    [...arrived].every((id) => messageIds.has(id)),
    'a mail nobody wrote',
  );
  breaches.unless(repeated <= 4 * kills, `${repeated} mails were repeated`);
  if (untilDelivered) {
    const unsent = inbox.deliveries.filter(({ state }) => state !== 'sent').length;
    breaches.unless(unsent === 0, `${unsent} mails are not known as sent`);
    breaches.unless(
      [...messageIds].every((id) => arrived.has(id)),
      'a mail never arrived',
    );
  }
  const acknowledged = ledger.acknowledged.size;
  breaches.unless(acknowledged >= kills, `only ${acknowledged} messages in ${kills} lives`);
  return {
    tried: `${kills} × ${signal} under ${visitors} visitors, ${acknowledged} messages`,
    figures: {
      kills,
      acknowledged,
      lost,
      doubled,
      CVs: inbox.files.length,
      integrity: inbox.integrity,
      mails: arrived.size,
      repeated,
    },
    breaches: breaches.all,
  };
}

/** Ten seconds are promised. */
const LONGEST_END = 10_000; // ms

async function expectGoodEnd(site: Site, breaches: Breaches): Promise<void> {
  const start = performance.now();
  const code = await site.stop();
  const took = performance.now() - start;
  breaches.unless(code === 0, `SIGTERM ended it with ${code}`);
  breaches.unless(took < LONGEST_END, `SIGTERM took ${Math.round(took)} ms`);
}
