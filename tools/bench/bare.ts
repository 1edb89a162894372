import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

type RequestParts = { method?: string; headers?: Record<string, string>; body?: string };

const listening = z.object({ port: z.number() });

/** A server of its own process that gives the answer to this request, status, head and body, to every request. */
export async function startBareServer(
  url: string,
  { method = 'GET', headers, body }: RequestParts = {},
) {
  const [answer] = await once(request(url, { method, headers }).end(body), 'response');
  const { statusCode, rawHeaders }: IncomingMessage = answer;
  const bytes = await buffer(answer);
  // Node adds these itself, to this server's answers as to the site's.
  const own = new Set(['date', 'connection', 'keep-alive']);
  const head = rawHeaders.filter(
    (_, index) => !own.has(rawHeaders[index & ~1]?.toLowerCase() ?? ''),
  );
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  child.send({ status: statusCode, head, body: bytes });
  const [message] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${listening.parse(message).port}/`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
