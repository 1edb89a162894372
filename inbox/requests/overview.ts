import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayIn, daysAfter, momentAt } from '../../packages/kit/calendar/casablanca-time.ts';
import type { Staff } from '../../staff/roles.ts';
import type { Area } from '../contract/areas.ts';
import { OVERVIEW_ROWS, type Overview, type OverviewSection } from '../contract/overview.ts';
import { areasOf } from '../contract/words.ts';
import type { InboxDatabase } from '../database.ts';
import { isFollowUpDue } from '../follow-ups/follow-ups.ts';
import { kindsOf } from '../kinds/kinds.ts';
import { isOwed, readItems, type Viewing } from './request-item.ts';
import { isUndelivered } from './request-list.ts';

/** The desks whose requests are answered, and by a person in charge. */
const ANSWERED: readonly Area[] = ['contact', 'applications'];

const PRESSING_FIRST = sql`due_at is null, due_at, received_at, requests.id`;
const NEWEST_FIRST = sql`received_at desc, requests.id desc`;
const OLDEST_FIRST = sql`received_at, requests.id`;

/** Reads a person's open work. A request may be in several sections: one is theirs and due. */
export async function readOverview(
  db: InboxDatabase,
  staff: Staff,
  now: number,
): Promise<Overview> {
  const areas = areasOf(staff);
  const answered = areas.filter((area) => ANSWERED.includes(area));
  const isDue = sql<SqlBool>`(due_at is not null and due_at < ${endOfDay(now)} and ${isOwed})`;
  const isToday = sql<SqlBool>`(${isDue} or ${isFollowUpDue(staff.id, now)})`;
  const isPending = sql<SqlBool>`exists (
    select 1 from comments where comments.request_id = requests.id and comments.state = 'pending')`;
  const queries: Readonly<Record<OverviewSection, SectionQuery>> = {
    due: { areas: answered, where: isToday, order: PRESSING_FIRST },
    mine: {
      areas: answered,
      where: sql`${isOwed} and assignee_id = ${staff.id}`,
      order: PRESSING_FIRST,
    },
    unassigned: {
      areas: answered,
      where: sql`${isOwed} and assignee_id is null and not ${isToday}`,
      order: PRESSING_FIRST,
    },
    comments: {
      areas: areas.filter((area) => area === 'comments'),
      where: isPending,
      order: OLDEST_FIRST,
    },
    undelivered: { areas, where: isUndelivered, order: NEWEST_FIRST },
  };
  const read = (section: OverviewSection) =>
    readSection(db, queries[section], { now, staffId: staff.id });
  const [due, mine, unassigned, comments, undelivered] = await Promise.all([
    read('due'),
    read('mine'),
    read('unassigned'),
    read('comments'),
    read('undelivered'),
  ]);
  return { due, mine, unassigned, comments, undelivered };
}

type SectionQuery = {
  areas: readonly Area[];
  where: RawBuilder<SqlBool>;
  order: RawBuilder<unknown>;
};

async function readSection(
  db: InboxDatabase,
  { areas, where, order }: SectionQuery,
  viewing: Viewing,
): Promise<Overview[OverviewSection]> {
  if (areas.length === 0) return { count: 0, items: [] };
  const requests = db
    .selectFrom('requests')
    .where('kind', 'in', kindsOf(areas))
    .where('quarantined_at', 'is', null)
    .where(where);
  const { count } = await requests
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await requests.select('requests.id').orderBy(order).limit(OVERVIEW_ROWS).execute();
  const ids = rows.map(({ id }) => id);
  return { count: Number(count), items: await readItems(db, ids, viewing) };
}

/** The first moment of tomorrow, by the agency's clock, in ms. */
function endOfDay(now: number): number {
  return momentAt(daysAfter(dayIn(new Date(now)), 1), '00:00').getTime();
}
