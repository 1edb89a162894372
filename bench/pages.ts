import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { z } from 'zod';
import type { Figure } from './figure.ts';
import { openSite } from './open-site.ts';

const ROUTES = ['/', '/work', '/work/ecommerce-modern', '/contact'];
const CONNECTIONS = [2, 32];
const SECONDS = 4;

/** As a browser asks: documents go out in Brotli. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A parameter no page knows: the answer is rendered for this request and not kept. */
const RENDERED = '?rendu=1';

/** Pages per second: rendered each time, kept, and the same bytes from a bare server, beside each other. */
export async function measurePages(): Promise<Figure[]> {
  await using site = await openSite();
  const figures: Figure[] = [];
  for (const connections of CONNECTIONS) {
    for (const of of ROUTES) {
      const url = site.origin + of;
      await requestsPerSecond(url + RENDERED, connections, 1); // warm-up: compiled code, image metadata
      const rendered = await requestsPerSecond(url + RENDERED, connections);
      await requestsPerSecond(url, connections, 1);
      await using bare = await startBareServer(url);
      await requestsPerSecond(bare.address, connections, 1);
      const floor = await requestsPerSecond(bare.address, connections);
      const kept = await requestsPerSecond(url, connections);
      const at = `at ${connections}`;
      figures.push(
        { of, what: `kept / bare ${at}`, value: kept / floor, unit: 'ratio' },
        { of, what: `rendered / bare ${at}`, value: rendered / floor, unit: 'ratio' },
        { of, what: `bare ${at}`, value: floor, unit: '/s' },
        { of, what: `kept ${at}`, value: kept, unit: '/s' },
        { of, what: `rendered ${at}`, value: rendered, unit: '/s' },
      );
    }
  }
  return figures;
}

const listening = z.object({ port: z.number() });

/** A server that sends the answer of this address, head and body, to every request. */
async function startBareServer(url: string) {
  const asked = get(url, { headers: HEADERS });
  const [answer] = await once(asked, 'response');
  const { rawHeaders }: IncomingMessage = answer;
  const body = await buffer(answer);
  // Node adds these itself, to this server's answers as to the site's.
  const own = new Set(['date', 'connection', 'keep-alive']);
  const head = rawHeaders.filter(
    (_, index) => !own.has(rawHeaders[index & ~1]?.toLowerCase() ?? ''),
  );
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  child.send({ head, body });
  const [message] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${listening.parse(message).port}/`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function requestsPerSecond(
  url: string,
  connections: number,
  duration = SECONDS,
): Promise<number> {
  const result = await autocannon({ url, connections, duration, headers: HEADERS });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}
