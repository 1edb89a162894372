/** Many visitors at once, and what they were told. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { type Answer, MESSAGE_KINDS, send, writeMessage } from './visitors.ts';

export type Crowd = {
  /** Lets every visitor finish what they are sending, however often it takes. */
  goHome(): Promise<void>;
  /** Closes every connection at once. */
  scatter(): void;
  /** Answers that were neither success nor absence, by status. */
  readonly refusals: ReadonlyMap<string, number>;
};

type Gathering = {
  visitors: number;
  /** Between two messages, in ms. */
  rest: number;
  /** Told of each answer, and when its request was sent. */
  answered?(answer: Answer, what: string, from: number): void;
};

/** No answer of the site's own, or one that asks for patience: 502 and 504 are a load balancer's word for no answer. */
const UNKNOWN: readonly Answer[] = ['lost', 502, 503, 504];

/**
 * So many visitors, each sending one message after another. What got no answer, or 503, is sent again under its key
 * until it is kept, as people do.
 */
export function gather(
  origin: string,
  ledger: Ledger,
  { visitors, rest, answered }: Gathering,
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
      let from = performance.now();
      let answer = await send(origin, message);
      answered?.(answer, kind, from);
      while (patient && UNKNOWN.includes(answer)) {
        await pause(50);
        from = performance.now();
        answer = await send(origin, message);
        answered?.(answer, kind, from);
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
