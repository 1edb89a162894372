/** Writes alarms to the agency: something is wrong that a person has to look at. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { queueDeliveries } from '../dispatch.ts';
import { takeKey } from '../idempotency-keys.ts';
import type { InboxLog } from '../log.ts';
import { makeReference } from '../reference.ts';
import type { Alarm } from './alarm-words.ts';

/** The time in which the same reason is sent only once. */
const SILENCE = 24 * 60 * 60_000; // ms

/**
 * Writes one mail to the agency, unless one for the same reason was written within a day: of several processes
 * one does. It is a row like a request's, of a kind no desk shows, so that the outbox retries it and the
 * retention erases it.
 * @returns whether it was written
 */
export async function writeAlarm(
  transaction: Transaction<InboxTables>,
  { mailDomain }: { mailDomain: string },
  { reason, title, text, link }: Alarm,
  at: Date,
): Promise<boolean> {
  const id = randomUUID();
  const now = at.getTime();
  const taken = await takeKey(transaction, {
    kind: 'alarm',
    key: reason,
    requestId: id,
    at: now,
    expiresAt: now + SILENCE,
  });
  if (!taken) return false;
  await transaction
    .insertInto('requests')
    .values({
      id,
      kind: 'alarm',
      reference: makeReference(),
      status: 'closed',
      content_hash: '',
      fields: JSON.stringify({
        title,
        text,
        ...(link && { linkPath: link.path, linkLabel: link.label }),
      }),
      received_at: now,
    })
    .execute();
  await queueDeliveries(transaction, { mailDomain }, { id, at }, ['agency-mail']);
  return true;
}

type AlarmsOptions = {
  db: InboxDatabase;
  /** The domain of Message-ID. */
  mailDomain: string;
  clock(): Date;
  log: InboxLog;
  /** Looks for due deliveries. */
  wake(): void;
};

/** Writes an alarm in a transaction of its own, and sends it at once. Throws storage errors unchanged. */
export function createAlarms({ db, mailDomain, clock, log, wake }: AlarmsOptions) {
  return async (alarm: Alarm): Promise<void> => {
    const written = await db
      .transaction()
      .execute((transaction) => writeAlarm(transaction, { mailDomain }, alarm, clock()));
    if (!written) return;
    log('warn', 'alarm', { reason: alarm.reason });
    wake();
  };
}
