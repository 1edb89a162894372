import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { passWhileAway } from '../current-store.ts';
import type { DocumentStore } from '../store.ts';
import type { ApiEnv } from './api-env.ts';

/** The longest wait of an editor's read for an unresponsive shared log; then it reads the local copy. */
const PATIENCE = 2_000; // ms

/**
 * Lets editors read what they or a colleague have just written in another process. While the shared log does not
 * answer, it tells every caller by RFC 9211's header that the content may be outdated.
 */
export function answerCurrently(
  store: Pick<DocumentStore, 'current' | 'isBehind'>,
): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { caller, identity } = context.var;
    if (caller || identity.kind === 'staff') {
      const current = store.current().catch(passWhileAway);
      await Promise.race([current, wait(PATIENCE, undefined, { ref: false })]);
    }
    await next();
    if (!store.isBehind()) return;
    const came = context.res.headers.get('cache-status') ?? 'content; hit';
    context.header('cache-status', `${came}; detail=stale`);
  };
}
