/** Queues the renders of pages that no copy is kept of: any address is one, and each costs the server milliseconds. */
import { networkOf } from '../../network/address.ts';
import { createWorkQueue, NetworkShareError, QueueFullError } from '../../network/work-queue.ts';
import type { Page } from './page.ts';

/** At once: each waits for content most of its time. */
const CONCURRENT = 8;
/** Beyond, the network that asked for most is told to come back. */
const WAITING = 400;
/** Of one network: a crawler's burst, or an office that opens a newsletter. */
const NETWORK_SHARE = 100;
/** As long as the longest queue takes, in seconds. */
const RETRY_AFTER = '5';

type Visitor = { address: string; signal: AbortSignal };

export type RenderTurns = {
  /**
   * Makes a page when its turn has come, once for all who ask under its name until then. Networks take turns; what its
   * visitors have given up on before it began is dropped.
   *
   * @throws `QueueFullError` or `NetworkShareError`, which `busyAnswer` tells; the signal's reason when the visitor
   *   leaves; what `make` throws
   */
  take(name: string, visitor: Visitor, make: () => Promise<Page>): Promise<Page>;
};

export function createRenderTurns(): RenderTurns {
  const queue = createWorkQueue<Page>({
    concurrency: CONCURRENT,
    waiting: WAITING,
    share: NETWORK_SHARE,
  });
  return {
    take: (name, { address, signal }, make) =>
      queue.share(name, { signal, network: networkOf(address) }, make),
  };
}

/** For a visitor whose page has no turn; undefined for any other failure. */
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
