/** R13–R15: a mail server with every kind of trouble at every moment, for three days of the inbox's clock. */
import { join } from 'node:path';
import { FAILURES, isFailure } from '../../inbox/deliveries/delivery.ts';
import { contactForm, openInbox, SENDING, type TestInbox } from '../../inbox/testing/open-inbox.ts';
import { onStage } from './stage.ts';
import {
  startTroubledMailServer,
  type Trouble,
  type TroubledMailServer,
} from './troubled-mail-server.ts';
import { type Breaches, createBreaches, type Verdict } from './verdict.ts';

const HOUR = 60 * 60_000; // ms
/** A delivery is given up after 72 h: what ends before is only late, what ends after has failed. */
export const JUST_IN_TIME = 70 * HOUR;
export const TOO_LONG = 73 * HOUR;

/** What becomes of mails whose trouble lasts, and of how many before it ends: some is for good at the first word. */
type Scenario = { trouble: Trouble | 'down'; failure: string; forGood?: true };

export const SCENARIOS: readonly Scenario[] = [
  { trouble: 'down', failure: 'connection_refused' },
  { trouble: { at: 'connect', does: 'hang' }, failure: 'connection_timeout' },
  { trouble: { at: 'connect', does: 'close' }, failure: 'connection_lost' },
  { trouble: { at: 'connect', does: 421 }, failure: 'temporarily_refused' },
  { trouble: { at: 'connect', does: 554 }, failure: 'connection_refused' },
  { trouble: { at: 'EHLO', does: 'hang' }, failure: 'connection_timeout' },
  { trouble: { at: 'EHLO', does: 'close' }, failure: 'connection_lost' },
  { trouble: { at: 'EHLO', does: 421 }, failure: 'temporarily_refused' },
  { trouble: { at: 'EHLO', does: 550 }, failure: 'connection_refused' },
  { trouble: { at: 'MAIL', does: 'hang' }, failure: 'connection_timeout' },
  { trouble: { at: 'MAIL', does: 'close' }, failure: 'connection_lost' },
  { trouble: { at: 'MAIL', does: 451 }, failure: 'temporarily_refused' },
  { trouble: { at: 'MAIL', does: 550 }, failure: 'sender_refused' },
  { trouble: { at: 'RCPT', does: 'hang' }, failure: 'connection_timeout' },
  { trouble: { at: 'RCPT', does: 'close' }, failure: 'connection_lost' },
  { trouble: { at: 'RCPT', does: 451 }, failure: 'temporarily_refused' },
  { trouble: { at: 'RCPT', does: 550 }, failure: 'recipient_refused', forGood: true },
  { trouble: { at: 'DATA', does: 'hang' }, failure: 'connection_timeout' },
  { trouble: { at: 'DATA', does: 'close' }, failure: 'connection_lost' },
  { trouble: { at: 'DATA', does: 451 }, failure: 'temporarily_refused' },
  { trouble: { at: 'DATA', does: 554 }, failure: 'message_refused', forGood: true },
  { trouble: { at: 'message', does: 'hang' }, failure: 'connection_timeout' },
  { trouble: { at: 'message', does: 'close' }, failure: 'connection_lost' },
  { trouble: { at: 'message', does: 451 }, failure: 'temporarily_refused' },
  { trouble: { at: 'message', does: 554 }, failure: 'message_refused', forGood: true },
];

type MailTrouble = {
  scenarios: readonly Scenario[];
  /** How long the trouble lasts, in ms of the inbox's clock. */
  lasting: readonly number[];
  /** How often the inbox looks for what is due, in ms of its clock. */
  step: number;
};

export function mailTrouble({ scenarios, lasting, step }: MailTrouble): Promise<Verdict> {
  return onStage(async (stage) => {
    const breaches = createBreaches();
    const folder = await stage.directory();
    const figures = { scenarios: 0, delivered: 0, 'failed by name': 0, repeated: 0 };
    for (const [index, scenario] of scenarios.entries()) {
      for (const time of lasting) {
        const file = join(folder, `${index}-${time}.sqlite`);
        const { delivered, failed, repeated } = await suffer(scenario, {
          file,
          lasting: time,
          step,
          breaches,
        });
        figures.scenarios += 1;
        figures.delivered += delivered;
        figures['failed by name'] += failed;
        figures.repeated += repeated;
      }
    }
    return {
      tried: `${figures.scenarios} troubles of up to 73 h on the inbox’s clock`,
      figures,
      breaches: breaches.all,
    };
  });
}

