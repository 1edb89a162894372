/** What the agency owes its senders, an answer by a date; and the reminder before that date. */
import type { OpeningHours } from '../../calendar/opening-hours.ts';
import { statusAt } from '../../calendar/opening-status.ts';
import type { InboxDatabase } from '../database.ts';
import { queueDeliveries } from '../dispatch.ts';
import { kindOf, type RequestKind } from '../kinds/kinds.ts';
import { promisedFor, remindFrom } from './promise.ts';

export type Promises = {
  /** The time an answer is promised by to a request of now. Undefined for kinds whose senders wait for none. */
  promisedFor(kind: RequestKind, receivedAt: Date): Promise<Date | undefined>;
  /** Writes each due reminder once in all processes, and takes back waiting ones that were answered. */
  remind(): Promise<void>;
};

type PromisesOptions = {
  db: InboxDatabase;
  /** The opening hours; undefined when they are not known. */
  openingHours(): Promise<OpeningHours | undefined>;
  /** The response time the agency claims: `24h`. Undefined when it is not known. */
  responseTime(): Promise<string | undefined>;
  mailDomain: string;
  clock(): Date;
};

export function createPromises(options: PromisesOptions): Promises {
  const { db, openingHours, responseTime, clock } = options;
  return {
    async promisedFor(kind, receivedAt) {
      const promise = kindOf(kind)?.promise;
      if (!promise) return undefined;
      const [claim = '', hours] = await Promise.all([responseTime(), openingHours()]);
      return promisedFor(receivedAt, promise, claim, hours);
    },

    async remind() {
      await takeBackReminders(db);
      const owed = await unremindedOf(db);
      if (owed.length === 0) return;
      const hours = await openingHours();
      const now = clock();
      if (!isAnybodyThere(now, hours)) return;
      for (const { id, kind, ...request } of owed) {
        const promise = kindOf(kind)?.promise;
        if (promise && now >= remindFrom(request, promise, hours)) {
          await writeReminder(options, id, now);
        }
      }
    },
  };
}

/** Whether the agency is open; true when its hours are not known. */
function isAnybodyThere(now: Date, hours: OpeningHours | undefined): boolean {
  const status = hours && statusAt(now, hours);
  return !status || status.open || !status.reopensAt;
}

async function unremindedOf(db: InboxDatabase) {
  const rows = await owing(db)
    .select(['id', 'kind', 'received_at', 'due_at'])
    .where('reminded_at', 'is', null)
    .execute();
  return rows.flatMap(({ id, kind, received_at, due_at }) =>
    due_at === null
      ? []
      : [{ id, kind, receivedAt: new Date(received_at), dueAt: new Date(due_at) }],
  );
}

/** Requests whose sender is promised an answer and has none yet. */
function owing(db: InboxDatabase) {
  return db
    .selectFrom('requests')
    .where('due_at', 'is not', null)
    .where('status', 'in', ['new', 'in_progress'])
    .where('quarantined_at', 'is', null)
    .where('withdrawn_at', 'is', null);
}

async function writeReminder(options: PromisesOptions, id: string, at: Date): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    // The row goes to one of two processes that found it.
    const taken = await transaction
      .updateTable('requests')
      .set({ reminded_at: at.getTime() })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (taken) await queueDeliveries(transaction, options, { id, at }, ['reminder-mail']);
  });
}

async function takeBackReminders(db: InboxDatabase): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('channel', '=', 'reminder-mail')
    .where('state', '=', 'pending')
    .where('request_id', 'not in', owing(db).select('id'))
    .execute();
}
