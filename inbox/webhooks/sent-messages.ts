/** Lists the messages sent to a webhook, and sends one again; a test message is sent at once and not stored. */
import { randomUUID } from 'node:crypto';
import type { WebhookDeliveries, WebhookTrial } from '../contract/webhooks.ts';
import type { InboxDatabase } from '../database.ts';
import { DeliveryError } from '../deliveries/delivery.ts';
import { areaOf } from '../kinds/kinds.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import { timeOf, timeOrNull } from '../requests/request-item.ts';
import { resend } from '../requests/resend.ts';
import { writeTrial } from './message.ts';
import { type PostAnswer, post } from './post.ts';
import { type CarryingOptions, judge } from './signed-webhook-transport.ts';
import { signatureHeaders } from './webhook-signature.ts';
import type { By } from './webhooks.ts';

/** The most messages listed: nobody reads more. */
const LOG_LENGTH = 50;
const LONGEST_DETAIL = 2000; // UTF-16 units

/** The last deliveries to a webhook, newest first. */
export async function listMessages(
  db: InboxDatabase,
  webhookId: string,
): Promise<WebhookDeliveries> {
  const rows = await db
    .selectFrom('webhook_messages')
    .innerJoin('deliveries', 'deliveries.id', 'webhook_messages.delivery_id')
    .innerJoin('requests', 'requests.id', 'deliveries.request_id')
    .selectAll('deliveries')
    .select(['webhook_messages.type', 'webhook_messages.status'])
    .select(['requests.kind', 'requests.reference'])
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('deliveries.id', 'desc')
    .limit(LOG_LENGTH)
    .execute();
  return {
    items: rows.map((row) => {
      const area = areaOf(row.kind);
      return {
        id: row.id,
        type: row.type,
        at: timeOf(row.created_at),
        state: row.state,
        attempts: row.attempts,
        dueAt: timeOf(row.due_at),
        sentAt: timeOrNull(row.sent_at),
        failure: row.failure,
        detail: row.last_error,
        status: row.status,
        request: area ? { id: row.request_id, area, reference: row.reference } : null,
      };
    }),
  };
}

/** Sends a message once more, under the same id. @throws {Refusal} */
export async function resendMessage(
  db: InboxDatabase,
  deliveryId: string,
  by: By,
): Promise<string> {
  const row = await db
    .selectFrom('webhook_messages')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_messages.webhook_id')
    .select(['webhook_id', 'off_at'])
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  if (!row) throw notFound('Cet envoi');
  if (row.off_at !== null) {
    throw new Refusal('impossible', 'Ce webhook est arrêté\u00a0: remettez-le d’abord en marche.');
  }
  await resend(db, deliveryId, by);
  return row.webhook_id;
}

/** Posts a trial to a webhook, also to one that is off: it is tried before it is turned on. */
export async function tryWebhook(options: CarryingOptions, id: string): Promise<WebhookTrial> {
  const { db, keys, siteOrigin, clock } = options;
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Ce webhook');
  const secrets = keys.open(row, clock());
  if (secrets.length === 0) {
    throw new Refusal(
      'impossible',
      'Le secret de ce webhook est illisible\u00a0: faites-en un nouveau.',
    );
  }
  const began = performance.now();
  const at = clock();
  const body = writeTrial(siteOrigin, at);
  const headers = signatureHeaders(secrets, { id: `msg_${randomUUID()}`, at, body });
  let answered: PostAnswer | undefined;
  try {
    const { address } = row;
    answered = await post(options, { address, headers, body }, new AbortController().signal);
    judge(answered);
    return outcomeOf(null, answered.text);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return outcomeOf(error.failure, answered?.text ?? error.message);
  }

  function outcomeOf(failure: string | null, answer: string): WebhookTrial {
    const took = Math.round(performance.now() - began);
    return {
      failure,
      status: answered?.status ?? null,
      answer: answer.slice(0, LONGEST_DETAIL),
      took,
    };
  }
}
