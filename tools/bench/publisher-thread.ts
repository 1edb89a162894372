/** The thread of `publisher.ts`: says when it is ready, publishes for each number of seconds it is sent, says when it has. */
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@sanity/client';
import { sendSteadily } from './steady.ts';

const { pace, config } = workerData;
const client = createClient({ ...config, useCdn: false });

parentPort?.on('message', async (seconds: number) => {
  await sendSteadily({
    perSecond: pace,
    seconds,
    async send(n) {
      await client
        .patch('service-seo-strategy')
        .set({ seoDescription: `Version ${n}` })
        .commit();
    },
  });
  parentPort?.postMessage('published');
});
parentPort?.postMessage('ready');
