/** Puts together what leaves the inbox: the outbox, the transports of mails and webhooks, and alarms. */
import { createAlarms } from './alarms/alarm.ts';
import type { InboxDatabase } from './database.ts';
import { createDeliveryRounds } from './deliveries/delivery-rounds.ts';
import { createOutbox } from './deliveries/outbox.ts';
import type { MailLinks } from './emails/compose.ts';
import type { InboxOptions } from './inbox.ts';
import { orLog } from './log.ts';
import { recordLetter } from './mailings/letter-outcome.ts';
import { ISSUE_MAIL } from './mailings/mailing-table.ts';
import { createTransports } from './transports.ts';
import { createWebhookKeys } from './webhooks/keys.ts';
import { createSignedWebhookTransport } from './webhooks/signed-webhook-transport.ts';

type OutgoingParts = {
  db: InboxDatabase;
  links: MailLinks;
  /** The domain of Message-ID. */
  mailDomain: string;
  clock(): Date;
  /** The certain time, which decides when to give up, or to turn a webhook off. */
  certain(): Date;
};

export async function createOutgoing(
  options: InboxOptions,
  { db, links, mailDomain, clock, certain }: OutgoingParts,
) {
  const { log } = options;
  const outbox = createOutbox({
    db,
    engine: options.database.kind,
    clock,
    certain,
    chance: options.chance ?? Math.random,
    onEnd: (transaction, { channel, id }, failed) =>
      channel === ISSUE_MAIL ? recordLetter(transaction, id, failed, clock()) : Promise.resolve(),
  });
  // Without the webhook's address, deliveries that wait up to an hour for a retry are due now, and fail.
  if (!options.webhookUrl) {
    await outbox.bringForward(['webhook']).catch(orLog(log, 'deliveries_not_brought_forward'));
  }
  const webhooks = {
    db,
    keys: createWebhookKeys(options.secret),
    reach: options.webhookReach ?? 'public',
    siteOrigin: options.siteOrigin,
    mailDomain,
    clock,
    certain,
    log,
  };
  const rounds = createDeliveryRounds({
    outbox,
    transports: [
      ...createTransports(options, db, links, clock),
      createSignedWebhookTransport(webhooks),
    ],
    log,
  });
  /** Looks for due deliveries. Tests and scripts deliver only when they ask to. */
  const wake = () => {
    if (options.deliverEvery !== false) rounds.wake();
  };
  return { webhooks, rounds, wake, alarm: createAlarms({ db, mailDomain, clock, log, wake }) };
}
