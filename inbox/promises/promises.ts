/** The promises of an answer by a date, and the reminders before that date. */
import type { OpeningHours } from '../../packages/kit/calendar/opening-hours.ts';
import { statusAt } from '../../packages/kit/calendar/opening-status.ts';
import type { ResponseTimes } from '../../packages/kit/calendar/response-time.ts';
import { colleagueFor, type StaffList } from '../colleagues.ts';
import type { InboxDatabase } from '../database.ts';
import { queueDeliveries, queueStaffMail } from '../dispatch.ts';
import { kindOf, type RequestKind } from '../kinds/kinds.ts';
import { promisedFor, remindFrom } from './promise.ts';

export type Promises = {
  /** The time an answer is promised by to a request of now. Undefined where none is promised. */
  promisedFor(kind: RequestKind, receivedAt: Date): Promise<Date | undefined>;
  /**
   * Writes each due reminder once in all processes, and takes back waiting ones that were answered. The first goes
   * to the person in charge; the second, nearer to the deadline, to the team. Without a person in charge the first
   * goes to the team, and is the only one.
   */
  remind(): Promise<void>;
};

type PromisesOptions = {
  db: InboxDatabase;
  /** The opening hours; undefined when they are not known. */
  openingHours(): Promise<OpeningHours | undefined>;
  /** The response times the agency promises. Undefined when they are not known. */
  responseTimes(): Promise<ResponseTimes | undefined>;
  staff: StaffList;
  mailDomain: string;
  clock(): Date;
};

/** The time the person in charge has at least before the team is reminded too, also when the site was off. */
const TEAM_WAITS = 60 * 60_000; // ms

export function createPromises(options: PromisesOptions): Promises {
  const { db, openingHours, responseTimes, clock } = options;
  return {
    async promisedFor(kind, receivedAt) {
      const promise = kindOf(kind)?.promise;
      if (!promise) return undefined;
      const [times = {}, hours] = await Promise.all([responseTimes(), openingHours()]);
      return promisedFor(receivedAt, promise, times, hours);
    },

    async remind() {
      await takeBackReminders(db);
      const owed = await unremindedOf(db);
      if (owed.length === 0) return;
      const hours = await openingHours();
      const now = clock();
      if (!isOpen(now, hours)) return;
      for (const { id, kind, remindedAt, ...request } of owed) {
        const promise = kindOf(kind)?.promise;
        if (!promise) continue;
        if (remindedAt === null) {
          if (now >= remindFrom(request, promise.remindWith, hours)) {
            await remindPersonInCharge(options, { id, kind }, now);
          }
        } else if (
          now.getTime() >= remindedAt + TEAM_WAITS &&
          now >= remindFrom(request, promise.remindTeamWith, hours)
        ) {
          await remindTeam(options, id, now);
        }
      }
    },
  };
}

/** Whether the agency is open; true when its hours are not known. */
function isOpen(now: Date, hours: OpeningHours | undefined): boolean {
  const status = hours && statusAt(now, hours);
  return !status || status.open || !status.reopensAt;
}

async function unremindedOf(db: InboxDatabase) {
  const rows = await owing(db)
    .select(['id', 'kind', 'received_at', 'due_at', 'reminded_at'])
    .where('team_reminded_at', 'is', null)
    .execute();
  return rows.flatMap(({ id, kind, received_at, due_at, reminded_at }) =>
    due_at === null
      ? []
      : [
          {
            id,
            kind,
            receivedAt: new Date(received_at),
            dueAt: new Date(due_at),
            remindedAt: reminded_at,
          },
        ],
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

async function remindPersonInCharge(
  options: PromisesOptions,
  { id, kind }: { id: string; kind: string },
  at: Date,
): Promise<void> {
  const { db, staff } = options;
  const assigned = await db
    .selectFrom('requests')
    .select('assignee_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const assigneeId = assigned?.assignee_id ?? null;
  // The colleague is read before the transaction: staff are in another database.
  const person = assigneeId === null ? undefined : await colleagueFor(staff, kind, assigneeId);
  await db.transaction().execute(async (transaction) => {
    // When two processes find the row, the update lets only one of them remind. A request assigned anew meanwhile waits
    // for the next round.
    const taken = await transaction
      .updateTable('requests')
      .set({ reminded_at: at.getTime(), ...(!person && { team_reminded_at: at.getTime() }) })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .where('assignee_id', assigneeId === null ? 'is' : '=', assigneeId)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return;
    const about = { id, at };
    if (!person) return queueDeliveries(transaction, options, about, ['reminder-mail']);
    await queueStaffMail(transaction, options, about, { channel: 'reminder-mail', to: person });
  });
}

async function remindTeam(options: PromisesOptions, id: string, at: Date): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('requests')
      .set({ team_reminded_at: at.getTime() })
      .where('id', '=', id)
      .where('team_reminded_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (taken) await queueDeliveries(transaction, options, { id, at }, ['team-reminder-mail']);
  });
}

async function takeBackReminders(db: InboxDatabase): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('channel', 'in', ['reminder-mail', 'team-reminder-mail'])
    .where('state', '=', 'pending')
    .where('request_id', 'not in', owing(db).select('id'))
    .execute();
}
