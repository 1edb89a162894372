/**
 * Answers `/studio/import-wordpress.json`, for administrators: PUT takes an export and looks it through, POST brings it in, GET
 * says where that stands. The import runs in the server, one at a time: a tab that is closed loses nothing, and after a restart
 * it is begun again and goes on where it was.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import {
  LARGEST_EXPORT,
  type WordpressReport,
  type WordpressState,
} from '../../model/contracts/wordpress-import.ts';
import type { ContentService } from '../../packages/content-service/index.ts';
import { bodyOf } from '../../packages/kit/network/body-of.ts';
import { jsonOf } from '../../packages/kit/network/parse-json.ts';
import { administers, type Staff } from '../../staff/roles.ts';
import { deskAnswer, deskRefusal } from '../desk-answers.ts';
import { ContentRefusedError, createContentApi } from '../setup/content-api.ts';
import type { Reach } from './fetch-file.ts';
import { importWordpress } from './import-wordpress.ts';
import { WxrError } from './read-wxr.ts';

/** The time that an export waits for the administrator who sent it. */
const KEPT_FOR = 24 * 60 * 60_000; // ms

type Service = Pick<ContentService, 'fetch'>;
type ImportRequest = { request: Request; from: { address: string } };

type RouteOptions = {
  /** Undefined where another service holds the content: there only the command imports. */
  content: Service | undefined;
  identify(request: Request): Promise<Staff | undefined>;
  /** The site's data directory: the export waits in a folder of it, which is emptied after the import. */
  directory: string;
  warn(message: string, details: Record<string, unknown>): void;
  reach?: Reach;
};

export type WordpressRoute = {
  answer(request: Request, from: { address: string }): Promise<Response>;
  /** Breaks off what runs; a restart offers to go on. */
  close(): Promise<void>;
};

/** Opens the route of the desk's import. */
export function createWordpressRoute(options: RouteOptions): WordpressRoute {
  const { content, identify, warn } = options;
  const folder = join(options.directory, 'wordpress');
  const file = join(folder, 'export.xml');
  const stateFile = join(folder, 'state.json');
  const closing = new AbortController();
  let state: WordpressState | undefined;
  let running: Promise<void> | undefined;

  /** An export that nobody imports is deleted: it holds addresses of people who commented. */
  async function removeOld(): Promise<void> {
    const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {};
    if (!running && Date.now() - mtimeMs > KEPT_FOR) await rm(file, { force: true });
  }
  const forgetting = setInterval(() => void removeOld(), KEPT_FOR / 24).unref();
  void removeOld();

  async function current(): Promise<WordpressState> {
    const isFileThere = await isThere(file);
    state ??= await storedState(stateFile, isFileThere);
    return state.is === 'looked through' && !isFileThere ? { is: 'nothing' } : state;
  }

  /** Stores the state when the import begins, and when it ends or pauses. */
  async function come(to: WordpressState): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(`${stateFile}.new`, JSON.stringify(to));
      await rename(`${stateFile}.new`, stateFile);
    } finally {
      // The new state is visible only now, so that a client who sees the end may begin the next import at once.
      state = to;
    }
  }

  function begin(service: Service, { request, from }: ImportRequest, isTrial: boolean): void {
    const is = isTrial ? 'looking through' : 'importing';
    const headers = callerHeaders(request);
    const run = async () => {
      await come({ is, step: 'reading', done: 0, total: 0 });
      const report = await importWordpress({
        file,
        isTrial,
        content: createContentApi((call) => service.fetch(call, from), headers),
        signal: closing.signal,
        onProgress: (progress) => {
          state = { is, ...progress };
        },
        ...(options.reach && { reach: options.reach }),
      });
      await finish(report);
    };
    running = run()
      .catch(async (error: unknown) => {
        if (closing.signal.aborted) return;
        const message = sentenceOf(error);
        if (message === UNKNOWN) warn('an import from WordPress failed', { error: String(error) });
        const canGoOn = !isTrial && !(error instanceof WxrError);
        if (!canGoOn) await rm(file, { force: true });
        await come({ is: 'failed', message, canGoOn });
      })
      .catch((error: unknown) => warn('an import from WordPress failed', { error: String(error) }))
      .finally(() => {
        running = undefined;
      });
  }

  async function finish(report: WordpressReport): Promise<void> {
    if (report.isTrial) return come({ is: 'looked through', report });
    await rm(file, { force: true });
    await come({ is: 'done', report, endedAt: new Date().toISOString() });
  }

  async function receive(service: Service, { request, from }: ImportRequest): Promise<Response> {
    if (Number(request.headers.get('content-length') ?? 0) > LARGEST_EXPORT) return TOO_LARGE();
    state = { is: 'receiving' };
    const arriving = join(folder, 'arriving.xml');
    let size = 0;
    let isTooLarge = false;
    const counted = async function* () {
      for await (const chunk of bodyOf(request)) {
        size += chunk.length;
        isTooLarge = size > LARGEST_EXPORT;
        if (isTooLarge) return;
        yield chunk;
      }
    };
    try {
      await mkdir(folder, { recursive: true });
      await pipeline(Readable.from(counted()), createWriteStream(arriving, { mode: 0o600 }));
      if (isTooLarge) return TOO_LARGE();
      await rename(arriving, file);
      begin(service, { request, from }, true);
      return deskAnswer({ is: 'looking through', step: 'reading', done: 0, total: 0 }, 202);
    } finally {
      if (state.is === 'receiving' && !running) state = undefined;
      await rm(arriving, { force: true });
    }
  }

  return {
    async answer(request, from) {
      const staff = await identify(request);
      if (!staff)
        return deskRefusal(401, 'unauthenticated', 'Connectez-vous pour importer un site.');
      if (!administers(staff)) {
        return deskRefusal(403, 'forbidden', 'Seuls les administrateurs importent un site.');
      }
      if (!content) {
        return deskRefusal(
          404,
          'not_found',
          'Les contenus sont ailleurs\u00a0: rien ne s’importe ici.',
        );
      }
      if (request.method === 'GET') return deskAnswer(await current());
      if (running || state?.is === 'receiving') {
        const message = 'Un import est déjà en cours. Attendez qu’il soit fini.';
        return deskRefusal(409, 'conflict', message);
      }
      if (request.method === 'PUT') return receive(content, { request, from });
      if (!(await isThere(file))) {
        return deskRefusal(
          409,
          'conflict',
          'Le fichier n’est plus là\u00a0: choisissez-le à nouveau.',
        );
      }
      begin(content, { request, from }, false);
      return deskAnswer({ is: 'importing', step: 'reading', done: 0, total: 0 }, 202);
    },
    async close() {
      clearInterval(forgetting);
      closing.abort();
      await running;
    },
  };
}

