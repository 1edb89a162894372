import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { createAssetRoute } from './assets/asset-route.ts';
import type { SignedOriginals } from './assets/signed-originals.ts';
import { exportDocuments } from './documents/export-route.ts';
import { answerReferences } from './documents/reference-route.ts';
import { createHistoryRoutes } from './history/history-route.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { CorsPolicy } from './http/cors.ts';
import { type OwnNames, requireDataset } from './http/own-names.ts';
import type { ImageProcesses } from './images/image-processes.ts';
import type { SharedJournal } from './journal/shared-journal.ts';
import { createListenRoute } from './listen/listen-route.ts';
import { createLiveRoute } from './listen/live-route.ts';
import { createSockets, type Sockets } from './listen/sockets.ts';
import { type IdentityOf, StreamConnections } from './listen/stream-connections.ts';
import { createActionRoute } from './mutations/action-route.ts';
import { createMutateRoute } from './mutations/mutate-route.ts';
import type { Originals } from './originals/originals.ts';
import { createKeyValueRoutes } from './preferences/key-value-route.ts';
import { type KeyValueTables, openKeyValues } from './preferences/key-values.ts';
import { createAnswersWithoutService } from './projects/answers-without-service.ts';
import { createProjectRoutes, ownUser } from './projects/project-routes.ts';
import type { QueryPool } from './queries/query-pool.ts';
import { startReleaseClock, type WordRefusal } from './releases/release-schedule.ts';
import type { DocumentStore } from './store.ts';
import { createTrashRoutes } from './trash/trash-routes.ts';

/** Adds the routes by which programs and the studio read, change and follow content. */
export function addEditingRoutes(
  api: Hono<ApiEnv>,
  parts: OwnNames & {
    pool: QueryPool;
    store: DocumentStore;
    /** Public address of the site, without a trailing slash. */
    origin: string;
    /** The origin from which an export's reader fetches assets, likewise. */
    exportOrigin: string;
    signedOriginals: SignedOriginals;
    cors: CorsPolicy;
    /** Answers any request of the service: the streams of a socket are requested so. */
    fetch: (request: Request) => Promise<Response>;
    /** The log that other processes write too; undefined where there are none. */
    journal: SharedJournal | undefined;
    /** The database of people's Studio settings. */
    db: Kysely<KeyValueTables>;
    originals: Originals;
    processes: Pick<ImageProcesses, 'run'>;
    identityOf: IdentityOf;
    clock: () => Date;
    /** The time that has certainly passed. */
    certainTime: () => Date;
    settings?: Readonly<Record<string, unknown>> | undefined;
    wordRefusal?: WordRefusal | undefined;
    keepLocation?: boolean | undefined;
    warn: (message: string, details: Record<string, unknown>) => void;
  },
): Pick<Sockets, 'isSocket' | 'upgrade'> & { hangUp(): void; close(): Promise<void> } {
  const stopReleases = startReleaseClock({ ...parts, clock: parts.certainTime });
  const mutate = createMutateRoute(parts);
  const act = createActionRoute(parts);
  api.post('/data/mutate/:dataset', ({ req, var: { identity } }) => mutate(req.raw, identity));
  api.post('/data/actions/:dataset', ({ req, var: { identity } }) => act(req.raw, identity));

  const room = new StreamConnections(parts.identityOf);
  const listen = createListenRoute({ ...parts, room });
  const live = createLiveRoute({ ...parts, room });
  api.get('/data/listen/:dataset', ({ req, var: caller }) => listen(req.raw, caller));
  api.get('/data/live/events/:dataset', ({ req, var: caller }) => live(req.raw, caller));
  const assets = createAssetRoute(parts);
  api.post('/assets/:kind{images|files}/:dataset', ({ req, var: { identity } }) => {
    const { kind, dataset } = req.param();
    requireDataset(dataset, parts);
    return assets.upload(req.raw, kind === 'images' ? 'images' : 'files', identity);
  });

  const history = createHistoryRoutes(parts.store.log);
  api.get('/data/history/:dataset/events/documents/:id', ({ req, var: caller }) =>
    history.events(req.raw, req.param('id'), caller.identity),
  );
  api.get('/data/history/:dataset/events/releases/:name', ({ req, var: caller }) =>
    history.releaseEvents(req.raw, req.param('name'), caller.identity),
  );
  api.get('/data/history/:dataset/transactions/:ids', ({ req, var: caller }) =>
    history.transactions(req.raw, req.param('ids'), caller.identity),
  );
  api.get('/data/history/:dataset/documents/:ids', ({ req, var: caller }) =>
    history.documents(req.raw, req.param('ids'), caller.identity),
  );
  const trash = createTrashRoutes(parts.store);
  api.get('/data/bin/:dataset', ({ req, var: { identity } }) => trash.list(req.raw, identity));
  api.post('/data/bin/:dataset/:id/restore', ({ req, var: { identity } }) =>
    trash.restore(req.param('id'), identity),
  );
  api.get('/data/references/:dataset/documents/:id/to', ({ req, var: caller }) =>
    answerReferences(req.raw, { id: req.param('id'), ...caller, ...parts }),
  );

  api.get('/data/export/:dataset', ({ req, var: { identity } }) =>
    exportDocuments(req.raw, { identity, ...parts }),
  );

  const keyValues = createKeyValueRoutes(openKeyValues(parts.db), parts.settings);
  api.route('/users/me/keyvalue', keyValues);
  api.get('/users/me', ({ json, var: { caller } }) => json(ownUser(caller)));
  api.get('/check/cors', ({ req }) => parts.cors.describe(req.raw));
  api.route('/', createAnswersWithoutService());
  api.route('/', createProjectRoutes(parts));

  const sockets = createSockets({
    ...parts,
    relay: parts.journal,
    mayCall: parts.cors.mayCall,
  });

  return {
    isSocket: sockets.isSocket,
    upgrade: sockets.upgrade,
    hangUp() {
      room.close();
      sockets.close();
    },
    async close() {
      stopReleases();
      await assets.close();
    },
  };
}
