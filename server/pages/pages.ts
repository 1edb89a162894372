/** Turns requests into pages: a shared copy where that is right, a render of their own otherwise. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import {
  brandContext,
  type ContentReader,
  contentContext,
  inboxContext,
  measuringContext,
  originContext,
  previewContext,
  redirectsContext,
  searchContext,
  type Visit,
  visitContext,
} from '../../app/context.ts';
import { CONTENT_UNAVAILABLE } from '../../app/index.ts';
import type { ReadNotes } from '../content-fetch.ts';
import type { PreviewedPage } from '../preview/preview.ts';
import type { RequestInfo } from '../request-log.ts';
import type { Services } from '../services.ts';
import { ANYTHING, COMMENTS } from './content-changes.ts';
import { finishedPage, framed, type Page, pageAnswer, textPage } from './page.ts';
import type { Rendered } from './page-cache.ts';
import { readablePath } from './page-spelling.ts';
import { isFromPreview, NOTHING_IS_SENT, previewInbox } from './preview-inbox.ts';
import { answerInTurn, busyAnswer, type RenderTurns } from './render-turns.ts';
import { createSearchedPages, searchedAddress } from './searched-pages.ts';
import type { createSharedAddress } from './shared-address.ts';
import { createSharedReads } from './shared-reads.ts';

/** The header that carries the nonce of our own scripts through a render; never accepted from outside. */
const NONCE_HEADER = 'x-script-nonce';

/** The `Cache-Control` of a shared page, which browsers ask for each time; a CDN too, unless it may keep it a while. */
function sharedCaching(cdnMaxAge: number): string {
  return cdnMaxAge === 0
    ? 'public, max-age=0, must-revalidate, stale-if-error=86400'
    : `public, max-age=0, s-maxage=${cdnMaxAge}, stale-while-revalidate=${cdnMaxAge}, stale-if-error=86400`;
}

type PagesOptions = {
  /** React Router's handler of the site, or of the same site below another address: that of a preview. */
  handlerAt(base?: string): RequestHandler;
  turns: RenderTurns;
  sharedAddress: ReturnType<typeof createSharedAddress>;
  /** The path of a page as the site spells it. */
  spelledPath(path: string): string;
  /** Tells whether the page at an address receives a form. */
  takesForm(address: URL): boolean;
  services: Services;
  /** `CDN_MAX_AGE`, in seconds. */
  cdnMaxAge: number;
  development: boolean;
  /** The tag of the script that acts in the Studio's frame; absent where it was not built. */
  previewScript: string | undefined;
};

