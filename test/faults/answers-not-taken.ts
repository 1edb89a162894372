/** P7: who asks for long answers and takes none of them fills no memory, and keeps nobody else from theirs. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../support/site.ts';
import { residentMemory } from './processes.ts';
import { onStage, type Stage } from './stage.ts';
import { createBreaches, type Verdict } from './verdict.ts';

/** The most the server may hold, as docs/operator.md says of such connections. */
const MOST_MEMORY = 450; // MB

/** Networks that the connections come from: more than may wait for their share of memory at once. */
const NETWORKS = 10;

/** A text of a question; no two are the same, so that no answer is remembered. */
const TEXT = 100_000; // characters

type Size = { connections: number /** in ms */; lasting: number };

export function answersNotTaken(size: Size): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { connections, lasting }: Size): Promise<Verdict> {
  const breaches = createBreaches();
  const site = await stage.startSite({
    directory: await stage.directory(),
    env: { LOG_LEVEL: 'warn' },
  });
  // Warm: what a first visitor makes it load is no part of the fault.
  await fetch(site.origin);
  const before = await residentMemory(site.pid);
  const held = new Set<Socket>();
  stage.after(() => {
    for (const socket of held) socket.destroy();
  });
  let requestCount = 0;
  let peak = before;
  let answered = 0;
  const until = performance.now() + lasting;
  while (performance.now() < until) {
    while (held.size < connections) {
      ask(site, requestCount, held);
      requestCount += 1;
    }
    await pause(100);
    peak = Math.max(peak, await residentMemory(site.pid));
    const page = await fetch(site.origin).catch(() => undefined);
    breaches.unless(page?.status === 200, `another visitor was answered ${page?.status}`);
    answered += 1;
  }
  breaches.unless(peak > 0 && peak <= MOST_MEMORY, `${peak} MB of memory`);
  breaches.unless((await fetch(`${site.origin}/healthz`)).status === 200, 'the site is not well');
  return {
    tried: `${requestCount} long answers asked for on ${connections} connections, and not taken`,
    figures: {
      'memory before, at most (MB)': `${before}, ${peak}`,
      'pages of another visitor meanwhile': answered,
    },
    breaches: breaches.all,
  };
}

/** Asks on a connection of its own, and reads nothing; one that the site closes makes room for another. */
function ask({ origin }: Site, index: number, held: Set<Socket>): void {
  const { hostname, port } = new URL(origin);
  const localAddress = `127.0.0.${2 + (index % NETWORKS)}`;
  const socket = connect({ host: hostname, port: Number(port), localAddress }).pause();
  held.add(socket);
  socket.on('error', () => {});
  socket.once('close', () => held.delete(socket));
  socket.write(REQUESTS[index % REQUESTS.length]?.() ?? '');
}

const REQUESTS = [
  // As it was reported: 45 million characters, which a visitor is refused today.
  () => query(`[${'$s,'.repeat(450)}0.1]`, 'x'.repeat(TEXT)),
  // As much as a visitor may ask for, in letters that no compression shortens, and several on one connection.
  () => query(`[${'$s,'.repeat(20)}0.1]`, randomBytes(TEXT).toString('base64').slice(0, TEXT)),
  () => query(`[${'$s,'.repeat(20)}0.1]`, '€'.repeat(TEXT - 20) + randomBytes(10).toString('hex')),
  () => get('/v2025-02-19/data/export/production'),
  () => get('/search-index.json').repeat(16),
  () => get(`/work?utm_source=${randomBytes(4).toString('hex')}`).repeat(16),
];

function query(groq: string, s: string): string {
  const body = JSON.stringify({ query: groq, params: { s } });
  return [
    'POST /v2025-02-19/data/query/production HTTP/1.1',
    'Host: a',
    'Accept-Encoding: br',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
}
