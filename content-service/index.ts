/** Speaks the Sanity HTTP API over an embedded document store, and transforms its images. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { ANONYMOUS, type Identify, type Identity } from './access/identity.ts';
import { importArchive } from './archive/import-archive.ts';
import { answerDocuments } from './documents/document-route.ts';
import { createFileRoute } from './files/file-route.ts';
import { ApiError, errorResponse, refuse } from './http/api-error.ts';
import { type ApiVersion, parseApiVersion } from './http/api-version.ts';
import { createCorsPolicy } from './http/cors.ts';
import { createImageRoute } from './images/image-route.ts';
import { openQueryPool } from './queries/query-pool.ts';
import { createQueryRoute } from './queries/query-route.ts';
import { openStore } from './store.ts';

export interface ContentServiceOptions {
  /** Holds `content.sqlite`, `assets/` and `derivatives/`; made when absent. */
  directory: string;
  projectId: string;
  dataset: string;
  /** Pages of these origins may call us from a browser, with cookies. Compared exactly. */
  allowedOrigins: readonly string[];
  /** File URL of `queries/query-worker.ts`: the server is bundled, so paths are explicit. */
  queryWorker: URL;
  /** Folder URL of `migrations/`. */
  migrations: URL;
  /** Disk budget of transformed images, in bytes; 512 MiB by default. */
  derivativeBytes?: number;
  /** Tells who sent a request. Until people can log in, everyone is anonymous. */
  identify?: Identify;
  warn?: (message: string, details: Record<string, unknown>) => void;
}

export interface ContentService {
  /** Answers `/v{date}/…`, `/images/…` and `/files/…`; JSON 404 for anything else. Never throws. */
  fetch(request: Request): Promise<Response>;
  /**
   * Imports a folder in the hosted service's format: `data.ndjson`, `images/`, `files/`. All or
   * nothing, and twice is once. Throws `ArchiveError`, which names the line.
   */
  importArchive(folder: string): Promise<{ documents: number; assets: number }>;
  /** Number of documents stored, assets, drafts and versions included. */
  documentCount(): number;
  /** Moves when, and only when, something the public may read changes: cache pages by it. */
  publishedRevision(): number;
  close(): Promise<void>;
}

/** Throws `DirectoryInUseError` when another process serves the same directory. */
export async function createContentService(
  options: ContentServiceOptions,
): Promise<ContentService> {
  const { directory, projectId, dataset, migrations, warn = () => {} } = options;
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'content.sqlite');
  const store = openStore({ file, migrations });
  const pool = await openQueryPool({
    worker: options.queryWorker,
    data: { file, projectId, dataset, maxResultLength: MAX_RESULT_LENGTH },
    warn,
  }).catch((error) => {
    store.close();
    throw error;
  });
  store.onCommit((commit) => pool.apply(commit));

  const query = createQueryRoute({ pool, store });
  const assets = join(directory, 'assets');
  const images = createImageRoute({
    projectId,
    dataset,
    originals: join(assets, 'images'),
    derivatives: join(directory, 'derivatives'),
    derivativeBytes: options.derivativeBytes ?? DERIVATIVE_BYTES,
    warn,
  });
  const files = createFileRoute({ projectId, dataset, originals: join(assets, 'files') });
  const cors = createCorsPolicy(options.allowedOrigins);
  const identify = options.identify ?? (async () => ANONYMOUS);

  const routes = new Hono<{ Variables: { version: ApiVersion; identity: Identity } }>();
  routes.use('/:version{v[^/]*}/*', async (context, next) => {
    context.set('version', parseApiVersion(context.req.param('version')));
    const project = context.req.header('x-sanity-project-id');
    if (project !== undefined && project !== projectId) throw projectNotFound(project);
    context.set('identity', await identify(context.req.raw));
    await next();
  });
  routes.use('/:version/data/:operation/:dataset/*', async (context, next) => {
    const name = context.req.param('dataset');
    if (name !== dataset) throw datasetNotFound(name, projectId);
    await next();
  });
  routes.get('/:version/ping', (context) => context.json({ pong: true }));
  routes.get('/:version/data/ping', (context) => context.json({ pong: true }));
  routes.get('/:version/data/ping/:dataset', (context) => context.json({ pong: true }));
  routes.on(['GET', 'POST'], '/:version/data/query/:dataset', ({ req, var: caller }) =>
    query(req.raw, caller),
  );
  routes.get('/:version/data/doc/:dataset/:ids{.+}', ({ req, var: { identity } }) =>
    answerDocuments(req.raw, { ids: req.param('ids'), identity, store }),
  );
  routes.all('/images/*', ({ req }) => images.fetch(req.raw));
  routes.all('/files/*', ({ req }) => files.fetch(req.raw));
  routes.notFound(({ req }) => {
    throw refuse(404, 'Not Found', `No such endpoint: ${req.method} ${req.path}`);
  });
  routes.onError((error, { req }) => {
    if (error instanceof ApiError) return errorResponse(error);
    warn('a content request failed', { path: req.path, error: String(error) });
    return errorResponse(refuse(500, 'Internal Server Error', 'An internal error occurred'));
  });

  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    await Promise.all([pool.close(), images.close()]);
    store.close();
  }

  return {
    async fetch(request) {
      return cors.answerPreflight(request) ?? cors.decorate(request, await routes.fetch(request));
    },
    importArchive: (folder) => importArchive(store, { folder, assets, projectId, dataset }),
    documentCount: () => store.documents.size,
    publishedRevision: () => store.publishedRevision(),
    close: () => (closed ??= close()),
  };
}

/** Longest result of a query, in UTF-16 units of JSON: a dataset of 10,000 documents is about 40 MB. */
const MAX_RESULT_LENGTH = 64 * 1024 * 1024;

/** Images computed once are kept up to this, in bytes: some 10,000 of a page's usual size. */
const DERIVATIVE_BYTES = 512 * 1024 * 1024;

function projectNotFound(project: string): ApiError {
  return refuse(404, 'Not Found', `Project not found: "${project}"`);
}

/** The hosted service's words. */
function datasetNotFound(dataset: string, projectId: string): ApiError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`;
  return refuse(404, 'Dataset not found', message);
}
