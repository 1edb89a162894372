/** All delivery rounds as one: woken, waited for and ended together. */
import { setTimeout } from 'node:timers/promises';
import type { InboxLog } from '../log.ts';
import type { Transport } from './delivery.ts';
import { type Counts, createDeliveryRound } from './delivery-round.ts';
import type { Outbox } from './outbox.ts';

export type DeliveryRounds = {
  wake(): void;
  /** Sends due deliveries until there are none, or the servers are unavailable. Returns how many were settled. */
  deliverDue(): Promise<Counts>;
  /**
   * Starts no attempts and waits for running ones, for `patience` ms at most; then they are aborted. One that ignores
   * the signal is left behind: its lease expires. A second call waits for the same end.
   */
  end(patience: number): Promise<void>;
};

/** The time an attempt that is cut short is given to close its connection. */
const LAST_WORDS = 250; // ms

type RoundsOptions = { outbox: Outbox; transports: readonly Transport[]; log: InboxLog };

export function createDeliveryRounds({ outbox, transports, log }: RoundsOptions): DeliveryRounds {
  const interruption = new AbortController();
  const counts: Counts = { sent: 0, written: 0, retried: 0, failed: 0 };
  const rounds = transports.map((transport) =>
    createDeliveryRound({
      outbox,
      transport,
      log,
      interrupted: interruption.signal,
      onSettled: (outcome) => {
        counts[outcome] += 1;
      },
    }),
  );
  const wake = () => {
    for (const round of rounds) round.wake();
  };
  const idle = () => Promise.all(rounds.map((round) => round.idle()));

  let ended: Promise<void> | undefined;
  async function endWithin(patience: number): Promise<void> {
    for (const round of rounds) round.stop();
    const settled = new AbortController();
    const wait = (ms: number) =>
      setTimeout(ms, undefined, { signal: settled.signal }).catch(() => {});
    const cut = async () => {
      await wait(patience);
      interruption.abort();
      await wait(LAST_WORDS);
    };
    await Promise.race([idle(), cut()]);
    settled.abort();
  }

  return {
    wake,
    async deliverDue() {
      const before = { ...counts };
      wake();
      await idle();
      return {
        sent: counts.sent - before.sent,
        written: counts.written - before.written,
        retried: counts.retried - before.retried,
        failed: counts.failed - before.failed,
      };
    },
    end(patience) {
      ended ??= endWithin(patience);
      return ended;
    },
  };
}