export function createPages(options: PagesOptions) {
  const { handlerAt, turns, sharedAddress, spelledPath, takesForm, services, cdnMaxAge } = options;
  const { development, previewScript } = options;
  const handler = handlerAt();
  const sharingReader = createSharedReads(services.changes, services.readerOf);
  const framesOurs = services.measuring?.analytics === true;
  const caching = sharedCaching(cdnMaxAge);

  async function rendered(
    request: Request,
    info: RequestInfo,
    cacheControl: string,
    inTurn?: Visit['inTurn'],
  ): Promise<Rendered> {
    const nonce = randomUUID();
    const made: Making = { madeOf: new Set(), complete: true };
    const previewedPage = isFromPreview(request) ? SENT_FROM_PREVIEW : undefined;
    // The revision is noted before anything is read: a change from now on makes the page outdated.
    const sharing = sharingReader();
    await Promise.all([services.settledBrand(), services.settledParts()]);
    for (const tag of services.brandMadeOf()) made.madeOf.add(tag);
    const context = contextOf(services, info, made, { previewedPage, inTurn, readerOf: sharing });
    const response = await handler(marked(request, nonce), context);
    // Other requests get their turn before the document is finished and compressed.
    await nextTurn();
    const page = await finishedPage(response, {
      nonce,
      brand: services.brand(),
      assetOrigin: services.reader.assetOrigin,
      framesOurs,
      hasPiece: !services.reader.isOff?.('lastPiece'),
    });
    await nextTurn();
    // A redirect from an incomplete render is not cached either: its target may be wrong.
    if (!made.complete) page.headers.set('cache-control', 'no-store');
    if (page.status === 503 && !page.headers.has('retry-after')) {
      page.headers.set('retry-after', CONTENT_UNAVAILABLE.headers['retry-after']);
    }
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', cacheControl);
    return { page, madeOf: [...made.madeOf], complete: made.complete };
  }

  /** Renders a page of a preview for this request only: it is neither cached nor listed by search engines. */
  async function previewed(request: Request, info: RequestInfo, previewedPage: PreviewedPage) {
    const nonce = randomUUID();
    const made: Making = { madeOf: new Set(), complete: true };
    const response = await handlerAt(previewedPage.base)(
      marked(request, nonce),
      contextOf(services, info, made, { previewedPage }),
    );
    const frame = previewedPage.isEditors ? { script: previewScript } : undefined;
    const { assetOrigin } = services.reader;
    const preview = { base: previewedPage.base, frame };
    const brand = services.brand();
    const page = await finishedPage(response, { nonce, assetOrigin, brand, preview });
    page.headers.set('cache-control', 'no-store');
    page.headers.set('x-robots-tag', 'noindex');
    if (frame) page.headers.set('x-frame-options', 'SAMEORIGIN');
    return page;
  }

  if (!development) {
    services.pages.renderWith((name) => {
      const url = new URL(services.origin + name);
      const log = services.log.child({ page: url.pathname });
      return rendered(new Request(url), { id: 'behind', address: '', log }, caching);
    });
  }

  /** The path as the site spells it, that of the data of a page too. */
  function spelledAddress(path: string): string {
    const [, page] = /^(.+)\.data$/s.exec(path) ?? [];
    if (page === undefined || path === '/_root.data') return spelledPath(path);
    const spelled = spelledPath(page);
    return spelled === page ? path : `${spelled === '/' ? '/_root' : spelled}.data`;
  }

  const searches = createSearchedPages(services.pageRevision);
  const missing = createSearchedPages(services.pageRevision, 404);

  async function pageFor(request: Request, info: RequestInfo, isUpload: boolean): Promise<Page> {
    const visitor = { address: info.address, signal: request.signal };
    const previewedPage = await services.previews.of(request);
    if (previewedPage) {
      if (request.method === 'POST') return NO_FORM;
      return turns.once(visitor, () => previewed(request, info, previewedPage));
    }
    const address = new URL(request.url);
    const { pathname, search } = address;
    const own = async () => (await rendered(request, info, 'no-store')).page;
    if (request.method === 'POST') {
      if (!takesForm(address)) return NOTHING_TO_SEND;
      if (!isUpload) return turns.once(visitor, own);
      // An upload comes as slowly as its sender's connection: only the rendering of its answer takes a turn.
      const inTurn = (render: () => Promise<Response>) => answerInTurn(turns, visitor, render);
      return (await rendered(request, info, 'no-store', inTurn)).page;
    }
    const spelled = spelledAddress(pathname);
    if (spelled !== pathname) return spelledOtherwise(spelled + search);
    const shared = sharedAddress(request);
    if (shared) {
      const name = shared.pathname + shared.search;
      // The shared render gets no headers of this visitor: others will see its result.
      const make = () => rendered(new Request(shared), info, caching);
      const page =
        missing.cached(name) ??
        (await services.pages.page(
          name,
          () => missing.made(name, make),
          // A request after a publication does not share the render of requests before it.
          (made) => turns.take(`${name} ${services.pageRevision()}`, visitor, made),
        ));
      return page.headers.has('location') ? withRest(page, new URL(request.url), shared) : page;
    }
    const searched = searchedAddress(request);
    if (searched) {
      const cached = searches.cached(searched);
      // Simultaneous searches share a render, unless something was published since it began.
      const name = `${searched} ${services.pageRevision()}`;
      // Like a shared page, the result gets no headers of this visitor.
      const make = () => rendered(new Request(new URL(searched, request.url)), info, 'no-store');
      const made = async () => {
        const { page } = await searches.made(searched, make);
        return { answer: () => page, failed: false };
      };
      return cached ?? (await turns.take(name, visitor, made)).answer();
    }
    return turns.once(visitor, own);
  }

  return async function pages(
    incoming: Request,
    info: RequestInfo,
    { isUpload = false }: { isUpload?: boolean } = {},
  ): Promise<Response> {
    const request = readable(incoming);
    const preview = services.previews.askedFor(request);
    if (preview) {
      const headers = { location: preview, 'cache-control': 'no-store' };
      return new Response(null, { status: 302, headers });
    }
    if (development) {
      const made: Making = { madeOf: new Set(), complete: true };
      const previewedPage = await services.previews.of(request);
      const sent = isFromPreview(request) ? SENT_FROM_PREVIEW : undefined;
      const context = contextOf(services, info, made, { previewedPage: previewedPage ?? sent });
      const response = await handlerAt(previewedPage?.base)(marked(request, randomUUID()), context);
      return previewedPage?.isEditors ? framed(response, previewScript ?? '') : response;
    }
    try {
      const page = await pageFor(request, info, isUpload);
      const forward = request.method === 'POST' ? 'method' : 'bypass';
      return await pageAnswer(request, { cacheStatus: `pages; fwd=${forward}`, ...page });
    } catch (error) {
      const busy = busyAnswer(error);
      if (!busy) throw error;
      return busy;
    }
  };
}

