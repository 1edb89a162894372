/** Sends due deliveries through one transport, several at a time, and pauses while its server is unavailable. */
import { setTimeout } from 'node:timers/promises';
import { errorName, type InboxLog } from '../log.ts';
import { ATTEMPT_TIMEOUT } from './backoff.ts';
import {
  type Arrival,
  DeliveryError,
  type DeliveryJob,
  FAILURES,
  type Transport,
} from './delivery.ts';
import type { Lease, Outbox, Outcome } from './outbox.ts';

/** The time a transport has to end an attempt at its signal, and to name the failure. */
const LAST_WORDS = 5_000; // ms

export type Counts = Record<Outcome, number>;

export type DeliveryRound = {
  /** Looks for due deliveries now; does nothing that is not already being done. */
  wake(): void;
  /** Resolves when nothing is due any more, or the server is unavailable. */
  idle(): Promise<void>;
  stop(): void;
};

type RoundOptions = {
  outbox: Outbox;
  transport: Transport;
  log: InboxLog;
  /** Cuts attempts short: the process is about to end. */
  interrupted: AbortSignal;
  onSettled(outcome: Outcome): void;
};

export function createDeliveryRound({
  outbox,
  transport,
  log,
  interrupted,
  onSettled,
}: RoundOptions): DeliveryRound {
  const carriers = new Set<Promise<void>>();
  let stopped = false;
  /** True until a delivery has proved that the server is there: until then one attempt at a time is made. */
  let inDoubt = true;
  /** Set by an outage until the next wake: what else is due would only fail too. */
  let heldBack = false;

  function wake(): void {
    heldBack = false;
    startCarrier();
  }

  function startCarrier(): void {
    if (stopped || heldBack || carriers.size >= (inDoubt ? 1 : transport.concurrency)) return;
    const carrier = carryAll()
      .catch((error: unknown) => {
        // Only the database can fail here: a leased delivery becomes due again when its lease expires.
        log('error', 'outbox_failed', { channels: transport.channels, error: errorName(error) });
      })
      .finally(() => carriers.delete(carrier));
    carriers.add(carrier);
  }

  async function carryAll(): Promise<void> {
    while (!stopped && !heldBack) {
      const lease = await outbox.claim(transport.channels);
      if (!lease) return;
      startCarrier();
      await carry(lease);
    }
  }

  /** Runs the transport, and gives up on one that does not end even at its abort signal. */
  async function attempt(job: DeliveryJob): Promise<Arrival> {
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT);
    const given = new AbortController();
    const late = setTimeout(ATTEMPT_TIMEOUT + LAST_WORDS, undefined, { signal: given.signal }).then(
      () => {
        throw new DeliveryError(transport.endless, 'The attempt did not end in its time.');
      },
    );
    try {
      return await Promise.race([
        transport.deliver(job, AbortSignal.any([timeout, interrupted])),
        late,
      ]);
    } finally {
      late.catch(() => {});
      given.abort();
    }
  }

  async function carry(lease: Lease): Promise<void> {
    const subject = { delivery: lease.id, channel: lease.channel, attempts: lease.attempts };
    let arrival: Arrival;
    try {
      const job = { ...lease, request: await outbox.readRequest(lease) };
      arrival = await attempt(job);
    } catch (error) {
      // The receiver may have accepted an interrupted attempt: after the lease, a retry has the same Message-ID.
      if (interrupted.aborted) return;
      const { failure, message } =
        error instanceof DeliveryError
          ? error
          : new DeliveryError('unreadable_request', String(error), { cause: error });
      if (FAILURES[failure] === 'outage') {
        inDoubt = true;
        heldBack = true;
      }
      const outcome = await outbox.settleFailure(lease, failure, message);
      log(outcome === 'failed' ? 'error' : 'warn', `delivery_${outcome}`, { ...subject, failure });
      onSettled(outcome);
      return;
    }
    await outbox.settleMade(lease, arrival);
    log('info', `delivery_${arrival}`, subject);
    onSettled(arrival);
    if (inDoubt) {
      inDoubt = false;
      await outbox.bringForward(transport.channels);
    }
  }

  return {
    wake,
    async idle() {
      while (carriers.size > 0) await Promise.all(carriers);
    },
    stop() {
      stopped = true;
    },
  };
}
