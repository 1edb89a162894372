/** The deliveries table as a queue: due deliveries are leased, attempted and settled. */
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import { z } from 'zod';
import { readAnswerOf } from '../answers/read-answers.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { readSubject } from '../subject.ts';
import { isFinding } from '../uploads/inspection.ts';
import { LEASE, LONGEST_RETRY, retryDelay } from './backoff.ts';
import {
  type Arrival,
  type Channel,
  type DeliveryJob,
  FAILURES,
  type Failure,
  isFailure,
  type StoredAttachment,
  type StoredRequest,
} from './delivery.ts';

export type Lease = Omit<DeliveryJob, 'request'> & {
  requestId: string;
  /** Attempts begun, this one included. */
  attempts: number;
  giveUpAt: number;
};

export type Outcome = Arrival | 'retried' | 'failed';

export type Outbox = {
  /** Leases the delivery that has been due for longest, if any. No two callers ever get the same one. */
  claim(channels: readonly Channel[]): Promise<Lease | undefined>;
  /** @throws when the request is not of a shape this version knows. */
  readRequest(lease: Lease): Promise<StoredRequest>;
  settleMade(lease: Lease, arrival: Arrival): Promise<void>;
  /** Records a failure and resolves with the delivery's new state. */
  settleFailure(lease: Lease, failure: Failure, detail: string): Promise<Outcome>;
  /** Makes deliveries due at once that wait because their common server was unavailable. */
  bringForward(channels: readonly Channel[]): Promise<void>;
};

type DeliveryFilter = ExpressionBuilder<InboxTables, 'deliveries'>;
type Condition = Expression<SqlBool>;

type OutboxOptions = {
  db: InboxDatabase;
  engine: 'sqlite' | 'postgres';
  clock(): Date;
  /** The certain time, which decides when to give up. The clock when absent. */
  certain?(): Date;
  /** Returns a random number from 0 to 1, which spreads the retries. */
  chance(): number;
  /** Called in the transaction that records the end of a delivery, with its failure when it was given up. */
  onEnd?(
    transaction: Transaction<InboxTables>,
    lease: Lease,
    failure: Failure | undefined,
  ): Promise<void>;
};

const LONGEST_DETAIL = 500;

const OUTAGES = Object.keys(FAILURES)
  .filter(isFailure)
  .filter((failure) => FAILURES[failure] === 'outage');

