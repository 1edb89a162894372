/** P7: one network that asks for page after page waits for itself; what needs no render is answered meanwhile. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../support/site.ts';
import { onStage, type Stage } from './stage.ts';
import { createBreaches, percentile99, type Verdict } from './verdict.ts';

const CONNECTIONS = 100;
const ATTACKER = '127.0.0.2';
const VISITOR = '127.0.0.3';

/** The part of one round of the flood that may be answered before what is ready, and before what has to be rendered. */
const BEFORE_READY = 0.25;
const BEFORE_RENDERED = 1;
/** Where nothing else runs on the machine. */
const LONGEST_READY = 300; // ms
const LONGEST_RENDERED = 2_000; // ms

type Size = {
  rounds: number /** Nothing else runs on the machine: waits tell of the site then. */;
  alone: boolean;
};

export function floodOfPages(size: Size): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { rounds, alone }: Size): Promise<Verdict> {
  const breaches = createBreaches();
  const site = await stage.startSite({
    directory: await stage.directory(),
    env: { LOG_LEVEL: 'warn' },
  });
  const home = await (await fetch(site.origin)).text();
  const [file = '/favicon.svg'] = /\/assets\/[\w.-]+\.js/.exec(home) ?? [];
  const flood = openFlood(site);
  stage.after(() => flood.close());
  await flood.begun;

  const waits = { ready: [0], rendered: [0] };
  const overtaken = { ready: 0, rendered: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, path, part] of [
      ['ready', '/', BEFORE_READY],
      ['ready', file, BEFORE_READY],
      ['rendered', `/work?search=${randomUUID()}`, BEFORE_RENDERED],
    ] as const) {
      const before = flood.answered();
      const start = performance.now();
      const status = await ask(site, { path, localAddress: VISITOR, agent: false });
      waits[kind].push(performance.now() - start);
      const meanwhile = flood.answered() - before;
      overtaken[kind] = Math.max(overtaken[kind], meanwhile);
      breaches.unless(status === 200, `${path} of another network: ${status}`);
      breaches.unless(
        meanwhile <= part * CONNECTIONS,
        `${path} of another network came after ${meanwhile} pages of the flood`,
      );
    }
    await pause(50);
  }
  if (alone) {
    breaches.unless(
      percentile99(waits.ready) < LONGEST_READY && percentile99(waits.rendered) < LONGEST_RENDERED,
      'another network waited too long',
    );
  }
  const answered = flood.answered();
  await flood.close();
  breaches.unless((await fetch(`${site.origin}/healthz`)).status === 200, 'the site is not well');
  const errors = site.output().match(/"level":50/g) ?? [];
  breaches.unless(errors.length === 0, `${errors.length} lines of the log are errors`);
  return {
    tried: `${answered} pages for one network on ${CONNECTIONS} connections, ${3 * rounds} for another`,
    figures: {
      'pages of the flood before a cached one or a file, at most': overtaken.ready,
      'pages of the flood before a rendered one, at most': overtaken.rendered,
      'wait for a cached page or a file, p99 (ms)': percentile99(waits.ready),
      'wait for a rendered page, p99 (ms)': percentile99(waits.rendered),
    },
    breaches: breaches.all,
  };
}

/** What is rendered, or once was, for each that asks. */
const FLOOD: readonly ((word: string) => { path: string; method?: string })[] = [
  (word) => ({ path: `/nothing-${word}` }),
  (word) => ({ path: `/feed.xml?x=${word}` }),
  (word) => ({ path: `/work?q=${word}` }),
  (word) => ({ path: `/work?search=${word}` }),
  (word) => ({ path: `/blog/${word}` }),
  (word) => ({ path: `/about?x=${word}`, method: 'POST' }),
];

type Flood = { begun: Promise<void>; answered(): number; close(): Promise<void> };

/** One network asks, on many connections and without pause, until it is closed. */
export function openFlood(site: Site): Flood {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = Promise.withResolvers<void>();
  let open = true;
  let answered = 0;
  async function press(index: number): Promise<void> {
    for (let n = index; open; n += 1) {
      const floodRequest = FLOOD[n % FLOOD.length]?.(randomUUID()) ?? { path: '/' };
      await ask(site, { ...floodRequest, localAddress: ATTACKER, agent });
      answered += 1;
      if (answered === CONNECTIONS) begun.resolve();
    }
  }
  const all = Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => press(index)));
  return {
    begun: begun.promise,
    answered: () => answered,
    async close() {
      open = false;
      await all;
      agent.destroy();
    },
  };
}

type PageRequest = { path: string; method?: string; localAddress: string; agent: Agent | false };

/** The status of an answer, once the whole of it has come; undefined where none does. */
function ask({ origin }: Site, { path, ...options }: PageRequest): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asking = request(origin + path, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve(undefined));
    });
    asking.on('error', () => resolve(undefined));
    asking.end();
  });
}
