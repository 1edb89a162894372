import type { MiddlewareHandler } from 'hono';
import { networkOf } from '../../kit/network/address.ts';
import { hashToken } from '../../kit/network/secret-token.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { ANONYMOUS, type Caller, contentIdentity } from './identity.ts';

type CallerOptions = {
  /** The tokens of the site itself, for its previews and for its pages. */
  readTokens: { drafts: string; site: string };
  /** The sender of any other request; undefined for a visitor. */
  identify(request: Request): Promise<Caller | undefined>;
};

/** Finds out who sends a request, and sets the caller, its identity and its turn among those who ask queries. */
export function findCaller({ readTokens, identify }: CallerOptions): MiddlewareHandler<ApiEnv> {
  const [draftHash, siteHash] = [hashToken(readTokens.drafts), hashToken(readTokens.site)];
  return async (context, next) => {
    // Hashes are compared, so that the time this takes says nothing about the token.
    const hash = hashToken(context.req.header('authorization')?.replace('Bearer ', '') ?? '');
    const isSite = hash === siteHash;
    if (isSite || hash === draftHash) {
      context.set('caller', undefined);
      context.set(
        'identity',
        isSite ? ANONYMOUS : { kind: 'staff', id: 'preview', readsOnly: true },
      );
      context.set('queryCaller', { priority: isSite ? 'site' : 'staff', network: '' });
      return next();
    }
    const caller = await identify(context.req.raw);
    context.set('caller', caller);
    const identity = contentIdentity(caller);
    context.set('identity', identity);
    context.set('queryCaller', {
      priority: identity.kind === 'staff' ? 'staff' : 'visitor',
      network: networkOf(context.env.address),
    });
    await next();
  };
}
