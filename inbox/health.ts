/** The health of the inbox: plain figures for monitoring, which hold nothing of the people who wrote. */
import { sql } from 'kysely';
import { type LastCheck, readLastCheck } from './daily-check/daily-check.ts';
import type { InboxDatabase } from './database.ts';
import { MAIL_CHANNELS } from './deliveries/delivery.ts';
import { GIVE_UP_AFTER } from './forms/lifetimes.ts';
import { ISSUE_MAIL } from './mailings/mailing-table.ts';
import { CHANNEL } from './webhooks/announce.ts';

export type InboxHealth = {
  /** `folder`: no mail server is configured, and mails are files that reach no one. */
  mailMode: 'smtp' | 'folder';
  /** Deliveries still to be made: due now, or tried again later. */
  waiting: number;
  /** The time since which the oldest of them has been waiting; undefined when none is. */
  oldestWaiting: Date | undefined;
  /** Deliveries given up for good since `RECENT`, and not sent again by a person. */
  failedDeliveries: number;
  /** The time of the last mail that a mail server accepted; undefined when there was none. */
  lastMailLeft: Date | undefined;
  /** The latest message the site sent itself through its form; undefined when it never did. */
  lastDailyCheck: LastCheck | undefined;
};

/** The age of a failure that still counts: a week-old one is known to the agency, or no person is there to know it. */
const RECENT = 7 * 24 * 60 * 60_000; // ms

type HealthOptions = {
  db: InboxDatabase;
  mailMode: InboxHealth['mailMode'];
  now: Date;
};

/** Reads the inbox's health; any storage error is thrown as it is. */
export async function readHealth({ db, mailMode, now }: HealthOptions): Promise<InboxHealth> {
  const figures = await db
    .selectFrom('deliveries')
    // An unreachable webhook receiver is no fault of the site: its webhook is turned off in time, and the agency
    // notified. Letters are reported by their mailing: two thousand that wait for their turn are no backlog.
    .where('channel', 'not in', [CHANNEL, ISSUE_MAIL])
    .select(({ fn }) => [
      sql<number>`sum(case when state in ('pending', 'leased') then 1 else 0 end)`.as('waiting'),
      // A delivery sent again by hand has a new deadline: its wait does not count from its first writing.
      sql<number | null>`min(case when state in ('pending', 'leased') then give_up_at end)`.as(
        'first_term',
      ),
      sql<number>`sum(case when state = 'failed' and due_at > ${now.getTime() - RECENT}
        then 1 else 0 end)`.as('failed'),
      fn
        .max('sent_at')
        .filterWhere('state', '=', 'sent')
        .filterWhere('channel', 'in', MAIL_CHANNELS)
        .as('last_left'),
    ])
    .executeTakeFirstOrThrow();
  const { first_term, last_left } = figures;
  return {
    mailMode,
    waiting: Number(figures.waiting ?? 0),
    oldestWaiting: first_term === null ? undefined : new Date(Number(first_term) - GIVE_UP_AFTER),
    failedDeliveries: Number(figures.failed ?? 0),
    lastMailLeft: last_left === null ? undefined : new Date(Number(last_left)),
    lastDailyCheck: await readLastCheck(db),
  };
}
