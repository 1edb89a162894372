/** Sends messages to the receivers of the agency's webhooks. A failing one delays no other. */

import type { Selectable } from 'kysely';
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { writeAlarm } from '../alarms/alarm.ts';
import type { OffReason } from '../contract/webhooks.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { DeliveryError, type DeliveryJob, type Transport } from '../deliveries/delivery.ts';
import { GIVE_UP_AFTER } from '../forms/lifetimes.ts';
import type { InboxLog } from '../log.ts';
import type { Reach } from './address.ts';
import { CHANNEL } from './announce.ts';
import type { WebhookKeys } from './keys.ts';
import { writeMessage } from './message.ts';
import { type PostAnswer, type PostOptions, post } from './post.ts';
import { messagesOf, turnOff } from './switch.ts';
import { signatureHeaders } from './webhook-signature.ts';

/** A webhook whose every attempt failed for this long is turned off: its first message has just been given up. */
const OFF_AFTER = GIVE_UP_AFTER;

/** The time the other messages of a webhook wait after a failure: each would fail too. */
const REST = 60_000; // ms

export type CarryingOptions = Pick<PostOptions, 'resolve'> & {
  reach: Reach;
  db: InboxDatabase;
  keys: WebhookKeys;
  siteOrigin: string;
  /** The domain of Message-ID, for the mail about a webhook that was turned off. */
  mailDomain: string;
  clock(): Date;
  /** The time that has certainly passed: a webhook is turned off by it. */
  certain(): Date;
  log: InboxLog;
};

type Webhook = Selectable<InboxTables['webhooks']>;

export function createSignedWebhookTransport(options: CarryingOptions): Transport {
  const { db, keys, siteOrigin, clock } = options;
  return {
    channels: [CHANNEL],
    concurrency: 4,
    endless: 'receiver_timeout',
    async deliver(job, signal) {
      const { webhook, message } = await read(db, job);
      if (webhook.off_at !== null) {
        throw new DeliveryError('receiver_off', 'The webhook was turned off.');
      }
      const secrets = keys.open(webhook, clock());
      if (secrets.length === 0) throw new DeliveryError('receiver_refused', UNREADABLE_SECRET);
      const body = writeMessage(message, job.request, siteOrigin);
      const signed = { id: job.messageId, at: clock(), body };
      try {
        const { address } = webhook;
        const headers = signatureHeaders(secrets, signed);
        const answer = await post(options, { address, headers, body }, signal);
        await writeStatus(db, job.id, answer.status);
        judge(answer);
      } catch (error) {
        // An attempt that our own shutdown aborts says nothing about the receiver.
        if (!signal.aborted && error instanceof DeliveryError) {
          await recordFailure(options, webhook, error);
        }
        throw error;
      }
      if (webhook.failing_since !== null) await recordRecovery(db, webhook.id, clock());
      return 'sent';
    },
  };
}

const UNREADABLE_SECRET =
  'The secret cannot be read: the site’s own secret is not the one it was kept with. Make a new one.';

/** @throws {DeliveryError} for an answer that is no success */
export function judge({ status, text }: PostAnswer): void {
  if (status >= 200 && status < 300) return;
  const answered = `${status} ${text}`.trim();
  throw new DeliveryError(status === 410 ? 'receiver_gone' : 'receiver_refused', answered);
}

async function read(db: InboxDatabase, { id }: DeliveryJob) {
  const row = await db
    .selectFrom('webhook_messages')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_messages.webhook_id')
    .innerJoin('deliveries', 'deliveries.id', 'webhook_messages.delivery_id')
    .selectAll('webhooks')
    .select(['webhook_messages.type', 'webhook_messages.change'])
    .select('deliveries.created_at as announced_at')
    .where('delivery_id', '=', id)
    .executeTakeFirstOrThrow();
  const { type, change, announced_at, ...webhook } = row;
  return { webhook, message: { type, change, at: new Date(announced_at) } };
}

async function writeStatus(db: InboxDatabase, deliveryId: string, status: number): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set({ status })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** Makes the webhook's other messages wait, or turns it off when it has failed for too long. */
async function recordFailure(
  { db, mailDomain, clock, certain, log }: CarryingOptions,
  { id, description }: Webhook,
  { failure }: DeliveryError,
): Promise<void> {
  const at = clock();
  const now = at.getTime();
  const passed = certain().getTime();
  await db.transaction().execute(async (transaction) => {
    const { failing_since } = await transaction
      .updateTable('webhooks')
      .set((webhook) => ({
        failing_since: webhook.fn.coalesce('failing_since', webhook.val(passed)),
      }))
      .where('id', '=', id)
      .returning('failing_since')
      .executeTakeFirstOrThrow();
    const reason: OffReason | undefined =
      failure === 'receiver_gone'
        ? 'gone'
        : passed - (failing_since ?? passed) >= OFF_AFTER
          ? 'failing'
          : undefined;
    if (!reason) {
      await transaction
        .updateTable('deliveries')
        .set({ due_at: now + REST })
        .where('channel', '=', CHANNEL)
        .where('state', '=', 'pending')
        .where('due_at', '<', now + REST)
        .where('id', 'in', messagesOf(transaction, id))
        .execute();
      return;
    }
    if (!(await turnOff(transaction, id, reason, at))) return;
    await writeAlarm(transaction, { mailDomain }, alarmOf(reason, { id, description }), at);
    log('warn', 'webhook_turned_off', { webhook: id, reason });
  });
}

/** Makes messages due at once that waited for the receiver to recover. */
async function recordRecovery(db: InboxDatabase, webhookId: string, at: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .execute();
  await db
    .updateTable('deliveries')
    .set({ due_at: at.getTime() })
    .where('channel', '=', CHANNEL)
    .where('state', '=', 'pending')
    .where('due_at', '>', at.getTime())
    .where('id', 'in', messagesOf(db, webhookId))
    .execute();
}

function alarmOf(reason: OffReason, { id, description }: Pick<Webhook, 'id' | 'description'>) {
  const why =
    reason === 'gone'
      ? 'Son destinataire a répondu qu’il n’existe plus (410).'
      : `Depuis ${spokenDuration(GIVE_UP_AFTER)}, aucun envoi n’y arrive.`;
  return {
    reason: `webhook-off-${id}`,
    title: `Le webhook «\u00a0${description}\u00a0» est arrêté`,
    text: `${why} Le site n’y transmet plus rien. Vos demandes sont toutes gardées ici. Une fois la panne réparée, un administrateur le remet en marche dans Demandes, page Webhooks, puis renvoie de là ce qui n’est pas parti.`,
  };
}
