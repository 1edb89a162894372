/** Orders, stops and lists the sendings of newsletter issues. */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Staff, sendsNewsletter } from '../../staff/roles.ts';
import type { IssueOutlook, Mailing, MailingPage } from '../contract/mailings.ts';
import type { MailingFilter } from '../contract/questions.ts';
import type { InboxDatabase } from '../database.ts';
import type { RenderedIssue } from '../emails/issue.tsx';
import { makeReference } from '../reference.ts';
import { pageOf, readCursor } from '../requests/cursor.ts';
import { recordAccess } from '../requests/history.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import { timeOf, timeOrNull } from '../requests/request-item.ts';
import { MAILING_KIND, type MailingsTable } from './mailing-table.ts';
import { durationOf } from './pace.ts';

/** The furthest start that can be ordered: further is a typing error. */
const FURTHEST_START = 366 * 24 * 60 * 60_000; // ms

export type Mailings = {
  list(filter: MailingFilter): Promise<MailingPage>;
  outlook(issueId: string, staff: Staff): Promise<IssueOutlook>;
  /** Keeps the issue as it is rendered, and orders its sending. @throws {Refusal} */
  order(issueId: string, rendered: RenderedIssue, order: Order): Promise<void>;
  /** Stops unsent letters; a mailing that has not begun is deleted, and can be ordered again. @throws {Refusal} */
  stop(issueId: string, staff: Staff): Promise<void>;
};

/** An order to send; without a start the sending begins now. */
type Order = { staff: Staff; startsAt: Date | undefined };

type MailingsOptions = {
  db: InboxDatabase;
  perMinute: number;
  mailMode: IssueOutlook['mailMode'];
  clock(): Date;
};

export function createMailings(options: MailingsOptions): Mailings {
  const { db, perMinute, mailMode, clock } = options;

  async function countSubscribers(): Promise<number> {
    const { count } = await db
      .selectFrom('subscriptions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    async list({ cursor, limit }) {
      let query = withWaiting(db);
      if (cursor) {
        const { at, id } = readCursor(cursor);
        query = query.where(({ eb, or }) =>
          or([eb('starts_at', '<', at), eb('starts_at', '=', at).and('request_id', '<', id)]),
        );
      }
      const rows = await query
        .orderBy('starts_at', 'desc')
        .orderBy('request_id', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(
        rows,
        limit,
        ({ starts_at, request_id }) => ({ at: starts_at, id: request_id }),
        toMailing,
      );
    },

    async outlook(issueId, staff) {
      const [row, subscribers] = await Promise.all([
        withWaiting(db).where('issue_id', '=', issueId).executeTakeFirst(),
        countSubscribers(),
      ]);
      return {
        mailing: row ? toMailing(row) : null,
        subscribers,
        perMinute,
        duration: Math.ceil(durationOf(subscribers, perMinute)),
        maySend: sendsNewsletter(staff),
        mailMode,
      };
    },

    async order(issueId, { subject, html, text }, { staff, startsAt }) {
      const now = clock();
      const start = startsAt && startsAt > now ? startsAt : now;
      if (start.getTime() - now.getTime() > FURTHEST_START) {
        throw new Refusal('invalid', 'Choisissez une date dans l’année qui vient.');
      }
      if ((await countSubscribers()) === 0) {
        throw new Refusal('impossible', 'Personne n’a encore confirmé son inscription.');
      }
      const id = randomUUID();
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('requests')
          .values({
            id,
            kind: MAILING_KIND,
            reference: makeReference(),
            status: 'closed',
            content_hash: '',
            fields: '{}',
            received_at: now.getTime(),
          })
          .execute();
        const ordered = await transaction
          .insertInto('mailings')
          .values({
            request_id: id,
            issue_id: issueId,
            state: 'scheduled',
            subject,
            html,
            text,
            per_minute: perMinute,
            ordered_by: staff.name,
            starts_at: start.getTime(),
            paced_at: start.getTime(),
          })
          .onConflict((conflict) => conflict.column('issue_id').doNothing())
          .returning('request_id')
          .executeTakeFirst();
        // Throwing rolls back the transaction, and with it the request.
        if (!ordered) throw new Refusal('impossible', ALREADY_ORDERED);
        const details = { subject, starts: start.toISOString() };
        await recordAccess(transaction, {
          actor: staff,
          action: 'mailing_ordered',
          at: now,
          details,
        });
      });
    },

    async stop(issueId, staff) {
      const now = clock();
      await db.transaction().execute(async (transaction) => {
        const stopped = await transaction
          .updateTable('mailings')
          .set({ state: 'stopped', ended_at: now.getTime() })
          .where('issue_id', '=', issueId)
          .where('state', 'in', ['scheduled', 'sending'])
          .returning(['request_id', 'subject', 'recipients', 'sent'])
          .executeTakeFirst();
        if (!stopped) {
          const mailing = await transaction
            .selectFrom('mailings')
            .select('state')
            .where('issue_id', '=', issueId)
            .executeTakeFirst();
          if (!mailing) throw notFound('Cet envoi');
          throw new Refusal('impossible', 'Cet envoi est déjà terminé.');
        }
        const { request_id, subject, recipients, sent } = stopped;
        if (recipients === 0) {
          await transaction.deleteFrom('requests').where('id', '=', request_id).execute();
        } else {
          // A letter that is being sent at this moment still arrives: see `letter-transport.ts`.
          await transaction
            .deleteFrom('deliveries')
            .where('request_id', '=', request_id)
            .where('state', 'in', ['withheld', 'pending'])
            .execute();
        }
        const details = { subject, sent, recipients };
        await recordAccess(transaction, {
          actor: staff,
          action: 'mailing_stopped',
          at: now,
          details,
        });
      });
    },
  };
}

const ALREADY_ORDERED =
  'L’envoi de cette lettre est déjà demandé\u00a0: une lettre ne part qu’une fois.';

/** Mailings with the number of their letters that wait. */
function withWaiting(db: InboxDatabase) {
  return db
    .selectFrom('mailings')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('deliveries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('deliveries.request_id', '=', 'mailings.request_id')
        .where('deliveries.state', 'in', ['withheld', 'pending', 'leased'])
        .as('waiting'),
    );
}

type MailingRow = Selectable<MailingsTable> & { waiting: number | null };

function toMailing(row: MailingRow): Mailing {
  return {
    issueId: row.issue_id,
    subject: row.subject,
    state: row.state,
    startsAt: timeOf(row.starts_at),
    endedAt: timeOrNull(row.ended_at),
    orderedBy: row.ordered_by,
    perMinute: row.per_minute,
    recipients: row.recipients,
    sent: row.sent,
    waiting: Number(row.waiting ?? 0),
    refused: row.refused,
    unsubscribed: row.unsubscribed,
  };
}
