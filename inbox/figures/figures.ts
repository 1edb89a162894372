/** Counts visits by day, from what pages tell: in memory first, then in the database, a batch at a time. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { jsonOf } from '../../packages/kit/network/parse-json.ts';
import { OTHERS } from '../contract/figure-words.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { type Beacon, MOST_REPORTS, VITALS } from '../forms/beacon.ts';
import type { ByHandKind, RequestKind } from '../kinds/kinds.ts';
import { type Counted, type Figure, MOST_SUBJECTS } from './figure.ts';
import { countableSource, sourceSchema, writeCampaign } from './source.ts';
import { bucketOf } from './vital-buckets.ts';

export type Figures = {
  /**
   * Counts what a page tells; a page that is not public counts for nothing. Writes nothing: `write` does.
   *
   * @param robot whether a program asks, as its own name says
   * @returns false for what is no beacon
   */
  count(text: string, robot: boolean): boolean;
  /** Adds the counts to the database. After a failure they are kept for the next call; the error is thrown. */
  write(): Promise<void>;
};

/** The page that the form of each kind is posted to; of pages alike their route, `/careers/:slug`. */
export type FormPages = Readonly<Record<Exclude<RequestKind, ByHandKind>, string>>;

type Options = {
  db: InboxDatabase;
  clock(): Date;
  /** The paths of the public pages, as they are now. */
  pages(): ReadonlySet<string>;
  formPages: FormPages;
};

const beaconSchema = z.object({
  page: z.string(),
  view: z.literal(true).optional(),
  visit: sourceSchema.optional(),
  events: z.array(z.string()).max(MOST_REPORTS).optional(),
  begun: z.array(z.string()).max(MOST_REPORTS).optional(),
  vitals: z
    .array(z.tuple([z.enum(VITALS), z.number().nonnegative()]))
    .max(MOST_REPORTS)
    .optional(),
  robot: z.literal(true).optional(),
});

/** The form of the pages that editors make. */
const ON_OTHER_PAGES: RequestKind = 'contact-request';

/** The name of an event: `wa_pick:refonte-de-site`. */
const EVENT = /^[a-z_]{1,30}(?::[a-z\d-]{1,40})?$/;

/** Counts in memory what has not been written yet. */
type Tally = {
  add(counted: Counted): void;
  /** Returns the counts, sorted by key, and resets them. */
  take(): Counted[];
};

/** Holds as many subjects of a day as may be counted, and no more, however many are sent. */
function createTally(): Tally {
  let days = new Map<string, Map<Figure, Map<string, number>>>();
  return {
    add({ day, figure, subject, count }) {
      const figures = entryOf(days, day);
      const subjects = entryOf(figures, figure);
      const isNew = !subjects.has(subject);
      const counted = isNew && subjects.size >= MOST_SUBJECTS[figure] ? OTHERS : subject;
      subjects.set(counted, (subjects.get(counted) ?? 0) + count);
    },
    take() {
      const taken = [...days].flatMap(([day, figures]) =>
        [...figures].flatMap(([figure, subjects]) =>
          [...subjects].map(([subject, count]) => ({ day, figure, subject, count })),
        ),
      );
      days = new Map();
      // Two processes that update the same rows lock them in the same order, and so never deadlock.
      return taken.sort((a, b) => compare(keyOf(a), keyOf(b)));
    },
  };
}

function entryOf<Key, Name, Value>(map: Map<Key, Map<Name, Value>>, key: Key): Map<Name, Value> {
  const existing = map.get(key);
  if (existing) return existing;
  const begun = new Map<Name, Value>();
  map.set(key, begun);
  return begun;
}

