/** The webhooks the agency configures: each change and its line in the audit log are one transaction. */
import type { Selectable, Transaction } from 'kysely';
import { makeId } from '../../packages/kit/network/secret-token.ts';
import type { Staff } from '../../staff/roles.ts';
import type { NewWebhook, WebhookChange } from '../contract/questions.ts';
import type { Webhook, WebhookWithSecret } from '../contract/webhooks.ts';
import type { Access } from '../contract/words.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { SECRET_OVERLAP } from '../forms/lifetimes.ts';
import { recordAccess } from '../requests/history.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import { timeOf, timeOrNull } from '../requests/request-item.ts';
import { addressProblem, type Reach } from './address.ts';
import { CHANNEL, readEvents } from './announce.ts';
import { formerSecrets, type WebhookKeys } from './keys.ts';
import { messagesOf, turnOff } from './switch.ts';
import { makeSecret } from './webhook-signature.ts';

/** The most webhooks: each change of a request is written once for each. */
const MOST = 20;

/** The most former secrets that still sign: each adds a signature to a header. */
const MOST_FORMER = 3;

export type WebhooksOptions = {
  db: InboxDatabase;
  keys: WebhookKeys;
  reach: Reach;
};

/** The administrator who changes something. */
export type By = { staff: Staff; at: Date };

export async function listWebhooks(db: InboxDatabase): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toWebhook);
}

/** @throws {Refusal} */
export async function addWebhook(
  { db, keys, reach }: WebhooksOptions,
  { address, description, events }: NewWebhook,
  by: By,
): Promise<WebhookWithSecret> {
  requireAddress(address, reach);
  const id = makeId('w-');
  const secret = makeSecret();
  return db.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) {
      throw new Refusal(
        'impossible',
        `Pas plus de ${MOST} webhooks\u00a0: supprimez-en un d’abord.`,
      );
    }
    const row = await transaction
      .insertInto('webhooks')
      .values({
        id,
        address,
        description,
        events: JSON.stringify(events),
        secret: keys.seal(secret, id),
        created_at: by.at.getTime(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(transaction, 'webhook_added', row, by);
    return { webhook: toWebhook(row), secret };
  });
}

/** A webhook, and the version of it the administrator has seen. */
export type Target = { id: string; version: number };

/** @throws {Refusal} */
export async function changeWebhook(
  { db, reach }: WebhooksOptions,
  target: Target,
  { address, description, events, on }: WebhookChange,
  by: By,
): Promise<Webhook> {
  if (address !== undefined) requireAddress(address, reach);
  return db.transaction().execute(async (transaction) => {
    await takeVersion(transaction, target);
    if (on === false) await turnOff(transaction, target.id, 'by_hand', by.at);
    const row = await transaction
      .updateTable('webhooks')
      .set({
        ...(address !== undefined && { address, failing_since: null }),
        ...(description !== undefined && { description }),
        ...(events !== undefined && { events: JSON.stringify(events) }),
        ...(on === true && { off_at: null, off_reason: null, failing_since: null }),
        // A change increments the version once, however many fields it has.
        version: target.version + 1,
      })
      .where('id', '=', target.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const action =
      on === undefined ? 'webhook_changed' : on ? 'webhook_turned_on' : 'webhook_turned_off';
    await record(transaction, action, row, by);
    return toWebhook(row);
  });
}

/**
 * Replaces the secret; the one before it signs on for `SECRET_OVERLAP`. So do those replaced just before: a person who makes
 * a second one, because the first was not copied, does not shut out the receiver that still has the oldest.
 * @throws {Refusal}
 */
export async function replaceSecret(
  { db, keys }: WebhooksOptions,
  target: Target,
  by: By,
): Promise<WebhookWithSecret> {
  const secret = makeSecret();
  return db.transaction().execute(async (transaction) => {
    const before = await takeVersion(transaction, target);
    const row = await transaction
      .updateTable('webhooks')
      .set({
        secret: keys.seal(secret, target.id),
        former_secret: [before.secret, ...formerSecrets(before, by.at)]
          .slice(0, MOST_FORMER)
          .join(' '),
        former_secret_until: by.at.getTime() + SECRET_OVERLAP,
      })
      .where('id', '=', target.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(transaction, 'webhook_secret_replaced', row, by);
    return { webhook: toWebhook(row), secret };
  });
}

/** Removes a webhook with its waiting and sent messages. @throws {Refusal} */
export async function removeWebhook(db: InboxDatabase, target: Target, by: By): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await takeVersion(transaction, target);
    await transaction
      .deleteFrom('deliveries')
      .where('channel', '=', CHANNEL)
      .where('id', 'in', messagesOf(transaction, target.id))
      .execute();
    await transaction.deleteFrom('webhooks').where('id', '=', target.id).execute();
    await record(transaction, 'webhook_removed', row, by);
  });
}

/** Claims the webhook in the caller's version: of two administrators at once, one wins. @throws {Refusal} */
async function takeVersion(transaction: Transaction<InboxTables>, { id, version }: Target) {
  const row = await transaction
    .updateTable('webhooks')
    .set((webhook) => ({ version: webhook('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  const webhook = await transaction
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!webhook) throw notFound('Ce webhook');
  throw new Refusal(
    'conflict',
    'Ce webhook vient de changer\u00a0: le voici tel qu’il est. Recommencez si c’est encore utile.',
  );
}

function requireAddress(address: string, reach: Reach): void {
  const problem = addressProblem(address, reach);
  if (problem) throw new Refusal('invalid', problem, { errors: { address: problem } });
}

type Row = Selectable<InboxTables['webhooks']>;

/** The log names the host only: the path of many addresses is a password. */
async function record(
  transaction: Transaction<InboxTables>,
  action: Access,
  { id, address }: Pick<Row, 'id' | 'address'>,
  { staff: actor, at }: By,
): Promise<void> {
  const details = { webhook: id, host: new URL(address).host };
  await recordAccess(transaction, { actor, action, at, details });
}

function toWebhook(row: Row): Webhook {
  return {
    id: row.id,
    version: row.version,
    address: row.address,
    description: row.description,
    events: readEvents(row.events),
    off:
      row.off_at === null ? null : { at: timeOf(row.off_at), reason: row.off_reason ?? 'by_hand' },
    failingSince: timeOrNull(row.failing_since),
    formerSecretUntil: timeOrNull(row.former_secret_until),
    createdAt: timeOf(row.created_at),
  };
}
