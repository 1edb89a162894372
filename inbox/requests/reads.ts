/** The requests each person has read: opened by them, or marked so by their hand. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InboxDatabase } from '../database.ts';

type Reading = { staffId: string; at: Date };

/** Marks requests as read by one person; the time of the first reading stays. */
export async function markRead(
  db: Pick<InboxDatabase, 'insertInto'>,
  ids: readonly string[],
  { staffId, at }: Reading,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('request_reads')
    .values(ids.map((id) => ({ request_id: id, staff_id: staffId, read_at: at.getTime() })))
    .onConflict((conflict) => conflict.columns(['request_id', 'staff_id']).doNothing())
    .execute();
}

export async function markUnread(
  db: Pick<InboxDatabase, 'deleteFrom'>,
  ids: readonly string[],
  { staffId }: Pick<Reading, 'staffId'>,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('request_reads')
    .where('request_id', 'in', ids)
    .where('staff_id', '=', staffId)
    .execute();
}

/** Whether this person has not opened the request yet. */
export function isUnread(staffId: string): RawBuilder<SqlBool> {
  return sql`not exists (select 1 from request_reads
    where request_reads.request_id = requests.id and request_reads.staff_id = ${staffId})`;
}
