/** Malformed requests, upgrades and messages without end: the process stays, no answer is a 500, others are served. */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { createAdministrator } from '../support/administrator.ts';
import type { Site } from '../support/site.ts';
import { malformedMessages } from './malformed-messages.ts';
import { malformedRequests, malformedUpgrades } from './malformed-requests.ts';
import { isAlive, residentMemory } from './processes.ts';
import { sendBytes } from './raw-request.ts';
import { onStage, type Stage } from './stage.ts';
import { type Breaches, createBreaches, type Verdict } from './verdict.ts';
import type { Visit } from './waiting-visitor.ts';

export type FuzzOptions = {
  /** Of requests, upgrades and messages together. */
  count: number;
  /** What is generated follows from it: a run is repeated by giving its seed. */
  seed?: number;
  /** Nothing else runs on the machine: another visitor's wait then tells of the site. */
  alone: boolean;
};

/** Sockets of the attacker open at once. */
const AT_ONCE = 40;
const BATCH = 500;
/** Made at once: more would hold up the sockets that wait for their answers. */
const SAMPLE = 10;
/** Issue 7's promise to another visitor. */
const LONGEST_WAIT = 1000; // ms
/** Where the other visitor lives; the attacker has all of 127.10.0.0/16. */
const VISITOR = '127.20.0.1';

type Attack = (site: Site, seed: number, count: number) => Promise<void>;

export function fuzz(options: FuzzOptions): Promise<Verdict> {
  return onStage((stage) => play(stage, options));
}

async function play(stage: Stage, options: FuzzOptions): Promise<Verdict> {
  const { count, alone, seed = Date.now() % 1_000_000 } = options;
  const breaches = createBreaches();
  const site = await stage.startSite({
    directory: await stage.directory(),
    env: { LOG_LEVEL: 'error' },
  });
  const before = await residentMemory(site.pid);
  const visitor = visitEverySecond(site);
  stage.after(() => visitor.leave());

  const answers = new Map<string, number>();
  const note = (answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const host = new URL(site.origin).host;
  const cookie = await cookieOf(site);
  const bytes =
    (arbitrary: fc.Arbitrary<Buffer>): Attack =>
    async (target, batchSeed, size) =>
      sendAll(target, await sample(arbitrary, batchSeed, size), note, breaches);
  const attacks: readonly Attack[] = [
    bytes(malformedRequests(host)),
    bytes(malformedRequests(host)),
    bytes(malformedRequests(host)),
    bytes(malformedUpgrades(host)),
    async (target, batchSeed, size) =>
      speak(target, cookie, await sample(malformedMessages, batchSeed, size), note),
  ];
  let sent = 0;
  for (let batch = 0; sent < count && isAlive(site.pid); batch += 1) {
    const size = Math.min(BATCH, count - sent);
    await attacks[batch % attacks.length]?.(site, seed + batch, size);
    sent += size;
  }
  const { waits, failures } = await visitor.leave();
  const memory = await residentMemory(site.pid);
  const worst = Math.round(Math.max(0, ...waits));
  breaches.unless(
    isAlive(site.pid),
    `the process ended, seed ${seed}: ${site.output().slice(-2000)}`,
  );
  breaches.unless(failures.length === 0, `another visitor got ${failures[0]}`);
  breaches.unless(!alone || worst <= LONGEST_WAIT, `another visitor waited ${worst} ms`);
  return {
    tried: `${sent} requests, upgrades and messages`,
    figures: {
      seed,
      sent,
      answers: [...answers]
        .map(([answer, times]) => `${answer} × ${times}`)
        .sort()
        .join(', '),
      'pages asked by another visitor': waits.length,
      'longest wait of another visitor (ms)': worst,
      'memory before, after (MB)': `${before}, ${memory}`,
    },
    breaches: breaches.all,
  };
}

/** The same for the same seed. */
async function sample<Value>(
  arbitrary: fc.Arbitrary<Value>,
  seed: number,
  size: number,
): Promise<Value[]> {
  const made: Value[] = [];
  while (made.length < size) {
    made.push(...fc.sample(arbitrary, { seed: seed * BATCH + made.length, numRuns: SAMPLE }));
    await pause(0);
  }
  return made.slice(0, size);
}

/** The cookie of an editor's session: the sockets open with one only. */
async function cookieOf(site: Site): Promise<string> {
  const { cookie } = await createAdministrator(site);
  return `${cookie.name}=${cookie.value}`;
}

async function sendAll(
  site: Site,
  requests: readonly Buffer[],
  note: (answer: string) => void,
  breaches: Breaches,
): Promise<void> {
  const left = [...requests];
  const senders = Array.from({ length: AT_ONCE }, async (_, index) => {
    for (let bytes = left.pop(); bytes; bytes = left.pop()) {
      const answer = await sendBytes(
        site.origin,
        bytes,
        `127.10.${left.length % 250}.${index + 1}`,
      );
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
      note(status);
      const promised = status === '503' && /\r\nretry-after: \d/i.test(answer);
      breaches.unless(
        !status.startsWith('5') || promised,
        `${status} to ${JSON.stringify(bytes.toString('latin1').slice(0, 400))}`,
      );
    }
  });
  await Promise.all(senders);
}

/** Says all of it over sockets of both kinds; one that is closed is opened again. */
async function speak(
  site: Site,
  cookie: string,
  messages: readonly (string | Uint8Array)[],
  note: (answer: string) => void,
): Promise<void> {
  const left = [...messages];
  const speakers = ['socket', 'streams', 'socket', 'streams'].map(async (kind) => {
    while (left.length > 0) {
      const socket = await openSocket(site, kind, cookie);
      if (!socket) {
        note('no socket');
        left.pop();
        continue;
      }
      for (let message = left.pop(); message !== undefined; message = left.pop()) {
        if (socket.readyState !== socket.OPEN) {
          left.push(message);
          break;
        }
        socket.send(message);
        note('message');
        // Its answer, or its end, comes before the next one.
        await pause(1);
      }
      socket.terminate();
    }
  });
  await Promise.all(speakers);
}

function openSocket(site: Site, kind: string, cookie: string): Promise<WebSocket | undefined> {
  const address = `${site.origin.replace('http', 'ws')}/v2025-02-19/${kind}/production`;
  const socket = new WebSocket(address, { headers: { cookie, origin: site.origin } });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}

/**
 * Another visitor, who asks for a page each second and waits for all of it: a thread, so that the attacker's
 * own work is not timed.
 */
function visitEverySecond(site: Site) {
  const waits: number[] = [];
  const failures: string[] = [];
  const visitor = new Worker(new URL('./waiting-visitor.ts', import.meta.url), {
    workerData: { url: `${site.origin}/services`, localAddress: VISITOR },
  });
  visitor.on('message', ({ answer, wait }: Visit) => {
    waits.push(wait);
    if (answer !== '200') failures.push(answer);
  });
  visitor.on('error', (error) => failures.push(String(error)));
  return {
    async leave() {
      await visitor.terminate();
      return { waits, failures };
    },
  };
}
