/** The endpoints of the whole server on one screen: what answers which address, in which order; cached answers come first. */

import { basename } from 'node:path/posix';
import * as build from 'virtual:react-router/server-build';
import { type Context, Hono, type HonoRequest } from 'hono';
import { createRequestHandler, href } from 'react-router';
import { ANALYTICS_ADDRESS, ROSETTES } from '../app/index.ts';
import { MAX_UPLOAD_BYTES } from '../inbox/index.ts';
import { isOwnSite, numberedAddress } from '../model/redirects/redirect-rules.ts';
import { HEALTH_ADDRESS } from '../packages/kit/http/listen.ts';
import { isFromOurPages } from '../packages/kit/network/own-pages.ts';
import { routedPath } from '../packages/kit/network/routed-path.ts';
import { DESK_ENDPOINTS } from '../staff/desk-addresses.ts';
import { createAnalyticsFrame } from './analytics-frame.ts';
import { createAnswerTally } from './answer-tally.ts';
import { createBeaconRoute } from './beacons.ts';
import { asMarked, isDrawnPage, markOf, readAddress } from './brand/brand-addresses.ts';
import { brandedFiles } from './brand/branded-files.ts';
import { blockDrawing } from './brand/desk-brand.ts';
import { readSourceDrawings } from './brand/source-drawings.ts';
import { readBuiltFiles } from './built-files.ts';
import { createAnswerAhead } from './cached-answers.ts';
import { createCardRoute } from './cards/card-route.ts';
import { rosetteAnswer } from './cards/rosette-route.ts';
import type { Config } from './config.ts';
import { readinessAnswer } from './health/readiness.ts';
import { readInstallation } from './installation.ts';
import { mayReadMetrics } from './metrics/metrics-access.ts';
import type { RequestKind } from './metrics/request-kind.ts';
import { pageAnswer } from './pages/page.ts';
import { matchPaths, spelledPath, takesForm } from './pages/page-spelling.ts';
import { createPages } from './pages/pages.ts';
import { askedMarkdown, postMarkdownAnswer } from './pages/post-markdown.ts';
import { answerInTurn, createRenderTurns } from './pages/render-turns.ts';
import { createSharedAddress } from './pages/shared-address.ts';
import { previewScript } from './preview/preview-script.ts';
import { requestLog, type ServerEnv } from './request-log.ts';
import { secured, securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { studioFiles } from './studio-files.ts';
import { wholeBody } from './whole-body.ts';

export { start } from './start.ts';

/** The largest form is a message of 5,000 characters, nine bytes each when percent-encoded. */
const MAX_FORM_BYTES = 128 * 1024;

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** The addresses that receive applications with a CV: the page of all jobs, and every page below it. */
const APPLICATION = new RegExp(`^${href('/careers')}(?:$|\\.data$|/)`);

/** The addresses of the content API, and those that would be but for their version: a program is refused in its own words. */
const CONTENT_API = [
  '/:version{v[0-9X][0-9-]*}/*',
  '/:version{[vV][^/]*|[0-9]+-[0-9]+-[0-9]+|[1xX]}/:room{data|assets|projects|users|auth}/*',
];

const ONE_CLICK_UNSUBSCRIPTION = href('/newsletter/desinscription');

/** Puts the services behind one address, in this order: health first, files, and pages last, which answer any address. */
export function createApp(config: Config, services: Services) {
  const matchesOf = matchPaths(build.routes);
  const turns = createRenderTurns();
  const pages = createPages({
    turns,
    handlerAt: (basename = build.basename) =>
      createRequestHandler(
        { ...build, basename },
        config.mode === 'development' ? 'development' : 'production',
      ),
    previewScript: previewScript(services.root, config.mode === 'development'),
    sharedAddress: createSharedAddress(matchesOf),
    spelledPath: (path) => spelledPath(matchesOf, path),
    takesForm: (address) => takesForm(build.routes, matchesOf, address),
    services,
    cdnMaxAge: config.cdnMaxAge,
    development: config.mode === 'development',
  });

  const secure = securityHeaders({ origin: services.origin, preload: config.hstsPreload });
  const readFiles = config.mode === 'development' ? readSourceDrawings : readBuiltFiles;
  const files = brandedFiles(readFiles(services.root), services.brand);

  const inTurn = ({ req, get }: Context<ServerEnv>, draw: () => Response) =>
    answerInTurn(turns, { address: get('request').address, signal: req.raw.signal }, async () =>
      draw(),
    );
  const cardRoute = createCardRoute({
    origin: services.origin,
    page: pages,
    cards: services.cards,
  });

  const app = new Hono<ServerEnv>({ getPath: routedPath });
  app.use(requestLog(services.log, config.trustedProxies));
  app.use(services.health.metrics.middleware);
  app.use(secured(secure));
  app.onError((error, c) => {
    // The client closed the connection before the end of its body: this is no error of ours, and nobody reads the
    // answer.
    if (c.req.raw.signal.aborted) return c.text('Requête interrompue', 400);
    c.get('request').log.error({ err: error }, 'unexpected error');
    return c.text('Une erreur est survenue.', 500);
  });
  app.get(HEALTH_ADDRESS, async () =>
    readinessAnswer(await services.health.readiness(), services.version),
  );
  app.get('/metrics', async (c, next) => {
    const { metricsToken: token, trustedProxies } = config;
    // A caller who may not read the metrics gets the 404 of a page that does not exist.
    if (!mayReadMetrics(c.env.incoming, { token, trustedProxies })) return next();
    const { metrics } = services.health;
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' };
    return c.body(await metrics.text(), 200, headers);
  });
  app.get('*', async (c, next) => {
    const { plain, mark } = readAddress(c.req.path);
    const icon = await services.icons.find(plain);
    if (icon && mark) {
      return asMarked(await pageAnswer(c.req.raw, icon), plain, mark === markOf(services.brand()));
    }
    const file = icon ?? files.get(c.req.path);
    return file ? pageAnswer(c.req.raw, file) : next();
  });
  app.get('/:mark{~[0-9a-z]+}/*', async (c, next) => {
    const { method, headers, signal, url } = c.req.raw;
    // The pathname stays encoded: only the page decodes a name in it.
    const { plain, mark } = readAddress(new URL(url).pathname);
    if (!isDrawnPage(plain)) return next();
    const plainRequest = new Request(new URL(plain, url), { method, headers, signal });
    const answer = plain.startsWith(ROSETTES)
      ? await inTurn(c, () => rosetteAnswer(basename(plain), services.brand()))
      : await pages(plainRequest, c.get('request'));
    return asMarked(answer, plain, mark === markOf(services.brand()));
  });
  if (config.measurementId) {
    app.get(ANALYTICS_ADDRESS, createAnalyticsFrame(config.measurementId));
  }
  app.on(['GET', 'POST'], DESK_ENDPOINTS.health, (c) => services.health.route(c.req.raw));
  app.use(
    studioFiles({
      project: services.root,
      installation: () => readInstallation(config, services),
      brand: services.settledBrand,
      hosted: Boolean(config.hostedContent),
      elsewhere: config.hostedContent?.apiHost,
    }),
  );
  if (services.content) {
    const { content } = services;
    for (const address of [...CONTENT_API, '/images/*']) {
      app.all(address, (c) => content.fetch(c.req.raw, c.get('request')));
    }
    app.all('/files/*', (c) => content.fetch(c.req.raw));
  }
  app.get(DESK_ENDPOINTS.card, (c) => services.typedCard(c.req.raw, c.get('request')));
  app.get(`${DESK_ENDPOINTS.blocks}/:name`, (c) =>
    inTurn(c, () => {
      const drawn = blockDrawing(c.req.param('name'), services.brand());
      const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' };
      return new Response(drawn, drawn ? { headers } : { status: 404 });
    }),
  );
  app.get('/cards/*', (c) => cardRoute(c.req.raw, c.get('request')));
  app.get(`${ROSETTES}/:name`, (c) =>
    inTurn(c, () => rosetteAnswer(c.req.param('name'), services.brand())),
  );
  app.use(async (c, next) => {
    if (c.req.path === ONE_CLICK_UNSUBSCRIPTION || !isFromElsewhere(c.req.raw, services.origin)) {
      return next();
    }
    return c.text('Ce formulaire vient d’un autre site.', 400);
  });
  // A WordPress export comes as a stream, far longer than any form.
  app.on(['GET', 'PUT', 'POST'], DESK_ENDPOINTS.wordpress, (c) =>
    services.wordpress.answer(c.req.raw, c.get('request')),
  );
  app.use(async (c, next) => {
    if (isUpload(c.req)) {
      // The inbox counts the bytes while it reads, also where the client announces no length.
      return Number(c.req.header('content-length') ?? 0) > MAX_UPLOAD_BYTES ? tooLarge(c) : next();
    }
    const request = await wholeBody(c.req.raw, MAX_FORM_BYTES);
    if (request === 'too large') return tooLarge(c);
    c.req.raw = request;
    return next();
  });
  app.on(['GET', 'POST'], DESK_ENDPOINTS.setup, (c) =>
    services.setupRoute(c.req.raw, c.get('request')),
  );
  app.post(DESK_ENDPOINTS.preview, (c) =>
    services.previews.order(c.req.raw, c.get('request').address),
  );
  app.all('/inbox/*', (c) => services.inbox.fetch(c.req.raw));
  app.use(async (c, next) => {
    if (PAGE_METHODS.includes(c.req.method)) return next();
    return c.text('Méthode inconnue', 405, { allow: PAGE_METHODS.join(', ') });
  });
  app.get(`${href('/blog')}/:file`, async (c, next) => {
    const markdownRequest = askedMarkdown(c.req.param('file'), c.req.header('accept'));
    await services.settledParts();
    if (!markdownRequest || services.reader.isOff?.('blog')) return next();
    const visitor = { address: c.get('request').address, signal: c.req.raw.signal };
    const answer = await answerInTurn(turns, visitor, () =>
      postMarkdownAnswer(markdownRequest, services),
    );
    if (answer || markdownRequest.isNegotiated) return answer ?? next();
    return c.redirect(href('/blog/:slug', { slug: markdownRequest.slug }));
  });
  app.post(ONE_CLICK_UNSUBSCRIPTION, (c) => {
    // RFC 8058: mail programs post here, also from pages of their own. The signed link is the permission.
    c.req.raw.headers.delete('origin');
    return pages(c.req.raw, c.get('request'));
  });
  app.get('/', async (c, next) => {
    // WordPress names pages `/?p=12` where no slug was chosen. Any other query at `/` is the home page.
    const numbered = numberedAddress(new URL(c.req.url).search);
    const destination =
      numbered && (await services.redirects.find(numbered).catch(() => undefined));
    if (!destination) return next();
    const { url, isTemporary } = destination;
    const to = isOwnSite(url) ? url.pathname + url.search + url.hash : url.href;
    return c.body(null, isTemporary ? 302 : 301, { location: to, 'cache-control': 'no-store' });
  });
  app.all('*', (c) => pages(c.req.raw, c.get('request'), { isUpload: isUpload(c.req) }));
  const tally = createAnswerTally(services.log);
  const count = (kind: RequestKind, status: number) => {
    services.health.metrics.count(kind, status);
    tally.count(kind, status);
  };
  return {
    fetch: app.fetch,
    takeBeacon: config.countVisits
      ? createBeaconRoute({
          inbox: services.inbox,
          siteOrigin: services.origin,
          trustedProxies: config.trustedProxies,
          secure,
          answered: (status) => count('beacon', status),
        })
      : undefined,
    answerAhead: createAnswerAhead({
      find: (address) =>
        services.icons.isDrawn(readAddress(address).plain)
          ? undefined
          : (files.get(address) ?? services.pages.cached(address)),
      secure,
      answered(address, kind, status) {
        if (!files.has(address)) services.pages.visible(address);
        count(kind, status);
      },
    }),
  };
}

/** Whether another site's form is posted. React Router checks the origin for pages, not for their endpoints. */
function isFromElsewhere(request: Request, siteOrigin: string): boolean {
  // A browser sends `Origin` with each request that changes something; another program need not.
  if (['GET', 'HEAD'].includes(request.method) || !request.headers.has('origin')) return false;
  return !isFromOurPages(request, { siteOrigin });
}

/** Whether an application is sent that is longer than any form without a file. */
function isUpload(request: HonoRequest): boolean {
  const length = request.header('content-length');
  return (
    (length === undefined || Number(length) > MAX_FORM_BYTES) &&
    request.method === 'POST' &&
    APPLICATION.test(request.path) &&
    (request.header('content-type') ?? '').startsWith('multipart/form-data')
  );
}

function tooLarge(c: Context): Response {
  return c.text('Requête trop volumineuse', 413);
}
