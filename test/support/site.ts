/** Starts the built site as its own process, the way it runs in production, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { childEnvironment } from './child-environment.ts';
import { copyDemoData, returnDemoData } from './demo-data.ts';
import { type OwnContent, writeContent } from './own-content.ts';

export type Site = {
  origin: string;
  pid: number;
  /** The data directory: databases, mails, assets. */
  directory: string;
  /** What the process wrote so far, standard output and errors together. */
  output(): string;
  /** SIGKILL: no goodbye, no flush. */
  kill(): Promise<void>;
  /** SIGTERM, then waits for the exit code. */
  stop(): Promise<number | null>;
};

type SiteOptions = {
  directory: string;
  port?: number;
  env?: Record<string, string>;
  /** Whether it makes its demo content itself, as a first start does. */
  fresh?: boolean;
  /** The program that launches it: `server.js`, unless a test needs an option that no setting gives. */
  program?: string;
  /** The address whose answer says that it takes requests: `/healthz` waits five seconds for content that hangs. */
  awaited?: string;
};

/** How long a start may take on a slow machine with two busy cores, demo import included. */
const START_TIMEOUT = 60_000; // ms

/** Process ids of the sites that run, but for those that their worker ends. */
const running = new Set<number>();

/** Kills what tests that failed have left running. */
export function killLeftSites(): void {
  for (const pid of running) process.kill(pid, 'SIGKILL');
}

/** Resolves once it is ready. @throws with the process's output when it ends before. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { directory, port, env = {}, fresh = false, awaited = '/healthz' } = options;
  const { program = 'server.js' } = options;
  // Content of another service is not ours to prepare.
  if (!fresh && !env.SANITY_PROJECT_ID) await copyDemoData(directory);
  const chosen = port ?? (await freePort());
  const origin = `http://127.0.0.1:${chosen}`;
  const child = spawn(process.execPath, [program], {
    env: childEnvironment({
      NODE_ENV: 'production',
      PORT: String(chosen),
      ORIGIN: origin,
      DATA_DIR: directory,
      // Encoding takes minutes, and few tests look at it: those ask for it.
      PICTURES_AHEAD: 'false',
      ...env,
    }),
  });
  if (child.pid) running.add(child.pid);
  child.once('exit', () => child.pid && running.delete(child.pid));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  await ready(child, origin + awaited, () => output);
  return {
    origin,
    pid: child.pid ?? Number.NaN,
    directory,
    output: () => output,
    kill: async () => {
      await ended(child, 'SIGKILL');
    },
    stop: async () => {
      const code = await ended(child, 'SIGTERM');
      await returnDemoData(directory);
      return code;
    },
  };
}

async function ready(child: ChildProcess, awaited: string, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the site ended at once:\n${output()}`);
    const answer = await fetch(awaited).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the site did not become ready:\n${output()}`);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

// A port below those the system hands out for "any port", and not where the other workers begin: a free one is
// not taken by another program before it is used, nor while the site that had it is away.
let nextPort = 20_000 + (process.pid % 100) * 100;

/** A port of ours. Never the same twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 1;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export async function temporaryDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'site-'));
}

/** The two browsers that texts and links of a page are read in: a telephone without script, a desk with it. */
export const VISITORS = [
  { width: 390, javaScriptEnabled: false },
  { width: 1440, javaScriptEnabled: true },
];

/** Registers what the worker runs when it ends. */
export type AtEnd = (end: () => Promise<unknown>) => void;

/** A site in a directory of its own, for as long as the worker lives. */
export async function startSharedSite(
  atEnd: AtEnd,
  {
    port,
    env,
    fresh = false,
    program,
    content,
  }: Pick<SiteOptions, 'port' | 'env' | 'fresh' | 'program'> & { content?: OwnContent } = {},
): Promise<Site> {
  const directory = await temporaryDirectory();
  if (content) await writeContent(directory, content);
  const site = await startSite({
    directory,
    fresh,
    ...(port && { port }),
    ...(env && { env }),
    ...(program && { program }),
  });
  running.delete(site.pid);
  atEnd(async () => {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  });
  return site;
}

/**
 * A fixture that every test of a worker shares, started when the first asks for it. Not one of the worker's scope:
 * Playwright ends a worker, its browser and its sites before each file whose worker fixtures are not the last one's.
 */
export function shared<Fixture>(start: (atEnd: AtEnd) => Promise<Fixture>) {
  let started: Promise<Fixture> | undefined;
  return async ({ atEnd }: { atEnd: AtEnd }, use: (it: Fixture) => Promise<void>) => {
    started ??= start(atEnd);
    await use(await started);
  };
}

/** Collects what the fixtures of a worker have to end, and ends it with the worker. */
// biome-ignore lint/correctness/noEmptyPattern: the runners read the fixture's dependencies from this pattern
export async function atEnd({}: object, use: (atEnd: AtEnd) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown>)[] = [];
  await use((end) => {
    ends.push(end);
  });
  for (const end of ends) await end();
}

/** In its second minute it sends itself a message, so that `mail-folder` finds it sent and waits for nothing. */
export const demoSite = shared((atEnd) => startSharedSite(atEnd, { env: { DAILY_CHECK: 'true' } }));

/**
 * A test with the demo site running: one process per worker, a clean browser page per test. Its pages are hydrated at
 * once, as if touched before their script came, unless it uses `firstVisit`: then they wait for a gesture
 * (docs/decisions/032). Its visitors ask not to be counted, unless it uses `counted`: what counts a visit posts, and most
 * journeys that wait for a post wait for a form's.
 */
export const test = base.extend<
  { baseURL: string; site: Site; firstVisit: boolean; counted: boolean },
  { atEnd: AtEnd }
>({
  firstVisit: [false, { option: true }],
  counted: [false, { option: true }],
  context: async ({ context, firstVisit, counted }, use) => {
    await context.addInitScript(touched, !firstVisit);
    await context.addInitScript(wishing, !counted);
    await use(context);
  },
  atEnd: [atEnd, { scope: 'worker' }],
  site: demoSite,
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

/** Runs in the page, before its own scripts: Chromium has no such setting. */
function wishing(privacy: boolean): void {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => privacy });
}

/** Runs in the page, before its own scripts. Playwright's own looks at a page count as a visitor's gesture in Chromium. */
function touched(hasBeenActive: boolean): void {
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => hasBeenActive });
}

export { expect } from '@playwright/test';
