/** Reads of requests what the page of figures tells: how they came, and whether they were answered in time. */
import { z } from 'zod';
import { dayIn, daysAfter, momentAt } from '../../packages/kit/calendar/casablanca-time.ts';
import type { Area } from '../contract/areas.ts';
import type { VisitChannel } from '../contract/figure-words.ts';
import type { FiguresAnswer } from '../contract/figures.ts';
import type { InboxDatabase } from '../database.ts';
import type { Source } from '../forms/source.ts';
import { areaOf, kindOf, kindsOf } from '../kinds/kinds.ts';
import type { Span } from './period.ts';
import { readStoredSource } from './source.ts';

export type CountedRequest = {
  kind: string;
  area: Area | undefined;
  /** The day it came, of the agency's calendar. */
  day: string;
  source: Source | undefined;
  channel: VisitChannel;
  /** Whether it was sent on the site; else by telephone. */
  isFromVisit: boolean;
  receivedAt: number;
  dueAt: number | null;
  /** Still owed an answer. */
  isOwed: boolean;
  answeredAt: number | undefined;
};

const AREAS: readonly Area[] = ['contact', 'applications', 'comments', 'newsletter'];

/** Reads the requests received in these days, without those in quarantine. */
export async function readRequests(
  db: Pick<InboxDatabase, 'selectFrom'>,
  { from, to }: Span,
): Promise<CountedRequest[]> {
  const received = db
    .selectFrom('requests')
    .where('kind', 'in', kindsOf(AREAS))
    .where('quarantined_at', 'is', null)
    .where('received_at', '>=', momentAt(from, '00:00').getTime())
    .where('received_at', '<', momentAt(daysAfter(to, 1), '00:00').getTime());
  const rows = await received
    .select(['id', 'kind', 'received_at', 'due_at', 'status', 'withdrawn_at', 'source'])
    .execute();
  const changes = await db
    .selectFrom('request_history')
    .select(['request_id', 'at', 'action', 'details'])
    .where('request_id', 'in', received.select('id'))
    .where('action', 'in', ['answered', 'planned_answer_left', 'status_changed'])
    .orderBy('at')
    .execute();
  const answeredAt = new Map<string, number>();
  for (const change of changes) {
    if (!answeredAt.has(change.request_id) && isAnswer(change)) {
      answeredAt.set(change.request_id, change.at);
    }
  }
  return rows.map((row) => {
    const source = readStoredSource(row.source);
    const isFromVisit = kindOf(row.kind)?.byHand !== true;
    return {
      kind: row.kind,
      area: areaOf(row.kind),
      day: dayIn(new Date(row.received_at)),
      source,
      channel: isFromVisit ? channelOf(source) : 'phone',
      isFromVisit,
      receivedAt: row.received_at,
      dueAt: row.due_at,
      isOwed: row.withdrawn_at === null && (row.status === 'new' || row.status === 'in_progress'),
      answeredAt: answeredAt.get(row.id),
    };
  });
}

const statusChange = z.object({ to: z.string() });

function isAnswer({ action, details }: { action: string; details: string }): boolean {
  return action !== 'status_changed' || statusChange.parse(JSON.parse(details)).to === 'answered';
}

function channelOf(source: Source | undefined): VisitChannel {
  if (!source) return 'unknown';
  if (source.campaign) return 'campaign';
  return source.referrer === '' ? 'direct' : 'site';
}

/** Counts kept promises. Requests without one, or that need no answer any more, are left out. */
export function answersOf(
  requests: readonly CountedRequest[],
  now: number,
): FiguresAnswer['answers'] {
  const promised = requests.filter(({ area, dueAt }) => area === 'contact' && dueAt !== null);
  const counts = { kept: 0, broken: 0, waiting: 0 };
  for (const { dueAt, answeredAt, isOwed } of promised) {
    if (answeredAt === undefined && !isOwed) continue;
    const isLate = (answeredAt ?? now) > (dueAt ?? 0);
    counts[isLate ? 'broken' : answeredAt === undefined ? 'waiting' : 'kept'] += 1;
  }
  return { ...counts, median: medianOf(promised) };
}

function medianOf(requests: readonly CountedRequest[]): number | null {
  const times = requests
    .flatMap(({ receivedAt, answeredAt }) =>
      answeredAt === undefined ? [] : [answeredAt - receivedAt],
    )
    .sort((a, b) => a - b);
  const middle = times.slice((times.length - 1) >> 1, (times.length >> 1) + 1);
  if (middle.length === 0) return null;
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}
