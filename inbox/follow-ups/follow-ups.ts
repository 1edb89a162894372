/** A day on which a person wants a request back: one for each person and request, seen and moved by that person alone. */
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { OpeningHours } from '../../packages/kit/calendar/opening-hours.ts';
import type { Staff } from '../../staff/roles.ts';
import { colleagueFor, type StaffList } from '../colleagues.ts';
import type { FollowUpDay } from '../contract/questions.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { queueStaffMail } from '../dispatch.ts';
import { recordAccess } from '../requests/history.ts';
import { followUpAt } from './follow-up-date.ts';

type Owning = { requestId: string; staff: Staff; at: Date };

export type FollowUps = {
  /** Sets the day, or moves it. @throws {Refusal} for a day that cannot be */
  set(owning: Owning, day: FollowUpDay): Promise<void>;
  /** Removes it; done also when there was none. */
  remove(owning: Owning): Promise<void>;
  /** Writes the mail of each that is due, once in all processes. */
  tell(): Promise<void>;
};

type FollowUpsOptions = {
  db: InboxDatabase;
  /** The opening hours; undefined when they are not known. */
  openingHours(): Promise<OpeningHours | undefined>;
  staff: StaffList;
  mailDomain: string;
  clock(): Date;
};

/** The most mails per run; the next run is a minute later. */
const BATCH = 100;

export function createFollowUps(options: FollowUpsOptions): FollowUps {
  const { db, openingHours, staff, clock } = options;
  return {
    async set({ requestId, staff: owner, at }, day) {
      const due = followUpAt(day, at, await openingHours()).getTime();
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('request_follow_ups')
          .values({ request_id: requestId, staff_id: owner.id, due_at: due, told_at: null })
          .onConflict((conflict) =>
            conflict
              .columns(['request_id', 'staff_id'])
              .doUpdateSet({ due_at: due, told_at: null }),
          )
          .execute();
        await takeBackMail(transaction, requestId, owner.id);
        await recordAccess(transaction, { actor: owner, action: 'follow_up_set', at, requestId });
      });
    },

    async remove({ requestId, staff: owner, at }) {
      await db.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('request_follow_ups')
          .where('request_id', '=', requestId)
          .where('staff_id', '=', owner.id)
          .returning('request_id')
          .executeTakeFirst();
        if (!removed) return;
        await takeBackMail(transaction, requestId, owner.id);
        const action = 'follow_up_removed';
        await recordAccess(transaction, { actor: owner, action, at, requestId });
      });
    },

    async tell() {
      const at = clock();
      const due = await db
        .selectFrom('request_follow_ups')
        .innerJoin('requests', 'requests.id', 'request_follow_ups.request_id')
        .select(['request_follow_ups.request_id', 'request_follow_ups.staff_id', 'requests.kind'])
        .where('told_at', 'is', null)
        .where('request_follow_ups.due_at', '<=', at.getTime())
        .where('quarantined_at', 'is', null)
        .orderBy('request_follow_ups.due_at')
        .limit(BATCH)
        .execute();
      for (const { request_id, staff_id, kind } of due) {
        const person = await colleagueFor(staff, kind, staff_id);
        await db.transaction().execute(async (transaction) => {
          // When two processes find the row, the update lets only one of them notify. A follow-up that was moved
          // meanwhile is not due.
          const taken = await transaction
            .updateTable('request_follow_ups')
            .set({ told_at: at.getTime() })
            .where('request_id', '=', request_id)
            .where('staff_id', '=', staff_id)
            .where('told_at', 'is', null)
            .where('due_at', '<=', at.getTime())
            .returning('request_id')
            .executeTakeFirst();
          if (!taken || !person) return;
          const about = { id: request_id, at };
          const mail = { channel: 'follow-up-mail', to: person } as const;
          await queueStaffMail(transaction, options, about, mail);
        });
      }
    },
  };
}

/** Removes the mail of a day that is no longer wanted, as long as it waits for the mail server. */
async function takeBackMail(
  transaction: Transaction<InboxTables>,
  requestId: string,
  staffId: string,
): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('request_id', '=', requestId)
    .where('staff_id', '=', staffId)
    .where('channel', '=', 'follow-up-mail')
    .where('state', 'in', ['pending', 'withheld'])
    .execute();
}

/** Whether this person wanted the request back by now. */
export function isFollowUpDue(staffId: string, now: number): RawBuilder<SqlBool> {
  return sql`exists (select 1 from request_follow_ups
    where request_follow_ups.request_id = requests.id
      and request_follow_ups.staff_id = ${staffId} and request_follow_ups.due_at <= ${now})`;
}