/** The session of the administrator, by which the content service knows who writes. */
function callerHeaders({ headers, url }: Request): Record<string, string> {
  const cookie = headers.get('cookie') ?? '';
  const authorization = headers.get('authorization');
  return {
    ...(cookie && { cookie, origin: new URL(url).origin }),
    ...(authorization && { authorization }),
  };
}

const StoredState = z.looseObject({
  is: z.enum(['looking through', 'importing', 'looked through', 'done', 'failed']),
});
const StoredReport = z.looseObject({
  report: z.custom<WordpressReport>((it) => typeof it === 'object'),
});

/** Reads the stored state; an import that was running when the process ended counts as failed. */
async function storedState(path: string, canGoOn: boolean): Promise<WordpressState> {
  const written = jsonOf(await readFile(path, 'utf8').catch(() => ''));
  const storedState = StoredState.safeParse(written);
  if (!storedState.success) return { is: 'nothing' };
  const { is } = storedState.data;
  const held = StoredReport.safeParse(written);
  if (held.success && is === 'done') {
    return { is, report: held.data.report, endedAt: String(storedState.data.endedAt) };
  }
  if (held.success && is === 'looked through' && canGoOn) return { is, report: held.data.report };
  if (is === 'failed') return { is, message: String(storedState.data.message), canGoOn };
  return is === 'importing' ? { is: 'failed', message: INTERRUPTED, canGoOn } : { is: 'nothing' };
}

const INTERRUPTED =
  'Le serveur a redémarré pendant l’import. Reprenez-le\u00a0: ce qui est déjà là reste, et le reste suit.';
const UNKNOWN =
  'L’import n’est pas allé au bout. Reprenez-le\u00a0: ce qui est déjà là reste, et le reste suit.';

function sentenceOf(error: unknown): string {
  if (error instanceof WxrError) return error.message;
  if (error instanceof ContentRefusedError && [401, 403].includes(error.status)) {
    return 'Votre session s’est terminée pendant l’import. Reprenez-le\u00a0: ce qui est déjà là reste, et le reste suit.';
  }
  return UNKNOWN;
}

const TOO_LARGE = () =>
  deskRefusal(
    413,
    'too_large',
    `Ce fichier est trop lourd\u00a0: ${LARGEST_EXPORT / 1024 / 1024}\u00a0Mo au plus. WordPress exporte aussi par dates.`,
  );

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
