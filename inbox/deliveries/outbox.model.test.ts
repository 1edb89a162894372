import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeEachEngine,
  type RunningEngine,
} from '../../packages/kit/database/testing/engines.ts';
import { createCheckTokens } from '../daily-check/check-token.ts';
import { type InboxDatabase, openDatabase } from '../database.ts';
import { createFillTime } from '../fill-time.ts';
import { receive } from '../receive.ts';
import { contactForm, makeTables, SENDING } from '../testing/open-inbox.ts';
import { UNLIMITED } from '../testing/unlimited.ts';
import { LEASE, LONGEST_RETRY } from './backoff.ts';
import { type Channel, FAILURES, type Failure } from './delivery.ts';
import { createOutbox, type Lease, type Outbox } from './outbox.ts';

const MAIL: Channel[] = ['agency-mail', 'sender-mail'];

/** The running attempt a step is about, as a position that wraps around. */
const attempt = fc.nat(3);

/** The failures, mostly those that are tried again: a delivery that is over has no more stories to tell. */
const FAILURE_STEPS: Failure[] = [
  'connection_refused',
  'connection_lost',
  'temporarily_refused',
  'webhook_unavailable',
  'recipient_refused',
];

/**
 * Steps of the clock in ms: mostly the spans the outbox itself counts in; sometimes a clock that was set,
 * either way.
 */
const CLOCK_STEPS = [
  1_000,
  60_000,
  60_000,
  LEASE,
  LEASE,
  3_600_000,
  86_400_000,
  -60_000,
  -86_400_000,
];

/** A step of what can happen to an outbox, in any order. */
const step = fc.oneof(
  // Rare: few deliveries with long histories find more than many with short ones.
  { weight: 1, arbitrary: fc.constant({ what: 'receive' as const }) },
  { weight: 9, arbitrary: fc.constant({ what: 'claim' as const }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('accepted' as const), attempt }) },
  // The server has taken the mail; our process ends before it can record that.
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('accepted, then killed' as const), attempt }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('killed' as const), attempt }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('failed' as const),
      attempt,
      failure: fc.constantFrom(...FAILURE_STEPS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'bring forward' as const }) },
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constant('clock' as const),
      by: fc.constantFrom(...CLOCK_STEPS),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Attempt = {
  lease: Lease;
  until: number;
  /** Whether another attempt began after this one's lease had run out. */
  overtaken: boolean;
};

/** What has really happened, kept apart from the database. */
class World {
  now = Date.UTC(2026, 10, 21);
  received = 0;
  running: Attempt[] = [];
  /** Times the mail server accepted each delivery. */
  accepted = new Map<string, number>();
  /** Times our knowledge of an attempt was lost while it may have been accepted. */
  blind = new Map<string, number>();
  finalFailure = new Set<string>();

  take(position: number): Attempt | undefined {
    const [taken] = this.running.splice(position % Math.max(this.running.length, 1), 1);
    return taken;
  }
}

function count(map: Map<string, number>, id: string): void {
  map.set(id, (map.get(id) ?? 0) + 1);
}

async function perform(step: Step, world: World, outbox: Outbox, db: InboxDatabase): Promise<void> {
  switch (step.what) {
    case 'receive': {
      world.received += 1;
      const options = {
        db,
        secret: 'secret',
        channelsOf: () => MAIL,
        mailDomain: 'agence.example',
        clock: () => new Date(world.now),
        limits: UNLIMITED,
        quotas: { bytes: Number.MAX_SAFE_INTEGER, folder: undefined, floor: 0 },
        alarm: async () => {},
        fillTime: createFillTime('secret', () => new Date(world.now)),
        checkTokens: createCheckTokens('secret', () => new Date(world.now)),
        pages: () => new Set<string>(),
        promises: { promisedFor: async () => undefined },
      };
      const sender = { email: `sender-${world.received}@cafe.ma` };
      const form = contactForm({ ...sender, message: String(world.received) });
      await receive(options, 'contact-request', form, SENDING);
      return;
    }
    case 'claim': {
      const lease = await outbox.claim(MAIL);
      if (!lease) return;
      for (const other of world.running.filter(({ lease: { id } }) => id === lease.id)) {
        if (other.overtaken) continue;
        const clockSetBack = other.until > world.now + LONGEST_RETRY;
        if (world.now < other.until && !clockSetBack) throw new Error('leased to two at once');
        // The attempt outlived its lease: it may have been accepted, or may still be.
        other.overtaken = true;
        count(world.blind, lease.id);
      }
      world.running.push({ lease, until: world.now + LEASE, overtaken: false });
      return;
    }
    case 'accepted': {
      const running = world.take(step.attempt);
      if (!running) return;
      count(world.accepted, running.lease.id);
      await outbox.settleMade(running.lease, 'sent');
      return;
    }
    case 'accepted, then killed': {
      const running = world.take(step.attempt);
      if (!running) return;
      count(world.accepted, running.lease.id);
      count(world.blind, running.lease.id);
      return;
    }
    case 'killed':
      world.take(step.attempt);
      return;
    case 'failed':
      await fail(step, world, outbox);
      return;
    case 'bring forward':
      await outbox.bringForward(MAIL);
      return;
    case 'clock':
      world.now += step.by;
  }
}

