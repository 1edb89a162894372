/** `GET /healthz`: whether this process should be sent visitors, for load balancers and uptime checks. */
import type { Logger } from 'pino';
import { diskSpace, probeWrite } from './disk.ts';

/** The time an answer is cached: the address is public, and each check writes to the disk. */
const ANSWER_LIFETIME = 5_000; // ms
/** The age up to which the last answer is given while the next look is taken: no check of a busy process waits. */
const GIVEN = 3 * ANSWER_LIFETIME; // ms
/** A part that takes longer than this to answer counts as not answering. */
const PATIENCE = 5_000; // ms

export type ReadinessCheck = 'disk-writable' | 'disk-space' | 'content' | 'inbox';

export type Readiness = {
  /** Failed checks that mean that visitors should go elsewhere. */
  failing: readonly ReadinessCheck[];
  /** Failed checks with which visitors still read cached copies. */
  degraded: readonly ReadinessCheck[];
};

export type ReadinessOptions = {
  directory: string;
  /** Bytes below which uploads are refused. */
  freeSpaceFloor: number;
  /** Rejects when the content service does not answer. */
  askContent(): Promise<unknown>;
  /**
   * Whether the content service is part of this process; another's failure is no reason to stop sending visitors here.
   */
  contentIsOurs: boolean;
  /** Rejects when the inbox's database does not answer. */
  askInbox(): Promise<unknown>;
  /** Whether all processes share one database: an outage concerns all of them, and each still shows pages. */
  databaseIsShared: boolean;
  log: Logger;
};

/** @returns never rejects; however many ask at once, each check runs once in five seconds, and who asks often never waits */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { directory, freeSpaceFloor, askContent, contentIsOurs, askInbox, databaseIsShared, log } =
    options;
  const checks: Readonly<Record<ReadinessCheck, () => Promise<unknown>>> = {
    'disk-writable': () => probeWrite(directory),
    'disk-space': () => requireSpace(directory, freeSpaceFloor),
    content: askContent,
    inbox: askInbox,
  };
  const running = new Map<ReadinessCheck, Promise<unknown>>();
  let before = '';
  let look: { at: number; answer: Promise<Readiness> } | undefined;
  let last: { at: number; answer: Readiness } | undefined;

  /** Waits for a check that hangs (on a lost disk, say) instead of starting a second one. */
  function run(name: ReadinessCheck): Promise<unknown> {
    const already = running.get(name);
    if (already) return already;
    const started = checks[name]().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  }

  async function lookNow(): Promise<Readiness> {
    const failures = await Promise.all(
      CHECKS.map(async (name) => ({ name, error: await failureOf(run(name)) })),
    );
    const failed = failures.filter(({ error }) => error !== undefined);
    const names = failed.map(({ name }) => name);
    // Only the operator's log gets the reasons: they name paths and hosts, and strangers read the answer.
    if (names.join() !== before) {
      if (failed.length > 0) log.error({ failed }, 'health checks fail');
      else log.info('health checks pass again');
    }
    before = names.join();
    const isDegraded = (name: ReadinessCheck) =>
      (name === 'content' && !contentIsOurs) || (name === 'inbox' && databaseIsShared);
    return {
      failing: names.filter((name) => !isDegraded(name)),
      degraded: names.filter(isDegraded),
    };
  }

  return () => {
    const now = performance.now();
    if (!look || now - look.at > ANSWER_LIFETIME) {
      const answer = lookNow();
      look = { at: now, answer };
      answer.then((seen) => {
        last = { at: now, answer: seen };
      });
    }
    return last && now - last.at <= GIVEN ? Promise.resolve(last.answer) : look.answer;
  };
}

const CHECKS = ['disk-writable', 'disk-space', 'content', 'inbox'] as const;

/** The answer of `/healthz`. It is public: strangers learn which part fails, and not why. */
export function readinessAnswer({ failing, degraded }: Readiness, version: string): Response {
  const headers = { 'cache-control': 'no-store' };
  if (failing.length === 0) {
    return Response.json(
      { status: 'ready', version, ...(degraded.length > 0 && { degraded }) },
      { headers },
    );
  }
  return Response.json(
    { status: 'failing', version, failing, ...(degraded.length > 0 && { degraded }) },
    { status: 503, headers: { ...headers, 'retry-after': String(ANSWER_LIFETIME / 1000) } },
  );
}

/** The free share of a volume below which it counts as full: a volume of a few hundred megabytes is small, not full. */
const FLOOR_SHARE = 0.02;

async function requireSpace(directory: string, freeSpaceFloor: number): Promise<void> {
  const { free, size } = await diskSpace(directory);
  const floor = Math.min(freeSpaceFloor, size * FLOOR_SHARE);
  if (free < floor) throw new Error(`${free} bytes are free, fewer than ${floor}`);
}

/** The name of a check's failure; undefined when the check passes in time. */
async function failureOf(check: Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([check, late]);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    clearTimeout(timer);
  }
}
