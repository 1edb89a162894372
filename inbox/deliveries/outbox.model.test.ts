import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type InboxDatabase, openDatabase } from '../database.ts';
import { receive } from '../receive.ts';
import { ENGINES, type RunningEngine } from '../testing/engines.ts';
import { contactForm } from '../testing/open-inbox.ts';
import { GIVE_UP_AFTER, LEASE } from './backoff.ts';
import { type Channel, FAILURES, type Failure, isFailure } from './delivery.ts';
import { createOutbox, type Lease, type Outbox } from './outbox.ts';

const MAIL: Channel[] = ['agency-mail', 'sender-mail'];

/** Which of the running attempts a step is about, as a position that wraps around. */
const attempt = fc.nat(7);

/** Everything that can happen to an outbox, in any order. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ what: 'receive' as const }) },
  { weight: 6, arbitrary: fc.constant({ what: 'claim' as const }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('accepted' as const), attempt }) },
  // The server has taken the mail; our process ends before it can write that down.
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
      failure: fc.constantFrom(...Object.keys(FAILURES).filter(isFailure)),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'bring forward' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('clock' as const),
      by: fc.constantFrom(1_000, 60_000, LEASE, 3_600_000, 86_400_000, -60_000, -86_400_000),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What the world knows, kept apart from the database. */
class World {
  now = Date.UTC(2026, 10, 21);
  received = 0;
  running: { lease: Lease; until: number }[] = [];
  /** Times the mail server accepted each delivery. */
  accepted = new Map<string, number>();
  /** Times our knowledge of an attempt was lost while it may have been accepted. */
  blind = new Map<string, number>();
  finalFailure = new Set<string>();

  take(position: number): { lease: Lease; until: number } | undefined {
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
      };
      await receive(options, 'contact-request', contactForm({ message: String(world.received) }));
      return;
    }
    case 'claim': {
      const lease = await outbox.claim(MAIL);
      if (!lease) return;
      const other = world.running.find((running) => running.lease.id === lease.id);
      if (other && world.now < other.until) throw new Error('leased to two at once');
      // The older attempt outlived its lease, so it may have been accepted or may still be.
      if (other) count(world.blind, lease.id);
      world.running.push({ lease, until: world.now + LEASE });
      return;
    }
    case 'accepted': {
      const running = world.take(step.attempt);
      if (!running) return;
      count(world.accepted, running.lease.id);
      await outbox.settleSent(running.lease);
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
  if ((await outbox.settleFailure(running.lease, step.failure, 'detail')) === 'failed') {
    world.finalFailure.add(running.lease.id);
  }
}

/** No further trouble: everything that has not failed for good must go out. */
async function settleDown(world: World, outbox: Outbox): Promise<void> {
  world.running = [];
  // Past every lease and retry, even those made before the clock went back.
  for (let round = 0; round < 2; round += 1) {
    world.now += GIVE_UP_AFTER;
    for (let lease = await outbox.claim(MAIL); lease; lease = await outbox.claim(MAIL)) {
      count(world.accepted, lease.id);
      await outbox.settleSent(lease);
    }
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

describe.each(ENGINES)('the outbox on $name', ({ start }) => {
  let engine: RunningEngine;
  let db: InboxDatabase;
  let kind: 'sqlite' | 'postgres';
  beforeAll(async () => {
    engine = await start();
    const database = await engine.fresh();
    kind = database.kind;
    db = await openDatabase(database, () => {});
  });
  afterAll(async () => {
    await db.destroy();
    await engine.stop();
  });

  test('whatever happens in whatever order, nothing is lost and nothing is knowingly sent twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        await db.deleteFrom('requests').execute();
        const world = new World();
        const outbox = createOutbox({
          db,
          engine: kind,
          clock: () => new Date(world.now),
          chance: () => 0.5,
        });
        for (const step of steps) await perform(step, world, outbox, db);
        await settleDown(world, outbox);
        await check(world, db);
      }),
      { numRuns: 60 },
    );
  });
});
