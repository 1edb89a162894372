/** All delivery rounds as one: woken, waited for and ended together. */
import type { InboxLog } from '../log.ts';
import type { Courier } from './delivery.ts';
import { type Counts, createDeliveryRound } from './delivery-round.ts';
import type { Outbox } from './outbox.ts';

export type DeliveryRounds = {
  wake(): void;
  /** Delivers what is due until nothing is, or the servers are away. Returns how many deliveries were settled. */
  deliverDue(): Promise<Counts>;
  /** Starts nothing more and lets running attempts end, for `patience` ms at most. */
  end(patience: number): Promise<void>;
};

type RoundsOptions = { outbox: Outbox; couriers: readonly Courier[]; log: InboxLog };

export function createDeliveryRounds({ outbox, couriers, log }: RoundsOptions): DeliveryRounds {
  const interruption = new AbortController();
  const counts: Counts = { sent: 0, written: 0, retried: 0, failed: 0 };
  const rounds = couriers.map((courier) =>
    createDeliveryRound({
      outbox,
      courier,
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
    async end(patience) {
      for (const round of rounds) round.stop();
      const cut = setTimeout(() => interruption.abort(), patience);
      await idle();
      clearTimeout(cut);
    },
  };
}
