import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import type { Counts } from '../contract/api.ts';
import type { Area } from '../contract/areas.ts';
import { areasOf } from '../contract/words.ts';
import type { InboxDatabase } from '../database.ts';
import { isFollowUpDue } from '../follow-ups/follow-ups.ts';
import { areaOf, kindsOf } from '../kinds/kinds.ts';
import { isUnread } from './reads.ts';
import { isOverdue, isOwed } from './request-item.ts';
import { isUndelivered } from './request-list.ts';

const isQuarantined = sql<SqlBool>`quarantined_at is not null`;

export async function countForBadges(
  db: InboxDatabase,
  staff: Staff,
  now: number,
): Promise<Counts> {
  const areas = areasOf(staff);
  const how = (condition: RawBuilder<SqlBool>) =>
    sql<number>`sum(case when quarantined_at is null and ${condition} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('requests')
    .leftJoin('comments', 'comments.request_id', 'requests.id')
    .select('kind')
    .select([
      how(isOwed).as('owed'),
      how(sql`status = 'new'`).as('new'),
      how(sql`${isOwed} and assignee_id = ${staff.id}`).as('mine'),
      how(isOverdue(now)).as('overdue'),
      how(isUndelivered).as('undelivered'),
      how(isUnread(staff.id)).as('unread'),
      how(isFollowUpDue(staff.id, now)).as('due'),
      how(sql`comments.state = 'pending'`).as('pending'),
      sql<number>`sum(case when ${isQuarantined} then 1 else 0 end)`.as('quarantined'),
    ])
    .where('kind', 'in', kindsOf(areas))
    .groupBy('kind')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select('state')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('state')
    .execute();
  const inState = (wanted: string) =>
    Number(subscriptions.find(({ state }) => state === wanted)?.count ?? 0);

  type Figure = Exclude<keyof (typeof rows)[number], 'kind'>;
  const sum = (area: Area, figure: Figure) =>
    rows.reduce((total, row) => total + (areaOf(row.kind) === area ? Number(row[figure]) : 0), 0);
  const treated = (area: Area) =>
    areas.includes(area)
      ? {
          owed: sum(area, 'owed'),
          new: sum(area, 'new'),
          mine: sum(area, 'mine'),
          overdue: sum(area, 'overdue'),
          unread: sum(area, 'unread'),
          due: sum(area, 'due'),
          undelivered: sum(area, 'undelivered'),
          quarantined: sum(area, 'quarantined'),
        }
      : null;

  return {
    contact: treated('contact'),
    applications: treated('applications'),
    comments: areas.includes('comments')
      ? { pending: sum('comments', 'pending'), quarantined: sum('comments', 'quarantined') }
      : null,
    newsletter: areas.includes('newsletter')
      ? {
          confirmed: inState('confirmed'),
          pending: inState('pending'),
          quarantined: sum('newsletter', 'quarantined'),
        }
      : null,
  };
}
