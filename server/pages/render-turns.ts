/** Queues the renders of pages that are not cached: any address is one, and each costs the server milliseconds. */
import { randomUUID } from 'node:crypto';
import { networkOf } from '../../packages/kit/network/address.ts';
import {
  createWorkQueue,
  NetworkShareError,
  QueueFullError,
} from '../../packages/kit/network/work-queue.ts';
import type { Outcome } from './page-cache.ts';

/** The number of simultaneous renders: each waits for content most of its time. */
const CONCURRENT = 8;
/** The most renders that wait; above it, the network with the most requests gets a 503. */
const WAITING = 400;
/** The most of one network: a crawler's burst, or an office that opens a newsletter. */
const NETWORK_SHARE = 100;
/** `Retry-After`, in seconds: as long as the longest queue takes. */
const RETRY_AFTER = '5';

type Visitor = { address: string; signal: AbortSignal };

export type RenderTurns = {
  /**
   * Makes a page when its turn has come, once for all who ask under its name until then. Networks take turns; a
   * page that its visitors have given up on before it began is dropped.
   *
   * @throws `QueueFullError` or `NetworkShareError`, which `busyAnswer` tells; the signal's reason when the
   * visitor leaves; what `make` throws
   */
  take(name: string, visitor: Visitor, make: () => Promise<Outcome>): Promise<Outcome>;
  /** The same for a page made for this visitor alone. */
  once<Made>(visitor: Visitor, make: () => Promise<Made>): Promise<Made>;
};

export function createRenderTurns(): RenderTurns {
  const queue = createWorkQueue<Outcome | undefined>({
    concurrency: CONCURRENT,
    waiting: WAITING,
    share: NETWORK_SHARE,
  });
  const claimOf = ({ address, signal }: Visitor) => ({ signal, network: networkOf(address) });
  return {
    async take(name, visitor, make) {
      const outcome = await queue.share(name, claimOf(visitor), make);
      if (!outcome) throw new Error(`What is made under ${name} is nobody's own`);
      return outcome;
    },
    async once<Made>(visitor: Visitor, make: () => Promise<Made>) {
      const made = Promise.withResolvers<Made>();
      await queue.share(randomUUID(), claimOf(visitor), async () => {
        made.resolve(make());
        await made.promise;
        return undefined;
      });
      return made.promise;
    },
  };
}

/** Answers a visitor when its turn has come, or with 503: a drawing takes as much of the server as a page. */
export async function answerInTurn<Made extends Response | undefined>(
  turns: Pick<RenderTurns, 'once'>,
  visitor: Visitor,
  make: () => Promise<Made>,
): Promise<Made | Response> {
  try {
    return await turns.once(visitor, make);
  } catch (error) {
    const busy = busyAnswer(error);
    if (!busy) throw error;
    return busy;
  }
}

/** The answer to a visitor whose page has no turn; undefined for any other failure. */
export function busyAnswer(error: unknown): Response | undefined {
  if (!(error instanceof QueueFullError || error instanceof NetworkShareError)) return undefined;
  return new Response('Trop de pages sont demandées en ce moment. Réessayez dans un instant.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': RETRY_AFTER,
    },
  });
}