function keyOf({ day, figure, subject }: Counted): string {
  return `${day} ${figure} ${subject}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export function createFigures({ db, clock, pages, formPages }: Options): Figures {
  const tally = createTally();
  // A Map, because every object has a property `constructor`.
  const kindAt = new Map(Object.entries(formPages).map(([kind, page]) => [page, kind]));
  const dayOf = createDays();
  return {
    count(text, robot) {
      const beacon = read(text);
      if (!beacon) return false;
      const sitePages = pages();
      if (!sitePages.has(beacon.page)) return true;
      const day = dayOf(clock());
      const add = (figure: Figure, subject: string) =>
        tally.add({ day, figure, subject, count: 1 });
      if (robot || beacon.robot) {
        if (beacon.view) add('robot', '');
        return true;
      }
      if (beacon.view) add('view', beacon.page);
      if (beacon.visit) {
        const { page, referrer, campaign } = countableSource(beacon.visit, sitePages);
        add('visit', page);
        add('referrer', referrer);
        if (campaign) add('campaign', writeCampaign(campaign));
      }
      for (const event of beacon.events ?? []) add('event', EVENT.test(event) ? event : OTHERS);
      for (const path of beacon.begun ?? []) {
        const kind =
          kindAt.get(routeOf(path)) ?? (sitePages.has(path) ? ON_OTHER_PAGES : undefined);
        if (kind) add('form_start', kind);
      }
      for (const [vital, value] of beacon.vitals ?? []) {
        add('vital', [vital, routeOf(beacon.page), bucketOf(vital, value)].join(' '));
      }
      return true;
    },

    async write() {
      const counted = tally.take();
      if (counted.length === 0) return;
      try {
        await db.transaction().execute((transaction) => addAll(transaction, counted));
      } catch (error) {
        for (const entry of counted) tally.add(entry);
        throw error;
      }
    },
  };
}

function read(text: string): Beacon | undefined {
  return beaconSchema.safeParse(jsonOf(text)).data;
}

/** The route of a page, by which pages of one kind are counted together: `/services/:slug`. */
export function routeOf(path: string): string {
  return path.replace(/^(\/[^/]+)\/.+$/, '$1/:slug');
}

/** Rows of one statement: SQLite takes no more than 32,766 values. */
const BATCH = 500;

async function addAll(transaction: Transaction<InboxTables>, counted: readonly Counted[]) {
  const rows = await withinCeilings(transaction, counted);
  for (let from = 0; from < rows.length; from += BATCH) {
    await transaction
      .insertInto('daily_figures')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'figure', 'subject'])
          .doUpdateSet({ count: sql<number>`daily_figures.count + excluded.count` }),
      )
      .execute();
  }
}

/** Moves counts above the day's limit to `OTHERS`: a restart does not reset the limit. */
async function withinCeilings(
  transaction: Transaction<InboxTables>,
  counted: readonly Counted[],
): Promise<Counted[]> {
  const days = [...new Set(counted.map(({ day }) => day))];
  const there = await transaction
    .selectFrom('daily_figures')
    .select(['day', 'figure', 'subject'])
    .where('day', 'in', days)
    .execute();
  const subjectsByFigure = new Map<string, Set<string>>();
  const subjectsOf = (day: string, figure: string) => {
    const key = `${day} ${figure}`;
    const subjects = subjectsByFigure.get(key) ?? new Set();
    subjectsByFigure.set(key, subjects);
    return subjects;
  };
  for (const { day, figure, subject } of there) subjectsOf(day, figure).add(subject);
  const fitting = createTally();
  for (const entry of counted) {
    const subjects = subjectsOf(entry.day, entry.figure);
    const fits = subjects.has(entry.subject) || subjects.size < MOST_SUBJECTS[entry.figure];
    if (fits) subjects.add(entry.subject);
    fitting.add(fits ? entry : { ...entry, subject: OTHERS });
  }
  return fitting.take();
}

const MINUTE = 60_000; // ms

/** The agency's day at a moment, worked out once a minute: days begin with one. */
function createDays(): (at: Date) => string {
  let cached = { minute: Number.NaN, day: '' };
  return (at) => {
    const minute = Math.floor(at.getTime() / MINUTE);
    if (minute !== cached.minute) cached = { minute, day: dayIn(at) };
    return cached.day;
  };
}
