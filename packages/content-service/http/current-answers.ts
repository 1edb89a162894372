import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { passWhileAway } from '../current-store.ts';
import type { DocumentStore } from '../store.ts';
import type { ApiEnv } from './api-env.ts';

/** The longest an editor's read waits for a shared log that does not answer; then it is of what is here. */
const PATIENCE = 2_000; // ms

/**
 * Lets editors read what they, or a colleague, have just written at another process. Tells every caller, as RFC 9211 has it,
 * while the shared log does not answer: what is here may be old.
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