const BAD_ADDRESS = 'nobody@cafe-anfa.ma';

type Suffering = { file: string; lasting: number; step: number; breaches: Breaches };

async function suffer(
  { trouble, failure, forGood }: Scenario,
  { file, lasting, step, breaches }: Suffering,
): Promise<{ delivered: number; failed: number; repeated: number }> {
  const words = trouble === 'down' ? 'down' : `${trouble.does} at ${trouble.at}`;
  const what = `${words} for ${lasting / HOUR} h`;
  let server = await startTroubledMailServer();
  const port = Number(new URL(server.url).port);
  if (trouble === 'down') await server.close();
  else server.trouble = trouble;
  server.badAddress = BAD_ADDRESS;
  const database = { kind: 'sqlite', file } as const;
  const inbox = await openInbox(database, { mail: { via: 'smtp', url: server.impatientUrl } });
  for (const email of ['salma@cafe-anfa.ma', BAD_ADDRESS, 'hind@librairie.ma']) {
    await inbox.receive('contact-request', contactForm({ email }), SENDING);
  }
  const until = inbox.clock.now + lasting;
  while (inbox.clock.now < until) {
    await inbox.deliverDue();
    inbox.clock.now = Math.min(inbox.clock.now + step, until);
  }
  const now = inbox.clock.now;
  // An attempt that failed is in the log under the failure's name.
  const deliveryEvents = inbox.logged.filter(({ event }) => event.startsWith('delivery_'));
  const names = new Set(deliveryEvents.flatMap(({ details }) => details.failure ?? []));
  breaches.unless(names.has(failure), `${what}: called ${[...names].join(', ')}, not ${failure}`);
  await inbox.close();

  if (trouble === 'down')
    server = Object.assign(await startTroubledMailServer(port), { badAddress: BAD_ADDRESS });
  else server.trouble = undefined;
  const after = await openInbox(database, { mail: { via: 'smtp', url: server.url } });
  after.clock.now = now + HOUR;
  await after.deliverDue();
  const outcome = await settled(after, server, { what, failure, forGood, lasting, breaches });
  await after.close();
  await server.close();
  return outcome;
}

const REQUEST_MAILS = new Set(['agency-mail', 'sender-mail']);

type Expected = Pick<Scenario, 'failure' | 'forGood'> & {
  what: string;
  lasting: number;
  breaches: Breaches;
};

async function settled(
  inbox: TestInbox,
  server: TroubledMailServer,
  { what, failure, forGood, lasting, breaches }: Expected,
): Promise<{ delivered: number; failed: number; repeated: number }> {
  const rows = await inbox.deliveries();
  // Besides these, the agency is reminded of what it has promised.
  const mails = rows.filter(({ channel }) => REQUEST_MAILS.has(channel));
  breaches.unless(mails.length === 6, `${what}: ${mails.length} mails of 6`);
  const arrived = new Set(server.arrived);
  let failed = 0;
  for (const { channel, state, failure: named, message_id } of rows) {
    if (state === 'sent') {
      breaches.unless(
        arrived.has(message_id),
        `${what}: ${channel} is said to be sent and never came`,
      );
      continue;
    }
    failed += 1;
    const final = named !== null && isFailure(named) && FAILURES[named] === 'final';
    breaches.unless(state === 'failed' && final, `${what}: ${channel} is ${state} (${named})`);
  }
  // A failure that is not final ends with the trouble, but for the address without a mailbox.
  const refusals = rows.filter((row) => row.failure === 'recipient_refused').length;
  if (forGood) {
    const sent = mails.filter(({ state }) => state !== 'failed').length;
    breaches.unless(sent === 0, `${what}: ${sent} were sent after ${failure}`);
  } else if (lasting === JUST_IN_TIME) {
    breaches.unless(
      failed === 1 && refusals === 1,
      `${what}: ${failed} failed, ${refusals} refused`,
    );
  }
  const messageIds = new Set(rows.map(({ message_id }) => message_id));
  breaches.unless(
    [...arrived].every((id) => messageIds.has(id)),
    `${what}: a repeat under another Message-ID`,
  );
  return {
    delivered: rows.length - failed,
    failed,
    repeated: server.arrived.length - arrived.size,
  };
}
