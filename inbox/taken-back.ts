/**
 * Changes that a restore must repeat in an inbox: subscriptions ended since, and webhooks removed, turned off or
 * changed since. Of erased persons only the times are recorded: docs/decisions/010-backups.md.
 */
import type { Selectable } from 'kysely';
import type { InboxDatabase, InboxTables } from './database.ts';
import { unsubscribe } from './newsletter/unsubscribe.ts';
import { CHANNEL } from './webhooks/announce.ts';
import { messagesOf } from './webhooks/switch.ts';

export type TakenBack = {
  /** The ids of subscriptions that were ended. */
  ended: readonly string[];
  /** Every existing webhook: any other of the same installation was removed. */
  webhooks: readonly Selectable<InboxTables['webhooks']>[];
  /** The ids of entries of the audit log, by which an inbox of the same installation is known. */
  entries: ReadonlySet<string>;
};

/** Reads it from the inbox that is about to be replaced. @throws what the engine throws */
export async function readTakenBack(today: InboxDatabase): Promise<TakenBack> {
  const ended = await today
    .selectFrom('subscriptions')
    .select('id')
    .where('state', '=', 'unsubscribed')
    .execute();
  const entries = await today.selectFrom('audit_log').select('id').execute();
  return {
    ended: ended.map(({ id }) => id),
    webhooks: await today.selectFrom('webhooks').selectAll().execute(),
    entries: new Set(entries.map(({ id }) => id)),
  };
}

/** Takes it back in the restored inbox too. */
export async function takeBackAgain(
  restored: InboxDatabase,
  { ended, webhooks, entries }: TakenBack,
  at: Date,
): Promise<void> {
  await restored.transaction().execute(async (transaction) => {
    for (const id of ended) await unsubscribe(transaction, id, at);
    const own = await transaction.selectFrom('audit_log').select('id').execute();
    // An inbox that has just been installed has none of the backup's webhooks: it cannot tell which were deleted.
    if (!own.some(({ id }) => entries.has(id))) return;
    const today = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
    for (const { id } of await transaction.selectFrom('webhooks').select('id').execute()) {
      const row = today.get(id);
      if (row) {
        await transaction.updateTable('webhooks').set(row).where('id', '=', id).execute();
        continue;
      }
      await transaction
        .deleteFrom('deliveries')
        .where('channel', '=', CHANNEL)
        .where('id', 'in', messagesOf(transaction, id))
        .execute();
      await transaction.deleteFrom('webhooks').where('id', '=', id).execute();
    }
  });
}
