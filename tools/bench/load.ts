import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gather } from '../../test/faults/crowd.ts';
import { openLedger } from '../../test/faults/ledger.ts';
import { isAlive } from '../../test/faults/processes.ts';
import { repeatEvery } from '../../test/faults/repeat-every.ts';
import { BEHIND_OUR_PROXY } from '../../test/faults/visitors.ts';
import { createAdministrator } from '../../test/support/administrator.ts';
import { ask } from './ask.ts';
import { type Figure, percentile } from './figure.ts';
import { figuresOf, mostOf } from './memory.ts';
import { mixRequests } from './mixed-requests.ts';
import { type Memory, memoryOf } from './process-memory.ts';
import { openSettledSite } from './quiet-site.ts';
import { sendSteadily } from './steady.ts';

const PER_SECOND = 500;
const SUBMITTERS = 2;
/** The time between two messages of one submitter, in ms. */
const REST = 1_000;
/** An edit outdates every page: they are rendered again as they are asked for, two seconds of processor in all. */
const EDIT_EVERY = 20_000; // ms
const LOOK_EVERY = 1_000; // ms
/** The time after the load, before memory is looked at again. */
const CALM = 30_000; // ms
/** The time over which memory has to be flat, in s; half of a load that is shorter than twice that. */
const FLAT = 600;

/** The times that answers took, by kind, and what went wrong. */
type Tally = { times: number[]; errors: Map<number | string, number> };

/** A site under everything that visitors and editors do, as on most days: its pictures are made. */
export async function measureLoad({ minutes }: { minutes: number }): Promise<Figure[]> {
  await using site = await openSettledSite(BEHIND_OUR_PROXY);
  const { client } = await createAdministrator(site);
  const ledger = openLedger(join(site.directory, 'told'));
  const requestAt = await mixRequests(site.origin);
  const tallies = new Map<string, Tally>();
  const tally = (kind: string) => {
    const kindTally: Tally = tallies.get(kind) ?? { times: [], errors: new Map() };
    tallies.set(kind, kindTally);
    return kindTally;
  };

  const seconds = minutes * 60;
  const seen: Memory[] = [];
  const edits = tally('edits');
  const jobs = [
    repeatEvery(LOOK_EVERY, async () => void seen.push(await memoryOf(site.pid))),
    repeatEvery(EDIT_EVERY, async (turn) => {
      const started = performance.now();
      const edit = client.patch('service-seo-strategy').set({ seoDescription: `Version ${turn}` });
      await edit.commit().catch((error: Error) => count(edits.errors, error.message));
      edits.times.push(performance.now() - started);
    }),
  ];
  const crowd = gather(site.origin, ledger, { visitors: SUBMITTERS, rest: REST });
  const { withheld } = await sendSteadily({
    perSecond: PER_SECOND,
    seconds,
    async send(n) {
      const { kind, url, headers } = requestAt(n);
      const { outcome, ms } = await ask(url, headers);
      const kindTally = tally(kind);
      kindTally.times.push(ms);
      if (outcome !== 200) count(kindTally.errors, outcome);
    },
  });
  if (!isAlive(site.pid)) throw new Error(`the site ended: ${site.output().slice(-1000)}`);
  await crowd.goHome();
  await Promise.all(jobs.map((job) => job.end()));
  ledger.close();
  await pause(CALM);
  const after = await memoryOf(site.pid);

  const refused = sum(crowd.refusals);
  const kinds = [...tallies].flatMap(([of, { times, errors }]): Figure[] => [
    { of, what: 'answers', value: times.length, unit: 'number' },
    { of, what: 'errors', value: sum(errors), unit: 'number' },
    { of, what: 'median', value: percentile(times, 50), unit: 'ms' },
    { of, what: '99 %', value: percentile(times, 99), unit: 'ms' },
  ]);
  return [
    { of: 'the load', what: 'minutes', value: minutes, unit: 'number' },
    { of: 'the load', what: 'requests not sent', value: withheld, unit: 'number' },
    ...kinds,
    {
      of: 'submissions',
      what: 'answers',
      value: ledger.acknowledged.size + refused,
      unit: 'number',
    },
    { of: 'submissions', what: 'errors', value: refused, unit: 'number' },
    ...failuresOf('submissions', crowd.refusals),
    ...[...tallies].flatMap(([kind, { errors }]) => failuresOf(kind, errors)),
    ...figuresOf('most', mostOf(seen)),
    ...figuresOf('growth at the end', growthOf(seen.slice(-Math.min(FLAT, seconds / 2)))),
    ...figuresOf('half a minute after', after),
  ];
}

function count(errors: Map<number | string, number>, error: number | string): void {
  errors.set(error, (errors.get(error) ?? 0) + 1);
}

function sum(errors: ReadonlyMap<number | string, number>): number {
  return errors.values().reduce((total, times) => total + times, 0);
}

/** What the errors of a kind were; no rows when there were none. */
function failuresOf(kind: string, errors: ReadonlyMap<number | string, number>): Figure[] {
  return [...errors].map(([error, value]) => ({
    of: `${kind}: ${error}`,
    what: 'times',
    value,
    unit: 'number',
  }));
}

/** Returns the growth from the mean of the first half to the mean of the second. */
function growthOf(seen: readonly Memory[]): Memory {
  const half = seen.length >> 1;
  const growth = (kind: keyof Memory) =>
    mean(seen.slice(half).map((memory) => memory[kind])) -
    mean(seen.slice(0, half).map((memory) => memory[kind]));
  return {
    site: growth('site'),
    'query workers': growth('query workers'),
    'picture processes': growth('picture processes'),
    together: growth('together'),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
