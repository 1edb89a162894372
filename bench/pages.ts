import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { z } from 'zod';

const ROUTES = ['/', '/work', '/work/ecommerce-modern', '/contact'];
const CONNECTIONS = [2, 32];
const SECONDS = 4;

/** As a browser asks: documents go out in Brotli. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A parameter no page knows: the answer is rendered for this request and not kept. */
const RENDERED = '?rendu=1';

/** Pages per second: rendered each time, kept, and the same bytes from a bare server, beside each other. */
export async function measurePages(origin: string): Promise<void> {
  for (const connections of CONNECTIONS) {
    const rows: Record<string, object> = {};
    for (const route of ROUTES) {
      await requestsPerSecond(origin + route + RENDERED, connections, 1); // warm-up: compiled code, image metadata
      const rendered = await requestsPerSecond(origin + route + RENDERED, connections);
      await requestsPerSecond(origin + route, connections, 1);
      await using bare = await startBareServer(origin + route);
      await requestsPerSecond(bare.address, connections, 1);
      const floor = await requestsPerSecond(bare.address, connections);
      const kept = await requestsPerSecond(origin + route, connections);
      rows[route] = {
        'kept / bare': (kept / floor).toFixed(2),
        'rendered / bare': (rendered / floor).toFixed(4),
        'bare/s': Math.round(floor),
        'kept/s': Math.round(kept),
        'rendered/s': Math.round(rendered),
      };
    }
    console.log(`Pages, ${connections} connections`);
    console.table(rows);
  }
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
