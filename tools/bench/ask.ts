import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** Connections that stay open, as a proxy in front keeps them. */
const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const PATIENCE = 30_000; // ms

type Answer = {
  /** 200, or what came instead: another status, or the code of the failure when no answer came. */
  outcome: number | string;
  /** From the request to the end of the answer. */
  ms: number;
};

/** Asks for an address and reads the answer to its end. Never rejects. */
export async function ask(url: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const started = performance.now();
  const once = await attempt(url, headers);
  // The server may end a connection that waits while the next request is on its way: clients ask again then.
  const outcome = once === 'closed meanwhile' ? await attempt(url, headers) : once;
  return { outcome, ms: performance.now() - started };
}

function attempt(url: string, headers: OutgoingHttpHeaders): Promise<number | string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name);
    const outgoing = get(
      url,
      { agent, headers, signal: AbortSignal.timeout(PATIENCE) },
      (incoming: IncomingMessage) => {
        incoming.once('end', () => resolve(incoming.statusCode ?? 'no status'));
        incoming.once('error', fail);
        incoming.resume();
      },
    );
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve('closed meanwhile');
      else fail(error);
    });
  });
}
