/** A thread: asks for a page each second, from an address of its own, and tells what came and after how long. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The status, or why there was none; in ms until the last byte. */
export type Visit = { answer: string; wait: number };

for (;;) {
  const start = performance.now();
  const answer = await visit(workerData.url, workerData.localAddress);
  const wait = performance.now() - start;
  parentPort?.postMessage({ answer, wait } satisfies Visit);
  await pause(Math.max(0, 1000 - wait));
}

function visit(url: string, localAddress: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { localAddress, agent: false, timeout: 30_000 });
    asking.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', (error) => resolve(error.message));
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer in 30 s')));
    asking.on('error', (error) => resolve(error.message));
    asking.end();
  });
}
