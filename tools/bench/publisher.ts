/** Publishes from a thread of its own, as an editor's browser does: what it costs to ask is in no visitor's answer. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SanityClient } from '@sanity/client';

/** Publications a second. */
const PACE = 10;

type Publisher = AsyncDisposable & {
  /**
   * Changes a text of a service that all pages' menus name, at a steady pace: each publication outdates every cached page.
   *
   * @throws when it is over, what the first failed publication threw
   */
  publish(seconds: number): Promise<void>;
};

/** Writes as the person whose client this is. */
export async function openPublisher(client: SanityClient): Promise<Publisher> {
  const { projectId, dataset, apiVersion, apiHost, useProjectHostname, headers } = client.config();
  const worker = new Worker(new URL('./publisher-thread.ts', import.meta.url), {
    workerData: {
      pace: PACE,
      config: { projectId, dataset, apiVersion, apiHost, useProjectHostname, headers },
    },
  });
  await once(worker, 'message');
  return {
    async publish(seconds) {
      worker.postMessage(seconds);
      // An error of the thread rejects it.
      await once(worker, 'message');
    },
    [Symbol.asyncDispose]: async () => {
      await worker.terminate();
    },
  };
}
