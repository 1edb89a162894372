/** Visitors at a rate that no slow answer lowers: pages, pictures and public queries, each answer looked at. */
import { Agent, request } from 'node:http';
import { publicAddresses } from './public-addresses.ts';

/** An answer that was none, with its time in ms of `performance.now()`. */
export type Failure = { what: string; answer: string; from: number; to: number };

export type Visits = {
  /** Requests whose answer came, whatever it was. */
  readonly answered: number;
  readonly failures: readonly Failure[];
  /** In ms, of those that were answered well. */
  readonly waits: readonly number[];
  /** Waits for the last answers. */
  end(): Promise<void>;
};

/** Looked at so often which requests are due. */
const TICK = 20; // ms
/** The most sent at once: after a hitch of this program the rest of what was due is left out. */
const MOST_AT_ONCE = 10;
/** More are not sent while so many wait: the machine would carry nothing else. */
const MOST_WAITING = 1_500;
const PATIENCE = 60_000; // ms

const QUERIES = [
  '*[_type == "blogPost"] | order(_createdAt desc)[0...5]{title}',
  'count(*[_type == "caseStudy"])',
  '*[_type == "settings"][0]{agencyName}',
];

export async function startVisits(origin: string, perSecond: number): Promise<Visits> {
  const pages = (await publicAddresses(origin)).slice(0, 12);
  const work = await (await fetch(`${origin}/work`)).text();
  const pictures = [...new Set(work.match(/\/images\/[^" ?,]+/g))].slice(0, 8);
  const queries = QUERIES.map(
    (query) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`,
  );
  // Of twenty requests twelve are pages, five pictures, three queries.
  const kinds = [...Array(12).fill(pages), ...Array(5).fill(pictures), ...Array(3).fill(queries)];
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const failures: Failure[] = [];
  const waits: number[] = [];
  let sent = 0;
  let waiting = 0;
  let answered = 0;
  const began = performance.now();
  let due = 0;

  function visit(): void {
    const addresses = kinds[sent % kinds.length];
    const path = addresses[Math.floor(sent / kinds.length) % addresses.length];
    const from = performance.now();
    sent += 1;
    waiting += 1;
    const done = (answer: string) => {
      waiting -= 1;
      answered += 1;
      const to = performance.now();
      if (answer === '200') waits.push(to - from);
      else failures.push({ what: `GET ${path}`, answer, from, to });
    };
    const asking = request(origin + path, {
      agent,
      headers: { 'x-forwarded-for': `10.20.${sent % 200}.${(sent >> 3) % 250}` },
      timeout: PATIENCE,
    });
    let isAnswered = false;
    asking.once('response', (response) => {
      isAnswered = true;
      response.resume();
      response.once('end', () => done(String(response.statusCode)));
      response.once('error', (error) => done(error.message));
    });
    asking.once('timeout', () => asking.destroy(new Error(`no answer in ${PATIENCE} ms`)));
    asking.once('error', (error) => {
      // After its head an answer breaks off, and says so by itself.
      if (!isAnswered) done(error.message);
    });
    asking.end();
  }

  const ticks = setInterval(() => {
    const passed = Math.floor(((performance.now() - began) / 1000) * perSecond);
    const now = Math.min(passed - due, MOST_AT_ONCE, MOST_WAITING - waiting);
    due = passed;
    for (let count = 0; count < now; count += 1) visit();
  }, TICK);
  return {
    get answered() {
      return answered;
    },
    failures,
    waits,
    async end() {
      clearInterval(ticks);
      for (let waited = 0; waiting > 0 && waited < PATIENCE; waited += 50) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      agent.destroy();
    },
  };
}
