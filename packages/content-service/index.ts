/** Speaks the Sanity HTTP API over an embedded document store, and transforms its images. */
import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { connectEngine } from '../kit/database/database.ts';
import { ApiError, errorResponse, refuse } from '../kit/network/api-error.ts';
import { routedPath } from '../kit/network/routed-path.ts';
import { makeToken } from '../kit/network/secret-token.ts';
import type { FilesLocation } from '../kit/process/files-location.ts';
import { findCaller } from './access/find-caller.ts';
import { type Caller, contentIdentity } from './access/identity.ts';
import type { PublicRule } from './access/public-view.ts';
import { type ImportReport, importArchive, type RefusedFile } from './archive/import-archive.ts';
import { addressAssets } from './assets/address-assets.ts';
import { createSignedOriginals } from './assets/signed-originals.ts';
import { openCurrentStore, passWhileAway } from './current-store.ts';
import { addEditingRoutes } from './editing-routes.ts';
import { createFileRoute } from './files/file-route.ts';
import type { ApiEnv } from './http/api-env.ts';
import { parseApiVersion } from './http/api-version.ts';
import { type AllowsOrigin, createCorsPolicy } from './http/cors.ts';
import { answerCurrently } from './http/current-answers.ts';
import { requireNamesOfAddress, requireProjectOfHeader } from './http/own-names.ts';
import { createImageProcesses } from './images/image-processes.ts';
import { createImageRoute } from './images/image-route.ts';
import { createAssetIntegrity } from './integrity/asset-integrity.ts';
import type { Damage, IntegrityReport } from './integrity/damage.ts';
import { JournalUnavailableError, openSharedJournal } from './journal/shared-journal.ts';
import { openOriginals } from './originals/open-originals.ts';
import type { KeyValueTables } from './preferences/key-values.ts';
import { followPublished, type PublishedChange } from './published-changes.ts';
import { openQueryPool } from './queries/query-pool.ts';
import { addAssetRoutes, addReadingRoutes } from './reading-routes.ts';
import type { WordRefusal } from './releases/release-schedule.ts';
import type { Consequences } from './store.ts';

export { ArchiveError } from './archive/archive-error.ts';
export { checkArchive } from './archive/check-archive.ts';
export { DirectoryInUseError, lockDirectory } from './directory-lock.ts';
export { createDerivativeCache, type Derivative } from './images/derivative-cache.ts';
export { sealOf } from './images/derivative-seal.ts';
export { imageAnswer } from './images/image-answer.ts';
export { copyJournal } from './journal/copy-journal.ts';
export { fillJournal, OwnContentError } from './journal/fill-journal.ts';
export {
  JournalUnavailableError,
  openSharedJournal,
} from './journal/shared-journal.ts';
export { type CopyReport, copyOriginals } from './originals/copy-originals.ts';
export { identifyHolder } from './token-holder.ts';
export type {
  Caller,
  Consequences,
  Damage,
  IntegrityReport,
  PublicRule,
  PublishedChange,
  RefusedFile,
  WordRefusal,
};

