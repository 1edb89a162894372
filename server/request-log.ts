/** Gives each request an id and writes one line about it: never an address, a query or a name. */
import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { PREVIEWS } from '../model/contracts/preview-contract.ts';
import { clientAddress } from '../packages/kit/http/client-address.ts';

export type RequestInfo = {
  id: string;
  address: string;
  log: Logger;
};

export type ServerEnv = { Bindings: HttpBindings; Variables: { request: RequestInfo } };

/** The content API is read several times per page: at `info` its lines would drown the visitors'. */
const INTERNAL = /^\/v[0-9X]/;

/** The pass of a shared link in its path: a statement, a dot and a signature. */
const PASS = new RegExp(`^${PREVIEWS}/[^/]*\\.[^/]*`);

export function requestLog(logger: Logger, trustedProxies: BlockList) {
  let warned = trustedProxies.rules.length > 0;
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (!warned && c.req.header('x-forwarded-for') !== undefined) {
      warned = true;
      logger.warn(
        'X-Forwarded-For arrives and TRUSTED_PROXIES is empty: if a proxy of yours sends it, all visitors share one limit. Set TRUSTED_PROXIES to its address',
      );
    }
    const started = performance.now();
    const id = randomUUID();
    const log = logger.child({ request: id });
    c.set('request', { id, address: clientAddress(c.env.incoming, trustedProxies), log });
    await next();
    c.header('x-request-id', id);
    const status = answeredStatus(c);
    const level = levelOf(status, c.req.path);
    log[level](
      {
        method: c.req.method,
        // The path is logged without its query, which may hold a search term or the token of a private link, and
        // without a preview's token.
        path: c.req.path.replace(PASS, `${PREVIEWS}/…`),
        status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
}

/** A stranger may cause any 503, by asking for more than there is room for: it is no fault to look into. */
const BUSY = 503;

function levelOf(status: number, path: string): 'error' | 'warn' | 'debug' | 'info' {
  if (status === BUSY) return 'warn';
  if (status >= 500) return 'error';
  return INTERNAL.test(path) ? 'debug' : 'info';
}

/** The status proxies log for a client that closed the connection before its answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** The status that logs and metrics count: a 500 to a client that left before its answer is no fault. */
export function answeredStatus({ req, res }: Context<ServerEnv>): number {
  return req.raw.signal.aborted && res.status >= 500 ? CLIENT_CLOSED_REQUEST : res.status;
}
