/** Turns requests into pages: a shared copy where that is right, a render of their own otherwise. */
import { randomUUID } from 'node:crypto';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import {
  contentContext,
  inboxContext,
  originContext,
  previewContext,
  searchContext,
  visitContext,
} from '../app/context.ts';
import { finishedPage, type Page, pageAnswer } from './page.ts';
import { createPageCache } from './page-cache.ts';
import type { RequestInfo } from './request-log.ts';
import type { Services } from './services.ts';
import { sharedAddress } from './shared-address.ts';

/** Marks our own scripts during a render; never accepted from outside. */
const NONCE_HEADER = 'x-script-nonce';

/** What a browser or a cache in front may do with a page: ask each time, and outlive our absence. */
const SHARED = 'public, max-age=0, must-revalidate, stale-if-error=86400';

type PagesOptions = {
  handler: RequestHandler;
  services: Services;
  development: boolean;
};

export function createPages({ handler, services, development }: PagesOptions) {
  const cache = createPageCache(services.pageRevision);

  async function rendered(request: Request, info: RequestInfo, caching: string): Promise<Page> {
    const nonce = randomUUID();
    const response = await handler(marked(request, nonce), contextOf(services, info, request));
    const page = await finishedPage(response, { nonce, assetOrigin: services.reader.assetOrigin });
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', caching);
    if (services.previews.of(request)) page.headers.set('x-robots-tag', 'noindex');
    return page;
  }

  return async function pages(request: Request, info: RequestInfo): Promise<Response> {
    if (development)
      return handler(marked(request, randomUUID()), contextOf(services, info, request));
    const shared = sharedAddress(request);
    const page = shared
      ? // Nothing of this visitor's headers takes part in what others will see.
        await cache.page(shared.pathname + shared.search, () =>
          rendered(new Request(shared), info, SHARED),
        )
      : await rendered(request, info, 'no-store');
    return pageAnswer(request, page);
  };
}

function contextOf(services: Services, info: RequestInfo, request: Request): RouterContextProvider {
  const context = new RouterContextProvider();
  const { reader, preview } = services.previews.of(request) ?? {};
  context.set(contentContext, reader ?? services.reader);
  context.set(previewContext, preview ?? null);
  context.set(inboxContext, services.inbox);
  context.set(searchContext, services.search);
  context.set(originContext, services.origin);
  context.set(visitContext, {
    requestId: info.id,
    address: info.address,
    reportError: (error) => info.log.error({ err: error }, 'unexpected error'),
  });
  return context;
}

/** The request React Router sees: a true `Request` (the adapter's is a look-alike) with our mark. */
function marked(request: Request, nonce: string): Request {
  const headers = new Headers(request.headers);
  headers.set(NONCE_HEADER, nonce);
  const { method, body, signal } = request;
  // `duplex` is what the platform asks of a streamed body; its type is not in the DOM library yet.
  const streaming: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body,
    signal,
    duplex: 'half',
  };
  return new Request(request.url, streaming);
}
