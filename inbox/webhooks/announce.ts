/**
 * Writes an event of a request into the outbox of each subscribed webhook, in the event's own transaction: both are
 * stored, or neither.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Happening, isWebhookEvent } from '../contract/webhook-events.ts';
import type { Change } from '../contract/words.ts';
import type { InboxDatabase } from '../database.ts';
import { GIVE_UP_AFTER } from '../forms/lifetimes.ts';
import { makeReference } from '../reference.ts';

type Writer = Pick<InboxDatabase, 'insertInto' | 'selectFrom'>;

/** The channel of these deliveries in the outbox. */
export const CHANNEL = 'signed-webhook';

/** The kind of the rows that tell of a request which is gone itself; no desk shows them. */
export const EPITAPH = 'webhook-notice';

/** The former and the new state, as the receiver gets them. */
export const changeSchema = z.object({ from: z.string().nullable(), to: z.string() }).nullable();
type StateChange = z.infer<typeof changeSchema>;

type Announcement = {
  /** The row the deliveries hang on. */
  requestId: string;
  /** The type without the kind: `received`, `status.answered`. */
  event: string;
  at: Date;
  change?: StateChange;
};

/** Announces what happened to a request. */
export async function announce(
  db: Writer,
  announcement: Announcement & { kind: string },
): Promise<void> {
  const type = `${announcement.kind}.${announcement.event}`;
  const interested = await webhooksFor(db, type);
  await queue(db, interested, { ...announcement, type });
}

type Recorded = {
  requestId: string;
  action: Change;
  details?: Readonly<Record<string, string | number | null>>;
  at: Date;
};

/** Announces a change that the history records, where it is one of state. */
export async function announceChange(
  db: Writer,
  { requestId, action, details = {}, at }: Recorded,
): Promise<void> {
  const changeEvent = CHANGE_EVENTS[action];
  if (!changeEvent || !(await hasWebhooks(db))) return;
  const request = await db
    .selectFrom('requests')
    .select(['kind', 'quarantined_at'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  // Requests in quarantine are announced only when a person releases them.
  if (!request || (request.quarantined_at !== null && action !== 'quarantined')) return;
  const { kind } = request;
  const { from = null, to } = details;
  if (!('axis' in changeEvent))
    return announce(db, { requestId, kind, event: changeEvent.happening, at });
  const state = changeEvent.to ?? String(to);
  const change = { from: from === null ? null : String(from), to: state };
  await announce(db, { requestId, kind, event: `${changeEvent.axis}.${state}`, at, change });
}

/** The event of each change; undefined for a change that is no state of the request. */
const CHANGE_EVENTS: Readonly<
  Record<Change, { axis: string; to?: string } | { happening: Happening } | undefined>
> = {
  status_changed: { axis: 'status' },
  stage_changed: { axis: 'stage' },
  comment_approved: { axis: 'decision', to: 'approved' },
  comment_refused: { axis: 'decision', to: 'refused' },
  quarantined: { happening: 'quarantined' },
  released: { happening: 'released' },
  withdrawn: { happening: 'withdrawn' },
  // A request entered by hand is announced as `received`, like every other.
  entered_by_hand: undefined,
  believed: undefined,
  comment_answered: undefined,
  comment_answer_edited: undefined,
  comment_answer_withdrawn: undefined,
  answered: undefined,
  answer_planned: undefined,
  planned_answer_left: undefined,
  answer_cancelled: undefined,
  assigned: undefined,
  note_added: undefined,
  note_erased: undefined,
  delivery_resent: undefined,
  attachment_released: undefined,
};

type Gone = { id: string; kind: string };

/**
 * Announces that requests were erased. Their rows are gone, so the messages hang on rows of their own, which hold the
 * ids and nothing else.
 */
export async function announceErased(db: Writer, gone: readonly Gone[], at: Date): Promise<void> {
  if (gone.length === 0 || !(await hasWebhooks(db))) return;
  for (const { id, kind } of gone) await announceGone(db, { kind, event: 'erased', id, at });
}

/** Announces that an address left the newsletter: it is not held any more, and its receiver knows it by this id. */
export async function announceUnsubscribed(
  db: Writer,
  subscriptionId: string,
  at: Date,
): Promise<void> {
  const event = 'subscription.unsubscribed';
  const change = { from: 'confirmed', to: 'unsubscribed' };
  const subscription = { id: subscriptionId };
  await announceGone(db, { kind: 'newsletter-subscription', event, subscription, at, change });
}

type Epitaph = Omit<Announcement, 'requestId'> & {
  kind: string;
  id?: string;
  subscription?: { id: string };
};

async function announceGone(
  db: Writer,
  { kind, event, id, subscription, at, change = null }: Epitaph,
): Promise<void> {
  const type = `${kind}.${event}`;
  const interested = await webhooksFor(db, type);
  if (interested.length === 0) return;
  const requestId = randomUUID();
  await db
    .insertInto('requests')
    .values({
      id: requestId,
      kind: EPITAPH,
      reference: makeReference(),
      status: 'closed',
      content_hash: '',
      fields: JSON.stringify({ kind, id, subscriptionId: subscription?.id }),
      received_at: at.getTime(),
    })
    .execute();
  await queue(db, interested, { requestId, type, at, change });
}

async function hasWebhooks(db: Writer): Promise<boolean> {
  const one = await db.selectFrom('webhooks').select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}

const storedEvents = z.array(z.string());

/** The types a webhook asks for; those this version does not know are left out. */
export function readEvents(stored: string): string[] {
  return storedEvents.parse(JSON.parse(stored)).filter(isWebhookEvent);
}

async function webhooksFor(db: Writer, type: string): Promise<string[]> {
  if (!isWebhookEvent(type)) return [];
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('off_at', 'is', null)
    .execute();
  return rows.flatMap(({ id, events }) => (readEvents(events).includes(type) ? [id] : []));
}

async function queue(
  db: Writer,
  webhookIds: readonly string[],
  { requestId, type, at, change = null }: Omit<Announcement, 'event'> & { type: string },
): Promise<void> {
  if (webhookIds.length === 0) return;
  const now = at.getTime();
  const messages = webhookIds.map((webhook_id) => ({ webhook_id, delivery_id: randomUUID() }));
  await db
    .insertInto('deliveries')
    .values(
      messages.map(({ delivery_id: id }) => ({
        id,
        request_id: requestId,
        channel: CHANNEL,
        state: 'pending' as const,
        due_at: now,
        give_up_at: now + GIVE_UP_AFTER,
        message_id: `msg_${id}`,
        created_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('webhook_messages')
    .values(messages.map((message) => ({ ...message, type, change: JSON.stringify(change) })))
    .execute();
}
