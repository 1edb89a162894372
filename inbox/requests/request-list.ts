/** Lists the requests a person may see: their desks', narrowed down by the query, in a stable order. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import type { RequestFilter } from '../contract/questions.ts';
import type { RequestPage } from '../contract/requests.ts';
import type { CommentState } from '../contract/states.ts';
import { areasOf } from '../contract/words.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { isFollowUpDue } from '../follow-ups/follow-ups.ts';
import { kindsOf } from '../kinds/kinds.ts';
import { requireArea } from './areas.ts';
import { pageOf, readCursor } from './cursor.ts';
import { companyKey } from './read-out.ts';
import { isUnread } from './reads.ts';
import { isOverdue, isOwed, readItems } from './request-item.ts';
import { type Engine, indexRequests, matching } from './search-texts.ts';

export type ListOptions = { db: InboxDatabase; engine: Engine; now: number };

/** @throws {Refusal} for a desk that is not theirs */
export async function listRequests(
  options: ListOptions,
  staff: Staff,
  filter: RequestFilter,
): Promise<RequestPage> {
  const { limit } = filter;
  const rows = await (await narrowed(options, staff, filter))
    .select(['requests.id', 'requests.received_at as at'])
    .limit(limit + 1)
    .execute();
  const { items, next } = pageOf(
    rows,
    limit,
    (row) => row,
    (row) => row.id,
  );
  const viewing = { now: options.now, staffId: staff.id };
  return { items: await readItems(options.db, items, viewing), next };
}

export async function countRequests(
  options: ListOptions,
  staff: Staff,
  filter: Narrowing,
): Promise<number> {
  const { count } = await (await narrowed(options, staff, filter))
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The filters of a list. */
export type Narrowing = Omit<RequestFilter, 'limit'>;

/** @throws {Refusal} for a desk that is not theirs */
export async function narrowed(
  { db, engine, now }: ListOptions,
  staff: Staff,
  filter: Narrowing,
): Promise<SelectQueryBuilder<InboxTables, 'requests', object>> {
  if (filter.area) requireArea(staff, filter.area);
  const kinds = kindsOf(filter.area ? [filter.area] : areasOf(staff));
  let query = db
    .selectFrom('requests')
    .where('kind', 'in', kinds)
    .where('quarantined_at', filter.quarantined ? 'is not' : 'is', null);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.service) query = query.where('service', '=', filter.service);
  if (filter.budget) query = query.where('budget', '=', filter.budget);
  if (filter.company) query = query.where('company_key', '=', companyKey(filter.company));
  if (filter.about) query = query.where('about_id', '=', filter.about);
  if (filter.status) query = query.where('status', '=', filter.status);
  if (filter.stage === 'received') query = query.where('stage', 'is', null);
  else if (filter.stage) query = query.where('stage', '=', filter.stage);
  if (filter.assignee === 'none') query = query.where('assignee_id', 'is', null);
  else if (filter.assignee) {
    query = query.where('assignee_id', '=', filter.assignee === 'me' ? staff.id : filter.assignee);
  }
  if (filter.from) query = query.where('received_at', '>=', Date.parse(filter.from));
  if (filter.to) query = query.where('received_at', '<', Date.parse(filter.to));
  if (filter.comment) query = query.where(commentIs(filter.comment));
  if (filter.owed !== undefined) query = query.where(onlyIf(filter.owed, isOwed));
  if (filter.overdue !== undefined) query = query.where(onlyIf(filter.overdue, isOverdue(now)));
  if (filter.unread !== undefined) query = query.where(onlyIf(filter.unread, isUnread(staff.id)));
  if (filter.due !== undefined) {
    query = query.where(onlyIf(filter.due, isFollowUpDue(staff.id, now)));
  }
  if (filter.undelivered !== undefined) {
    query = query.where(onlyIf(filter.undelivered, isUndelivered));
  }
  if (filter.q) {
    await indexRequests(db, engine);
    const matches = matching(engine, filter.q);
    query = matches
      ? query.where('requests.id', 'in', matches)
      : // A search of punctuation only matches nothing: no request has it as a word.
        query.where(sql.lit(0), '=', 1);
  }
  const [direction, after] =
    filter.order === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  if (filter.cursor) {
    const { at, id } = readCursor(filter.cursor);
    query = query.where(({ eb, or }) =>
      or([eb('received_at', after, at), eb('received_at', '=', at).and('requests.id', after, id)]),
    );
  }
  return query.orderBy('received_at', direction).orderBy('requests.id', direction);
}

/** Whether a delivery has failed for good: a person has to send it again, or to call. Webhooks tell by themselves. */
export const isUndelivered = sql<SqlBool>`requests.id in (
  select request_id from deliveries
  where deliveries.state = 'failed' and deliveries.channel <> 'signed-webhook')`;

function commentIs(state: CommentState): RawBuilder<SqlBool> {
  return sql`exists (
    select 1 from comments where comments.request_id = requests.id and comments.state = ${state})`;
}

function onlyIf(wanted: boolean, condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return wanted ? condition : sql`not (${condition})`;
}
