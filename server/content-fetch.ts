/** The transport under the content client: gives answers that are results of their queries, or one named failure. */
import type { FetchFunction, FetchInit } from 'get-it';
import { z } from 'zod';
import { ContentUnavailableError } from '../app/index.ts';
import { isResultOf } from './answer-shape.ts';
import { bodyWithin } from './body-within.ts';
import type { ContentHealth } from './content-health.ts';

/** The time limit of one read, retry and body included: the library waits 5 minutes, a visitor does not. */
const TIMEOUT = 5_000; // ms

/** The largest body accepted, inflated: what a page reads is under a megabyte. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Error codes of a kept-alive connection that the service closed while we wrote to it. */
const CLOSED_CONNECTION = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const answerBody = z.looseObject({
  result: z.unknown(),
  syncTags: z.array(z.string()).catch([]),
});

export type ReadNotes = {
  /** Takes the sync tags an answer was made of; live events name what changed by the same tags. */
  madeOf(tags: readonly string[]): void;
  failed(): void;
};

type Options = {
  fetch: FetchFunction;
  health: ContentHealth;
  notes?: ReadNotes;
};

/** Rejects with `ContentUnavailableError` only. */
export function contentFetch({ fetch, health, notes }: Options): FetchFunction {
  return async (address, init = {}) => {
    try {
      const { text, tags } = await health.watch(() => read(fetch, address, init), Boolean(notes));
      notes?.madeOf(tags);
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    } catch (error) {
      notes?.failed();
      if (error instanceof ContentUnavailableError) throw error;
      const message = error instanceof Error ? error.message : String(error);
      throw new ContentUnavailableError('unreachable', message, { cause: error });
    }
  };
}

/** A query any dataset answers with a list, if only an empty one. */
const LIST_QUERY = '*[_type == "settings"]{_id}';

/** Reads one query. "No document" is believed only of a service that lists some: a broken one says null. */
async function read(fetch: FetchFunction, address: string, init: FetchInit) {
  const timedInit = { ...init, signal: AbortSignal.timeout(TIMEOUT) };
  const answer = await answerOf(fetch, address, timedInit);
  if (answer.result !== null) return answer;
  const other = new URL(address);
  for (const name of [...other.searchParams.keys()]) {
    if (name.startsWith('$')) other.searchParams.delete(name);
  }
  other.searchParams.set('query', LIST_QUERY);
  const { body: _posted, ...headers } = timedInit;
  await answerOf(fetch, other.href, { ...headers, method: 'GET' });
  return answer;
}

async function answerOf(fetch: FetchFunction, address: string, init: FetchInit) {
  // A redirect is refused: it leads to a login page or into a loop, and no other host answers for the service.
  const response = await unlessClosed(() => fetch(address, { ...init, redirect: 'error' }));
  const text = (await bodyWithin(response, MAX_BYTES).catch(unreadable)).toString();
  if (!response.ok) throw refusal(response, text);
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return unreadable(`answered ${type || 'no type'}`);
  const answer = answerBody.safeParse(parsed(text));
  if (!answer.success || !('result' in answer.data)) return unreadable('answered without a result');
  const { result, syncTags } = answer.data;
  const query = queryOf(address, init);
  if (query !== undefined && !isResultOf(query, result)) {
    return unreadable('answered with a result of another shape');
  }
  return { text, result, tags: syncTags };
}

async function unlessClosed<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!CLOSED_CONNECTION.has(codeOf(error))) throw error;
    return send();
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function unreadable(problem: unknown): never {
  const message = problem instanceof Error ? problem.message : String(problem);
  throw new ContentUnavailableError('unreadable', message, { cause: problem });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The hosted service writes `{error: {description}}` or `{error, message}`. */
const refusalBody = z.object({
  error: z.union([z.object({ description: z.string() }), z.string()]).optional(),
  message: z.string().optional(),
});

/** The longest reason taken from an answer: a line of a log. */
const LONGEST_REASON = 300; // characters

function refusal(response: { status: number; headers: Headers }, text: string) {
  const { status, headers } = response;
  const body = refusalBody.safeParse(parsed(text));
  const { error, message } = body.success ? body.data : {};
  const reason = message ?? (typeof error === 'object' ? error.description : error) ?? 'no reason';
  return new ContentUnavailableError('refused', `${status} ${reason.slice(0, LONGEST_REASON)}`, {
    status,
    retryAfter: inMilliseconds(headers.get('retry-after')),
  });
}

/** RFC 9110 §10.2.3: a number of seconds or a date. */
function inMilliseconds(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const postedQuery = z.object({ query: z.string() });

/** Tells the query of a request; the client sends a long query as a body. */
function queryOf(address: string, { body }: FetchInit): string | undefined {
  const posted = typeof body === 'string' ? postedQuery.safeParse(parsed(body)) : undefined;
  return posted?.data?.query ?? new URL(address).searchParams.get('query') ?? undefined;
}