/** The redirect for another spelling of a page's path: each page has one address. */
function spelledOtherwise(location: string): Page {
  return textPage(301, 'Cette page a une autre adresse.', { location });
}

/** The answer to a POST to an address that takes none, with the allowed methods: RFC 9110 §15.5.6. */
const NOTHING_TO_SEND = textPage(405, 'Cette page ne reçoit pas de formulaire.', {
  allow: 'GET, HEAD',
});

/** The redirection of a shared address, with the parameters that the visitor's has besides: a campaign is counted where it arrives. */
function withRest(page: Page, { searchParams }: URL, shared: URL): Page {
  const rest = [...searchParams].filter(([name]) => !shared.searchParams.has(name));
  if (rest.length === 0) return page;
  const headers = new Headers(page.headers);
  const [address = '', ...hash] = (headers.get('location') ?? '').split(/(?=#)/);
  const joint = address.includes('?') ? '&' : '?';
  headers.set('location', [address, joint, new URLSearchParams(rest), ...hash].join(''));
  return { ...page, headers };
}

/** The request with its path as routes can read it; one that is sent is refused where it cannot be read. */
function readable(request: Request): Request {
  const url = new URL(request.url);
  const path = readablePath(url.pathname);
  if (path === url.pathname || request.method === 'POST') return request;
  url.pathname = path;
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
}

/** The answer to a form that is sent from a preview without script. */
const NO_FORM = textPage(405, NOTHING_IS_SENT, { allow: 'GET, HEAD' });

/** The preview of a request whose page is not previewed, but which a page of a preview sends: to the address of a form's own. */
const SENT_FROM_PREVIEW = { base: '' };

type Making = {
  /** Sync tags of the page's content and of the brand, `COMMENTS` and `ANYTHING`. */
  madeOf: Set<string>;
  /** Whether everything it shows could be read. */
  complete: boolean;
};

type Surroundings = {
  previewedPage?: Partial<PreviewedPage> | undefined;
  inTurn?: Visit['inTurn'] | undefined;
  /** Makes the reader of published content; one that shares nothing when absent. */
  readerOf?(notes: ReadNotes): ContentReader;
};

function contextOf(
  services: Services,
  info: RequestInfo,
  made: Making,
  { previewedPage, inTurn, readerOf = services.readerOf }: Surroundings,
): RouterContextProvider {
  const { base = '', reader, preview } = previewedPage ?? {};
  const inbox = previewedPage ? previewInbox(services.inbox) : services.inbox;
  const context = new RouterContextProvider();
  const published = readerOf({
    madeOf(syncTags) {
      for (const tag of syncTags) made.madeOf.add(tag);
    },
    failed() {
      made.complete = false;
    },
  });
  context.set(contentContext, reader ?? published);
  context.set(previewContext, preview ?? null);
  context.set(inboxContext, {
    ...inbox,
    comments(postId) {
      made.madeOf.add(COMMENTS);
      return inbox.comments(postId);
    },
  });
  context.set(redirectsContext, services.redirects);
  context.set(searchContext, {
    ...services.search,
    // The index file is cached as a page: the search reads the whole site with a reader of its own.
    file() {
      made.madeOf.add(ANYTHING);
      return services.search.file();
    },
  });
  context.set(measuringContext, services.measuring);
  context.set(brandContext, services.brand());
  context.set(originContext, services.origin);
  context.set(visitContext, {
    requestId: info.id,
    address: info.address,
    base,
    reportError(error) {
      made.complete = false;
      info.log.error({ err: error }, 'unexpected error');
    },
    reportMissing: (message, details) => info.log.info(details, message),
    ...(inTurn && { inTurn }),
  });
  return context;
}

/**
 * Returns the request that React Router gets: with the nonce, and without the origin headers, by which it would check
 * again where a form comes from and log a stranger's values as our error. `server/app.ts` has checked them.
 */
function marked(request: Request, nonce: string): Request {
  const headers = new Headers(request.headers);
  headers.delete('origin');
  headers.delete('x-forwarded-host');
  headers.set(NONCE_HEADER, nonce);
  return new Request(request, { headers });
}