async function fail(
  step: { attempt: number; failure: Failure },
  world: World,
  outbox: Outbox,
): Promise<void> {
  const running = world.take(step.attempt);
  if (!running) return;
  const outcome = await outbox.settleFailure(running.lease, step.failure, 'detail');
  if (outcome !== 'failed') return;
  if (FAILURES[step.failure] !== 'final' && world.now < running.lease.giveUpAt) {
    throw new Error('given up before its time');
  }
  world.finalFailure.add(running.lease.id);
}

/** Runs on without further trouble: everything that has not failed for good must go out. */
async function settleDown(world: World, outbox: Outbox): Promise<void> {
  world.running = [];
  world.now += LONGEST_RETRY;
  for (let lease = await outbox.claim(MAIL); lease; lease = await outbox.claim(MAIL)) {
    count(world.accepted, lease.id);
    await outbox.settleMade(lease, 'sent');
  }
}

async function check(world: World, db: InboxDatabase): Promise<void> {
  const rows = await db.selectFrom('deliveries').selectAll().execute();
  if (rows.length !== world.received * MAIL.length) throw new Error('a delivery is missing');
  for (const { id, state, failure } of rows) {
    const times = world.accepted.get(id) ?? 0;
    if (state === 'sent' && times === 0) throw new Error('said to be sent, never accepted');
    if (state === 'pending' || state === 'leased') throw new Error(`forgotten as ${state}`);
    if (state === 'failed') {
      if (!world.finalFailure.has(id)) throw new Error('given up without a final failure');
      if (!failure || FAILURES[failure] !== 'final') throw new Error(`given up as ${failure}`);
    }
    if (times > 1 + (world.blind.get(id) ?? 0)) throw new Error('accepted twice, and we knew');
  }
}

describeEachEngine('the outbox on $name', ({ start }) => {
  let engine: RunningEngine;
  let db: InboxDatabase;
  let kind: 'sqlite' | 'postgres';
  beforeAll(async () => {
    engine = await start();
    const database = await engine.fresh(makeTables);
    kind = database.kind;
    db = await openDatabase(database, () => {});
  });
  afterAll(async () => {
    await db.destroy();
    await engine.stop();
  });

  test('whatever happens in whatever order, nothing is lost and nothing is knowingly sent twice [R12] [U06]', {
    tags: ['slow'],
  }, async () => {
    let world: Promise<void> | undefined;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 60, maxLength: 150, size: 'max' }),
        (steps) => (world = live(steps)),
      ),
      // PostgreSQL takes four times as long for a world, and what it decides by itself shows in a few dozen.
      { numRuns: kind === 'sqlite' ? 100 : 40, interruptAfterTimeLimit: 20_000 },
    );
    // When time is up the last world is no longer waited for, and goes on.
    await world;
  });

  async function live(steps: Step[]): Promise<void> {
    await db.deleteFrom('requests').execute();
    // A mailbox gets five acknowledgements a day, and each of these worlds begins on the same day.
    await db.deleteFrom('daily_counts').execute();
    const world = new World();
    const outbox = createOutbox({
      db,
      engine: kind,
      clock: () => new Date(world.now),
      chance: () => 0.5,
    });
    for (const step of [{ what: 'receive' as const }, ...steps])
      await perform(step, world, outbox, db);
    await settleDown(world, outbox);
    await check(world, db);
  }

  test('an attempt that outlived its lease cannot end the one that took over', async () => {
    await db.deleteFrom('requests').execute();
    const world = new World();
    const outbox = createOutbox({
      db,
      engine: kind,
      clock: () => new Date(world.now),
      chance: () => 0,
    });
    await perform({ what: 'receive' }, world, outbox, db);
    const slow = await outbox.claim(['agency-mail']);
    world.now += LEASE;
    const quick = await outbox.claim(['agency-mail']);
    expect(quick?.id).toBe(slow?.id);

    if (slow) await outbox.settleFailure(slow, 'recipient_refused', 'too late');
    const row = await db
      .selectFrom('deliveries')
      .select(['state', 'attempts', 'failure'])
      .where('channel', '=', 'agency-mail')
      .executeTakeFirst();
    expect(row).toEqual({ state: 'leased', attempts: 2, failure: null });
  });
});