export function createOutbox(options: OutboxOptions): Outbox {
  const { db, engine, clock, certain = clock, chance, onEnd } = options;

  async function leaseFirst(
    channels: readonly Channel[],
    isDue: (delivery: DeliveryFilter) => Condition,
    until: number,
  ): Promise<Lease | undefined> {
    const due = db
      .selectFrom('deliveries')
      .select('id')
      .where('channel', 'in', channels)
      .where(isDue)
      .orderBy('due_at')
      .limit(1)
      // Several processes may share PostgreSQL: each takes the next row that no other has locked.
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());

    const row = await db
      .updateTable('deliveries')
      .set((delivery) => ({
        state: 'leased',
        lease_until: until,
        attempts: delivery('attempts', '+', 1),
      }))
      // `=` and not `in`: PostgreSQL may evaluate the subquery of `in` more than once, and lease more rows than it
      // returns.
      .where('id', '=', due)
      .returning(['id', 'channel', 'request_id', 'message_id', 'attempts', 'give_up_at'])
      .returning(['staff_id', 'actor_name', 'covers'])
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        channel: row.channel,
        messageId: row.message_id,
        requestId: row.request_id,
        addressee:
          row.staff_id === null
            ? undefined
            : { id: row.staff_id, by: row.actor_name ?? undefined, covers: row.covers },
        attempts: row.attempts,
        giveUpAt: row.give_up_at,
      }
    );
  }

  return {
    async claim(channels) {
      const now = clock().getTime();
      // A due date beyond the longest retry was written before the clock was set back: such a delivery must not wait
      // for days.
      const misdated = now + LONGEST_RETRY;
      // Expired leases come first: there are few. Two queries each find their row by the index; a single one would sort
      // the whole backlog for every delivery.
      const dues: ((delivery: DeliveryFilter) => Condition)[] = [
        (delivery) =>
          delivery.and([
            delivery('state', '=', 'leased'),
            delivery.or([
              delivery('lease_until', '<=', now),
              delivery('lease_until', '>', misdated),
            ]),
          ]),
        (delivery) => delivery('state', '=', 'pending').and('due_at', '<=', now),
        (delivery) => delivery('state', '=', 'pending').and('due_at', '>', misdated),
      ];
      for (const isDue of dues) {
        const lease = await leaseFirst(channels, isDue, now + LEASE);
        if (lease) return lease;
      }
      return undefined;
    },

    async readRequest(lease) {
      const request = await db
        .selectFrom('requests')
        .select([
          'id',
          'kind',
          'reference',
          'fields',
          'received_at',
          'due_at',
          'subscription_id',
          'about',
          'assignee_name',
        ])
        .where('id', '=', lease.requestId)
        .executeTakeFirstOrThrow();
      const fields = storedFields.parse(JSON.parse(request.fields));
      return {
        id: request.id,
        kind: request.kind,
        reference: request.reference,
        fields,
        receivedAt: new Date(request.received_at),
        dueAt: request.due_at === null ? undefined : new Date(request.due_at),
        subscriptionId: request.subscription_id ?? undefined,
        about: readSubject(request.about),
        assignee: request.assignee_name ?? undefined,
        attachment: await readAttachment(db, lease),
        answer:
          lease.channel === 'answer-mail'
            ? await readAnswerOf(db, lease.id, { ...request, fields })
            : undefined,
      };
    },

    async settleMade(lease, arrival) {
      // A success is recorded whichever attempt holds the lease: the mail was accepted, so it is never sent again.
      await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('deliveries')
          .set({
            state: arrival,
            sent_at: clock().getTime(),
            lease_until: null,
            failure: null,
            last_error: null,
          })
          .where('id', '=', lease.id)
          .where('state', 'not in', ['sent', 'written'])
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0) await onEnd?.(transaction, lease, undefined);
      });
    },

    async settleFailure(lease, failure, detail) {
      const now = clock().getTime();
      const expired = certain().getTime() >= lease.giveUpAt;
      const over = expired || FAILURES[failure] === 'final';
      const cause = expired ? 'expired' : failure;
      await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('deliveries')
          .set({
            state: over ? 'failed' : 'pending',
            due_at: now + retryDelay(lease.attempts, chance()),
            lease_until: null,
            failure: cause,
            last_error: `${expired ? `${failure}: ` : ''}${detail}`.slice(0, LONGEST_DETAIL),
          })
          .where('id', '=', lease.id)
          .where('state', '=', 'leased')
          // A failure counts only while its attempt still holds the lease.
          .where('attempts', '=', lease.attempts)
          .executeTakeFirstOrThrow();
        if (over && numUpdatedRows > 0) await onEnd?.(transaction, lease, cause);
      });
      return over ? 'failed' : 'retried';
    },

    async bringForward(channels) {
      await db
        .updateTable('deliveries')
        .set({ due_at: clock().getTime() })
        .where('state', '=', 'pending')
        .where('channel', 'in', channels)
        .where('failure', 'in', OUTAGES)
        .where('due_at', '>', clock().getTime())
        .execute();
    },
  };
}

const storedFields = z.record(z.string(), z.string());

async function readAttachment(
  db: InboxDatabase,
  { requestId, channel }: Lease,
): Promise<StoredAttachment | undefined> {
  const row = await db
    .selectFrom('attachments')
    .select(['name', 'extension', 'size', 'verdict', 'findings'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!row) return undefined;
  const file =
    channel === 'agency-mail' && row.verdict === 'clean'
      ? await db
          .selectFrom('attachments')
          .select('bytes')
          .where('request_id', '=', requestId)
          .executeTakeFirst()
      : undefined;
  return {
    ...row,
    extension: storedExtension.parse(row.extension),
    findings: z.array(z.string()).parse(JSON.parse(row.findings)).filter(isFinding),
    bytes: file?.bytes,
  };
}

const storedExtension = z.enum(['pdf', 'doc', 'docx']);
