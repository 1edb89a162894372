/** Keys that are taken once: a submission's key, a fill token, the reason of an alarm. */
import type { Transaction } from 'kysely';
import type { InboxDatabase, InboxTables } from './database.ts';

type Taking = {
  kind: string;
  key: string;
  requestId: string;
  /** ms since 1970 */
  at: number;
  /** ms since 1970; null: as long as the request. */
  expiresAt: number | null;
};

/**
 * Takes a key that is free. One statement, not a read and then a write: of a hundred takers at once one gets
 * the row, the others wait for its commit and get none. An expired key is taken over.
 * @returns whether it was free
 */
export async function takeKey(
  transaction: Transaction<InboxTables>,
  { kind, key, requestId, at, expiresAt }: Taking,
): Promise<boolean> {
  const taken = await transaction
    .insertInto('submission_keys')
    .values({ kind, key, request_id: requestId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((row) => ({
          request_id: row.ref('excluded.request_id'),
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where('submission_keys.expires_at', '<=', at),
    )
    .returning('request_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether a key is taken at this moment: a hint, where `takeKey` is an answer. */
export async function isTaken(db: InboxDatabase, kind: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('submission_keys')
    .select('key')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