export interface ContentServiceOptions {
  /** Holds `content.sqlite`, `assets/` and `derivatives/`; made when absent. */
  directory: string;
  /** Address of the PostgreSQL in which processes share the content; `content.sqlite` is a copy of it then. */
  databaseUrl?: string | undefined;
  /** Folder or store of the originals of assets, which processes share; `assets/` of the directory when absent. */
  originals?: FilesLocation | undefined;
  /** Disk budget of copies of a store's originals, in bytes: 2 GiB by default, 256 MiB at least. */
  originalsCacheBytes?: number | undefined;
  projectId: string;
  dataset: string;
  /** Pages of these origins may call us from a browser, with cookies. Compared exactly. */
  allowedOrigins: readonly string[];
  /** Returns what pages of another origin may do, for each request that names one: people change this list. */
  allowsOrigin?: AllowsOrigin;
  /** File URL of `queries/query-worker.ts`, for a server that is bundled; the file of this package when absent. */
  queryWorker?: URL;
  /** File URL of `images/image-worker.ts`, likewise. */
  imageWorker?: URL;
  /** Folder URL of `migrations/`, likewise. */
  migrations?: URL;
  /** Writes documents along with every transaction, in the same one: redirections of pages that moved. */
  consequences?: Consequences;
  /** Rules for what the public may read; every document with a public id when absent, as hosted. */
  publicRules?: readonly PublicRule[] | undefined;
  /** Called when `publishedRevision` is on disk, with the public documents changed; none when only a day came. */
  published?: (changes: readonly PublishedChange[]) => void;
  /** Disk budget of transformed images, in bytes; 512 MiB by default. */
  derivativeBytes?: number;
  /** Whether AVIF is made before visitors ask for it, or just after; otherwise where `fm=avif` asks for it. */
  picturesAhead?: boolean;
  /** The origin from which an export's reader fetches assets, without a trailing slash; the site's own when absent. */
  exportOrigin?: string;
  /** Whether the place a picture was taken at is recorded where an upload asks for it: documents of pictures are public. */
  keepLocation?: boolean;
  /** Bytes that stay free on the disk: below this, transformed images are not stored; 512 MiB by default. */
  freeSpaceFloor?: number;
  /** Public address of the site, without a trailing slash: assets are fetched from there. `http://localhost` when absent. */
  siteOrigin?: string;
  /** The sender of a request, asked each minute for streams; undefined for a visitor. May reject with `ApiError`. */
  identify?: (request: Request) => Promise<Caller | undefined>;
  /** Answers `/v{date}/users/*` and `/v{date}/auth/*`; when absent, a caller learns who it is, and no more. */
  accounts?: (request: Request, from: { address: string }) => Promise<Response>;
  /**
   * The secret that signs links to originals in an export; new at each start when absent, which invalidates those
   * links.
   */
  secret?: string;
  /** Tells the days from which documents are public. */
  clock?: () => Date;
  /** The time that has certainly passed: releases are published at their hour by it. The clock when absent. */
  certainTime?: (() => Date) | undefined;
  /** Settings of the studio for people who have not chosen, by the studio's keys. */
  settings?: Readonly<Record<string, unknown>>;
  /** Words, for the people of the studio, why a scheduled release was not published; the API's own when absent. */
  wordRefusal?: WordRefusal;
  warn?: (message: string, details: Record<string, unknown>) => void;
}

type WorkLoad = { busy: number; waiting: number };

export interface ContentService {
  /**
   * Answers `/v{date}/…`, `/images/…` and `/files/…`; JSON 404 for anything else. Never throws.
   * @param from the network address of the caller: what visitors may ask for at once is shared by network
   */
  fetch(request: Request, from?: { address: string }): Promise<Response>;
  /** Whether a request is for one of our WebSockets; any other is for `fetch`, whatever it says it speaks. */
  isSocket(request: IncomingMessage): boolean;
  /** Opens the WebSocket of a request, or refuses it. For the `upgrade` event of the HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends all event streams and sockets and opens no others, before the HTTP server is closed. */
  hangUp(): void;
  /**
   * Imports `data.ndjson` or `documents/`, `images/`, `files/`: all documents or none, without files that are too large, which
   * it lists. Throws `ArchiveError` with the place.
   *
   * @param onProgress told after each picture or file how many of all are done
   */
  importArchive(
    folder: string,
    onProgress?: (done: number, total: number) => void,
  ): Promise<ImportReport>;
  /** Has the variants of pictures made that a page refers to, politely. Resolves when they are, or were given up. */
  preparePictures(addresses: readonly string[]): Promise<void>;
  /** Number of documents stored, assets, drafts and versions included. */
  documentCount(): number;
  /** Says whether the store holds nothing but descriptions of files, which an import that was broken off leaves. */
  isEmpty(): boolean;
  /** Moves only when what the public may read changes, by a day too, and perhaps at a start: cache pages by it. */
  publishedRevision(): number;
  /** Identifies the present public content: no other state has this name, and a restart does not change it. */
  publishedState(): string;
  /** Compares originals with their hashes, for `integrity()`. Rejects when the signal fires or at close. */
  scrub(signal: AbortSignal): Promise<void>;
  /** The known damage of documents and assets. Damaged ones are refused, all others are served. */
  integrity(): IntegrityReport;
  /** Number of workers with work, and of jobs that wait for one: for metrics. */
  load(): { queries: WorkLoad; images: WorkLoad };
  /** Resolves once the commits of other processes so far are here; at once where there are none, or no answer. */
  current(): Promise<void>;
  /** Whether the content may be outdated, because PostgreSQL, which holds it, does not answer. */
  isBehind(): boolean;
  /** A token that reads drafts and changes nothing, for previews: new at each start. */
  readonly draftToken: string;
  /** The token of the site's pages: reads the public content, before all other callers. Made as `draftToken` is. */
  readonly siteToken: string;
  close(): Promise<void>;
}

