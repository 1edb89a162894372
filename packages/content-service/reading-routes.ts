import type { Hono } from 'hono';
import { networkOf } from '../kit/network/address.ts';
import { notLoggedIn } from '../kit/network/api-error.ts';
import { grantsOf } from './access/grants.ts';
import { refuseDeleted } from './assets/deleted-assets.ts';
import type { SignedOriginals } from './assets/signed-originals.ts';
import { createDocumentRoute } from './documents/document-route.ts';
import type { createFileRoute } from './files/file-route.ts';
import type { ApiEnv } from './http/api-env.ts';
import { type OwnNames, requireDataset } from './http/own-names.ts';
import type { createImageRoute } from './images/image-route.ts';
import type { IdentityOf } from './listen/stream-connections.ts';
import type { QueryPool } from './queries/query-pool.ts';
import { createQueryRoute } from './queries/query-route.ts';
import type { DocumentStore } from './store.ts';

/** Adds the routes by which visitors, pages and programs read documents. */
export function addReadingRoutes(
  api: Hono<ApiEnv>,
  parts: OwnNames & { pool: QueryPool; store: DocumentStore },
): void {
  const { pool, store } = parts;
  const query = createQueryRoute({ pool, store });
  const documents = createDocumentRoute(store);
  api.get('/projects/:project/datasets/:dataset/acl', ({ req, json, var: caller }) => {
    requireDataset(req.param('dataset'), parts);
    if (!caller.caller) throw notLoggedIn();
    return json(grantsOf(caller.caller), 200, { 'cache-control': 'no-store' });
  });
  api.get('/ping', (context) => context.json({ pong: true }));
  api.get('/data/ping', (context) => context.json({ pong: true }));
  api.get('/data/ping/:dataset', (context) => context.json({ pong: true }));
  api.on(['GET', 'POST'], '/data/query/:dataset', ({ req, var: caller }) => query(req.raw, caller));
  api.get('/data/doc/:dataset/:ids{.+}', ({ req, var: { identity, queryCaller } }) =>
    documents(req.raw, { ids: req.param('ids'), identity, queryCaller }),
  );
}

/** Adds the routes of pictures and files, whose addresses have no version. */
export function addAssetRoutes(
  routes: Hono<ApiEnv>,
  parts: OwnNames & {
    store: DocumentStore;
    images: ReturnType<typeof createImageRoute>;
    files: ReturnType<typeof createFileRoute>;
    signedOriginals: SignedOriginals;
    identityOf: IdentityOf;
  },
): void {
  const { images, files, signedOriginals, identityOf } = parts;
  routes.use('/:kind{images|files}/*', async ({ req }, next) => {
    refuseDeleted(req.path, parts);
    await next();
  });
  routes.all('/images/*', ({ req, env }) =>
    images.fetch(req.raw, networkOf(env.address), async (path, value) => {
      if (signedOriginals.isSigned(path, value)) return true;
      return value === 'true' && (await identityOf(req.raw)).kind === 'staff';
    }),
  );
  routes.all('/files/*', ({ req }) => files.fetch(req.raw));
}
