/** Reads the page of figures: counts of visits, and the requests that came of them. */
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { campaignWords, type Period } from '../contract/figure-words.ts';
import type { FiguresAnswer, Totals, Whence } from '../contract/figures.ts';
import type { InboxDatabase } from '../database.ts';
import { VITALS } from '../forms/beacon.ts';
import { kindsOf } from '../kinds/kinds.ts';
import type { Figure } from './figure.ts';
import { daysOf, periodOf, type Span, weekOf } from './period.ts';
import { answersOf, type CountedRequest, readRequests } from './read-requests.ts';
import { readCampaign, writeCampaign } from './source.ts';
import { thirdQuartile } from './vital-buckets.ts';

/** The most rows of a table: further ones count next to nothing. */
const MOST_ROWS = 50;

/** The counts of a period: by figure, then by subject. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export async function readFigures(
  db: InboxDatabase,
  period: Period,
  now: Date,
): Promise<FiguresAnswer> {
  const spans = periodOf(period, dayIn(now));
  const [counts, countsBefore, byDay, requests, requestsBefore] = await Promise.all([
    readCounts(db, spans.now),
    readCounts(db, spans.before),
    readDays(db, { from: spans.before.from, to: spans.now.to }),
    readRequests(db, spans.now),
    readRequests(db, spans.before),
  ]);
  const leads = requests.filter(({ area }) => area === 'contact');
  const leadsBefore = requestsBefore.filter(({ area }) => area === 'contact');
  const compared = (figure: Figure, subjectOf: SubjectOf) =>
    whenceOf([counts, leads], [countsBefore, leadsBefore], figure, subjectOf);
  const views = counts.get('view');
  return {
    period: spans.now,
    before: spans.before,
    totals: totalsOf(counts, leads),
    totalsBefore: totalsOf(countsBefore, leadsBefore),
    days: daysOf(spans.now).map((day, index) => {
      const before = daysOf(spans.before)[index];
      return {
        day,
        visits: byDay.get(`visit ${day}`) ?? 0,
        views: byDay.get(`view ${day}`) ?? 0,
        visitsBefore: before === undefined ? null : (byDay.get(`visit ${before}`) ?? 0),
      };
    }),
    weeks: weeksOf(spans.now, leads),
    pages: compared('visit', ({ page }) => page).map((row) => ({
      ...row,
      views: views?.get(row.subject) ?? 0,
    })),
    campaigns: compared('campaign', ({ campaign }) => campaign && writeCampaign(campaign)).map(
      (row) => ({ ...row, subject: campaignWords(readCampaign(row.subject)) }),
    ),
    sites: compared('referrer', ({ referrer }) => referrer),
    forms: kindsOf(['contact', 'applications', 'comments', 'newsletter'])
      .map((kind) => ({
        kind,
        begun: counts.get('form_start')?.get(kind) ?? 0,
        sent: requests.filter((request) => request.kind === kind && request.isFromVisit).length,
      }))
      .filter(({ begun, sent }) => begun + sent > 0),
    events: eventsOf(counts, countsBefore),
    answers: answersOf(requests, now.getTime()),
    answersBefore: answersOf(requestsBefore, now.getTime()),
    vitals: vitalsOf(counts),
  };
}

async function readCounts(db: InboxDatabase, { from, to }: Span): Promise<Counts> {
  const rows = await db
    .selectFrom('daily_figures')
    .select(({ fn }) => ['figure', 'subject', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['figure', 'subject'])
    .execute();
  const counts = new Map<string, Map<string, number>>();
  for (const { figure, subject, count } of rows) {
    const subjects = counts.get(figure) ?? new Map<string, number>();
    // PostgreSQL returns sums as text.
    counts.set(figure, subjects.set(subject, Number(count)));
  }
  return counts;
}

/** Visits and views by `visit 2026-11-21`. */
async function readDays(db: InboxDatabase, { from, to }: Span): Promise<Map<string, number>> {
  const figures: Figure[] = ['visit', 'view'];
  const rows = await db
    .selectFrom('daily_figures')
    .select(({ fn }) => ['day', 'figure', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('figure', 'in', figures)
    .groupBy(['day', 'figure'])
    .execute();
  return new Map(rows.map(({ day, figure, count }) => [`${figure} ${day}`, Number(count)]));
}

function totalOf(counts: Counts, figure: Figure): number {
  return [...(counts.get(figure)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
}

function totalsOf(counts: Counts, leads: readonly CountedRequest[]): Totals {
  return {
    visits: totalOf(counts, 'visit'),
    views: totalOf(counts, 'view'),
    requests: leads.length,
    fromVisits: leads.filter(({ isFromVisit }) => isFromVisit).length,
    searches: counts.get('event')?.get(SEARCH) ?? 0,
    robots: totalOf(counts, 'robot'),
  };
}

/** The event that pages tell of a search. */
const SEARCH = 'search';

type SubjectOf = (source: NonNullable<CountedRequest['source']>) => string | undefined;
type Counted = readonly [counts: Counts, leads: readonly CountedRequest[]];

function whenceOf(now: Counted, before: Counted, figure: Figure, subjectOf: SubjectOf): Whence[] {
  const requestsOf = ([, leads]: Counted) => {
    const requests = new Map<string, number>();
    for (const { source } of leads) {
      const subject = source && subjectOf(source);
      if (subject !== undefined) requests.set(subject, (requests.get(subject) ?? 0) + 1);
    }
    return requests;
  };
  const visits = now[0].get(figure);
  const visitsBefore = before[0].get(figure);
  const [requests, requestsBefore] = [requestsOf(now), requestsOf(before)];
  // A source that brought visits before and none now is listed too.
  const subjects = [visits, visitsBefore, requests, requestsBefore].flatMap((counts) => [
    ...(counts?.keys() ?? []),
  ]);
  return [...new Set(subjects)]
    .map((subject) => ({
      subject,
      visits: visits?.get(subject) ?? 0,
      requests: requests.get(subject) ?? 0,
      visitsBefore: visitsBefore?.get(subject) ?? 0,
      requestsBefore: requestsBefore.get(subject) ?? 0,
    }))
    .sort((a, b) => b.visits - a.visits || b.requests - a.requests || compare(a, b))
    .slice(0, MOST_ROWS);
}

function compare(a: Whence, b: Whence): number {
  return b.visitsBefore - a.visitsBefore || (a.subject < b.subject ? -1 : 1);
}

function weeksOf(span: Span, leads: readonly CountedRequest[]): FiguresAnswer['weeks'] {
  const weeks = [...new Set(daysOf(span).map(weekOf))];
  return weeks.map((week) => {
    const ofWeek = leads.filter(({ day }) => weekOf(day) === week);
    const countOf = (channel: CountedRequest['channel']) =>
      ofWeek.filter((request) => request.channel === channel).length;
    return {
      week,
      requests: {
        campaign: countOf('campaign'),
        site: countOf('site'),
        direct: countOf('direct'),
        phone: countOf('phone'),
        unknown: countOf('unknown'),
      },
    };
  });
}

function eventsOf(counts: Counts, countsBefore: Counts): FiguresAnswer['events'] {
  const before = countsBefore.get('event');
  return [...(counts.get('event') ?? [])]
    .filter(([name]) => name !== SEARCH)
    .map(([name, count]) => ({ name, count, before: before?.get(name) ?? 0 }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_ROWS);
}

function vitalsOf(counts: Counts): FiguresAnswer['vitals'] {
  const routes = new Map<string, Map<string, Map<string, number>>>();
  for (const [subject, count] of counts.get('vital') ?? []) {
    const [vital = '', route = '', bucket = ''] = subject.split(' ');
    const vitals = routes.get(route) ?? new Map<string, Map<string, number>>();
    routes.set(route, vitals);
    const buckets = vitals.get(vital) ?? new Map<string, number>();
    vitals.set(vital, buckets.set(bucket, count));
  }
  return [...routes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([route, vitals]) => ({
      route,
      measured: VITALS.flatMap((vital) => {
        const buckets = vitals.get(vital) ?? new Map<string, number>();
        const value = thirdQuartile(vital, buckets);
        const measures = [...buckets.values()].reduce((sum, count) => sum + count, 0);
        return value === undefined ? [] : [{ vital, value, measures }];
      }),
    }));
}
