/** Records changes: the history of each request, and the audit log of everything that was read, changed or erased. */
import { randomUUID } from 'node:crypto';
import { type Staff, writeRoles } from '../../staff/roles.ts';
import type { Access, Change } from '../contract/words.ts';
import type { InboxDatabase } from '../database.ts';
import { announceChange } from '../webhooks/announce.ts';

/** Details of a change: figures and names of states; of people, only those of the agency. */
export type Details = Readonly<Record<string, string | number | null>>;

/** The person who acted; undefined for the site itself, or the sender by their private link. */
export type Actor = Staff | undefined;

type Writer = Pick<InboxDatabase, 'insertInto' | 'selectFrom'>;

type Entry<Action> = {
  actor: Actor;
  action: Action;
  details?: Details;
  at: Date;
};

/** Records a change in its transaction, and queues it for webhooks: all is stored, or nothing. */
export async function recordChange(
  transaction: Writer,
  entry: Entry<Change> & { requestId: string },
): Promise<void> {
  await transaction
    .insertInto('request_history')
    .values({
      id: randomUUID(),
      request_id: entry.requestId,
      at: entry.at.getTime(),
      actor_id: entry.actor?.id ?? null,
      actor_name: entry.actor?.name ?? null,
      action: entry.action,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
  await recordAccess(transaction, entry);
  await announceChange(transaction, entry);
}

export async function recordAccess(
  db: Writer,
  { actor, action, details = {}, at, requestId }: Entry<Access | Change> & { requestId?: string },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: at.getTime(),
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      actor_roles: actor ? writeRoles(actor.roles) : null,
      action,
      request_id: requestId ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

/** The time in which openings count as one reading: a screen asks again every minute. */
const SAME_READING = 60 * 60_000; // ms

/** Records an opening, once per person, request and hour. */
export async function recordOpening(
  db: Writer,
  { actor, requestId, at }: { actor: Staff; requestId: string; at: Date },
): Promise<void> {
  const opening = await db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '>', at.getTime() - SAME_READING)
    .where('action', '=', 'request_opened')
    .where('actor_id', '=', actor.id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!opening) await recordAccess(db, { actor, action: 'request_opened', at, requestId });
}