/** The ending of this file and of those it names: `.ts` in the sources, `.js` in the package that is installed. */
const EXTENSION = extname(new URL(import.meta.url).pathname);

/** The programs and migrations of this package, where a server that is bundled does not name its own. */
const OWN_FILES = {
  queryWorker: own(`queries/query-worker${EXTENSION}`),
  imageWorker: own(`images/image-worker${EXTENSION}`),
  migrations: own('migrations/'),
} as const;

function own(path: string): URL {
  return new URL(path, import.meta.url);
}

/** Throws `DirectoryInUseError` when another process serves the same directory. */
export async function createContentService(
  options: ContentServiceOptions,
): Promise<ContentService> {
  const { directory, projectId, dataset, warn = () => {} } = options;
  const { queryWorker, imageWorker, migrations } = { ...OWN_FILES, ...options };
  const names = { projectId, dataset };
  const clock = options.clock ?? (() => new Date());
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'content.sqlite');
  const { consequences, publicRules } = options;
  const journal = options.databaseUrl
    ? await openSharedJournal(options.databaseUrl, warn)
    : undefined;
  const store = await openCurrentStore({
    file,
    migrations,
    consequences,
    publicRules,
    journal,
    clock,
    warn,
  }).catch(async (error: unknown) => {
    await journal?.close();
    throw error;
  });
  const db =
    journal?.db ?? (await connectEngine<KeyValueTables>({ kind: 'sqlite', file }, () => {}));
  const origin = options.siteOrigin ?? 'http://localhost';
  const signedOriginals = createSignedOriginals(options.secret ?? makeToken().token, clock);
  if (options.siteOrigin) {
    await addressAssets(store, { ...names, origin }).catch(passWhileAway);
  }
  const pool = await openQueryPool({
    worker: queryWorker,
    data: { file, ...names, maxResultLength: MAX_RESULT_LENGTH },
    hidden: store.hidden,
    warn,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  store.onCommit((commit) => pool.apply(commit));
  store.onAppearance(() => pool.apply({ sequence: store.sequence(), changes: [] }));
  if (options.published) followPublished(store, options.published);
  const identify = options.identify ?? (async () => undefined);
  const identityOf = async (request: Request) => contentIdentity(await identify(request));

  const freeSpaceFloor = options.freeSpaceFloor ?? FREE_SPACE_FLOOR;
  const originals = openOriginals(options.originals, {
    directory,
    bytes: options.originalsCacheBytes ?? ORIGINALS_CACHE_BYTES,
    freeSpaceFloor,
    noticed: (...seen) => integrity.noticeBytes(...seen),
    warn,
  });
  const integrity = createAssetIntegrity({ ...names, originals, store, clock, warn });
  const startedAt = clock().toISOString();
  for (const id of store.damaged) warn('a document is damaged, restore it', { document: id });
  const processes = createImageProcesses(imageWorker);
  const processesAhead = createImageProcesses(imageWorker, { polite: true });
  const images = createImageRoute({
    ...names,
    originals,
    integrity,
    derivatives: join(directory, 'derivatives'),
    derivativeBytes: options.derivativeBytes ?? DERIVATIVE_BYTES,
    freeSpaceFloor,
    processes,
    ...((options.picturesAhead ?? true) && { processesAhead }),
    warn,
  });
  const files = createFileRoute({ ...names, originals, integrity });
  const cors = createCorsPolicy(options.allowedOrigins, options.allowsOrigin);

  const readTokens = { drafts: makeToken().token, site: makeToken().token };
  const routes = new Hono<ApiEnv>({ getPath: routedPath });
  const api = routes.basePath('/:version{v[^/]*}');
  api.use(async (context, next) => {
    context.set('version', parseApiVersion(context.req.param('version')));
    await next();
  });
  requireProjectOfHeader(api, names);
  const { accounts } = options;
  if (accounts) {
    api.on('ALL', ['/auth/*', '/users/*'], ({ req, env }, next) =>
      // A person's Studio settings are stored here, also where another service has the accounts.
      OWN_SETTINGS.test(req.path) ? next() : accounts(req.raw, env),
    );
  }
  api.use(findCaller({ readTokens, identify }));
  requireNamesOfAddress(api, names);
  api.use(answerCurrently(store));
  const parts = { ...names, pool, store, signedOriginals, identityOf };
  addReadingRoutes(api, parts);
  addAssetRoutes(routes, { ...parts, images, files });
  const editing = addEditingRoutes(api, {
    journal,
    ...parts,
    fetch: async (request) => routes.fetch(request, { address: '' }),
    origin,
    exportOrigin: options.exportOrigin ?? origin,
    originals,
    processes,
    db,
    cors,
    warn,
    clock,
    certainTime: options.certainTime ?? clock,
    settings: options.settings,
    wordRefusal: options.wordRefusal,
    keepLocation: options.keepLocation,
  });
  routes.notFound(({ req }) => {
    throw refuse(404, 'Not Found', `No such endpoint: ${req.method} ${req.path}`);
  });
  routes.onError((error, { req }) => {
    if (error instanceof ApiError) return errorResponse(error);
    if (error instanceof JournalUnavailableError) return errorResponse(databaseAway(error));
    warn('a content request failed', { path: req.path, error: String(error) });
    return errorResponse(refuse(500, 'Internal Server Error', 'An internal error occurred'));
  });

  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    closing.abort();
    editing.hangUp();
    // Closing would wait for pictures made ahead: their processes are closed at once.
    await Promise.all([pool.close(), images.close(), processesAhead.close(), editing.close()]);
    await processes.close();
    await originals.close();
    // The log is closed before the store, which still copies from it.
    await (journal ? journal.close() : db.destroy());
    await store.close();
  }

  return {
    async fetch(request, { address } = { address: '' }) {
      const preflight = await cors.answerPreflight(request);
      return preflight ?? cors.decorate(request, await routes.fetch(request, { address }));
    },
    isSocket: editing.isSocket,
    upgrade: editing.upgrade,
    hangUp: editing.hangUp,
    importArchive: (folder, onProgress) =>
      importArchive(store, { ...names, folder, originals, processes, origin }, onProgress),
    async preparePictures(addresses) {
      await Promise.all(addresses.map((address) => images.prepare(address)));
    },
    documentCount: () => store.documents.size + store.damaged.size,
    isEmpty() {
      const types = ['sanity.imageAsset', 'sanity.fileAsset'];
      const described = types.flatMap((type) => store.documents.ofType(type)).length;
      return store.damaged.size === 0 && store.documents.size === described;
    },
    publishedRevision: () => store.publishedRevision(),
    publishedState: () => store.publishedState(),
    scrub: (signal) => integrity.scrub(AbortSignal.any([signal, closing.signal])),
    integrity() {
      const { damage, checkedAt } = integrity.report();
      const documents = [...store.damaged].map(
        (name) => ({ kind: 'document', name, problem: 'corrupt', noticedAt: startedAt }) as const,
      );
      return { damage: [...documents, ...damage], checkedAt };
    },
    current: () => store.current().catch(passWhileAway),
    isBehind: store.isBehind,
    load: () => ({ queries: pool.load(), images: images.load() }),
    draftToken: readTokens.drafts,
    siteToken: readTokens.site,
    close: () => (closed ??= close()),
  };
}

function databaseAway({ message }: JournalUnavailableError): ApiError {
  return refuse(503, 'Service Unavailable', message, { 'retry-after': '5' });
}

/** The address of the caller's own settings: `/v{date}/users/me/keyvalue`. */
const OWN_SETTINGS = /^\/[^/]+\/users\/me\/keyvalue(?:\/|$)/;

/** The longest result of a query, in UTF-16 units of JSON: a dataset of 10,000 documents is about 40 MB. */
const MAX_RESULT_LENGTH = 64 * 1024 * 1024;

/** The most bytes of transformed images on disk: some 10,000 of a page's usual size. */
const DERIVATIVE_BYTES = 512 * 1024 * 1024;
const FREE_SPACE_FLOOR = 512 * 1024 * 1024;
const ORIGINALS_CACHE_BYTES = 2 * 1024 * 1024 * 1024;
