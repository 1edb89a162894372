import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isSign, type Sign } from '../abuse/content-score.ts';
import type { RequestItem } from '../contract/requests.ts';
import type { InboxDatabase } from '../database.ts';
import type { DeliveryState } from '../deliveries/delivery.ts';
import type { FieldValues } from '../form-schema.ts';
import { kindOf } from '../kinds/kinds.ts';
import { senderOf } from '../sender.ts';
import { readSubject } from '../subject.ts';

import { CHANNEL } from '../webhooks/announce.ts';

import { isUnread } from './reads.ts';

/** Whether a request waits for an answer of the agency. */
export const isOwed = sql<SqlBool>`(withdrawn_at is null and quarantined_at is null
  and status in ('new', 'in_progress'))`;

/** Whether an answer was promised for before `now`, and is still owed. */
export function isOverdue(now: number): RawBuilder<SqlBool> {
  return sql`(requests.due_at is not null and requests.due_at < ${now} and ${isOwed})`;
}

/** The person who looks at requests, and the time in ms. */
export type Viewing = { now: number; staffId: string };

/** Reads the items in the order of `ids`, as this person sees them. One erased meanwhile is left out. */
export async function readItems(
  db: Pick<InboxDatabase, 'selectFrom'>,
  ids: readonly string[],
  { now, staffId }: Viewing,
): Promise<RequestItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('requests')
    .leftJoin('comments', 'comments.request_id', 'requests.id')
    .selectAll('requests')
    .select(['comments.state as comment_state', 'comments.decided_at', 'comments.post_id'])
    .select(({ selectFrom, fn }) =>
      selectFrom('attachments')
        .select(fn.countAll<number>().as('count'))
        .whereRef('attachments.request_id', '=', 'requests.id')
        .as('attachments'),
    )
    .leftJoin('request_follow_ups', (join) =>
      join
        .onRef('request_follow_ups.request_id', '=', 'requests.id')
        .on('request_follow_ups.staff_id', '=', staffId),
    )
    .select('request_follow_ups.due_at as follow_up_at')
    .select([isOverdue(now).as('overdue'), isUnread(staffId).as('unread')])
    .where('requests.id', 'in', ids)
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['request_id', 'state'])
    .where('request_id', 'in', ids)
    .where('channel', '!=', CHANNEL)
    .execute();
  const items = new Map<string, RequestItem>();
  for (const row of rows) {
    const kind = kindOf(row.kind);
    if (!kind) continue;
    const about = readSubject(row.about);
    const fields = readFieldValues(row.fields);
    const states = deliveries.flatMap(({ request_id, state }) =>
      request_id === row.id ? [state] : [],
    );
    items.set(row.id, {
      id: row.id,
      version: row.version,
      area: kind.area,
      kind: row.kind,
      reference: row.reference,
      receivedAt: timeOf(row.received_at),
      status: row.status,
      stage: kind.hasStages ? (row.stage ?? 'received') : null,
      assignee: personOf(row.assignee_id, row.assignee_name),
      // SQLite has no booleans: it returns 0 or 1.
      unread: Boolean(row.unread),
      followUp:
        row.follow_up_at === null
          ? null
          : { at: timeOf(row.follow_up_at), due: row.follow_up_at <= now },
      sender: { ...senderOf(fields), company: row.company ?? '' },
      service: row.service,
      budget: row.budget,
      position: fields.position || null,
      excerpt: excerptOf(fields),
      about: about ? { title: about.title, path: about.path } : null,
      dueAt: timeOrNull(row.due_at),
      overdue: Boolean(row.overdue),
      withdrawnAt: timeOrNull(row.withdrawn_at),
      quarantine:
        row.quarantined_at === null
          ? null
          : {
              at: timeOf(row.quarantined_at),
              reason: row.quarantine_reason ?? '',
              signs: readSigns(row.quarantine_signs),
            },
      comment: row.comment_state
        ? { state: row.comment_state, decidedAt: timeOrNull(row.decided_at) }
        : null,
      attachments: Number(row.attachments),
      delivery: WORST_FIRST.find((state) => states.includes(state)) ?? null,
    });
  }
  return ids.flatMap((id) => items.get(id) ?? []);
}

const storedSigns = z.array(z.string());

/** The signs of a request; one this version does not know any more is left out. */
function readSigns(stored: string | null): Sign[] {
  return stored === null ? [] : storedSigns.parse(JSON.parse(stored)).filter(isSign);
}

const WORST_FIRST: readonly DeliveryState[] = [
  'failed',
  'withheld',
  'pending',
  'leased',
  'written',
  'sent',
];

export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

export function timeOrNull(ms: number | null): string | null {
  return ms === null ? null : timeOf(ms);
}

export function personOf(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? '' };
}

const storedFields = z.record(z.string(), z.string());

export function readFieldValues(stored: string): FieldValues {
  return storedFields.parse(JSON.parse(stored));
}

const EXCERPT = 160; // UTF-16 units

function excerptOf({ message, motivation, comment }: FieldValues): string {
  const line = (message ?? motivation ?? comment ?? '').replace(/\s+/g, ' ');
  if (line.length <= EXCERPT) return line;
  return `${line.slice(0, EXCERPT).toWellFormed().trimEnd()}…`;
}
