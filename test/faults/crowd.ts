/** Many visitors at once, and what they were told. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { MESSAGE_KINDS, send, writeMessage } from './visitors.ts';

export type Crowd = {
  /** Lets every visitor finish what they are sending, however often it takes. */
  goHome(): Promise<void>;
  /** Closes every connection at once. */
  scatter(): void;
  /** Answers that were neither success nor absence, by status. */
  readonly refusals: ReadonlyMap<string, number>;
};

/**
 * So many visitors, each sending one message after another. What got no answer, or 503, is sent again under its key
 * until it is kept, as people do.
 */
export function gather(
  origin: string,
  ledger: Ledger,
  { visitors, rest }: { visitors: number /** Between two messages, in ms. */; rest: number },
): Crowd {
  const refusals = new Map<string, number>();
  let open = true;
  let patient = true;
  let count = 0;

  async function visit(): Promise<void> {
    while (open) {
      const kind = MESSAGE_KINDS[count++ % MESSAGE_KINDS.length] ?? 'like';
      const message = writeMessage(kind);
      ledger.attempt(message);
      let answer = await send(origin, message);
      while (patient && (answer === 'lost' || answer === 503)) {
        await pause(50);
        answer = await send(origin, message);
      }
      if (!patient) return;
      if (answer === 'kept') ledger.acknowledge(message);
      else refusals.set(`${kind} ${answer}`, (refusals.get(`${kind} ${answer}`) ?? 0) + 1);
      await pause(rest);
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  return {
    refusals,
    async goHome() {
      open = false;
      await Promise.all(visits);
    },
    scatter() {
      open = false;
      patient = false;
    },
  };
}
