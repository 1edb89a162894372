import { badRequest } from '../../kit/network/api-error.ts';
import { groqIdentity, type Identity } from '../access/identity.ts';
import type { Document } from '../document.ts';
import { type ApiVersion, hasReleaseOf } from '../http/api-version.ts';
import { languageOf } from '../queries/first-version.ts';
import type { QueryCaller } from '../queries/query-caller.ts';
import { QueryRefusedError } from '../queries/query-errors.ts';
import { queryFailure } from '../queries/query-failure.ts';
import { readQueryRequest } from '../queries/query-parameters.ts';
import type { QueryPool } from '../queries/query-pool.ts';
import type { DocumentStore } from '../store.ts';
import { openListenFilter } from './listen-filter.ts';
import { Listener, refuse } from './listener.ts';
import { missedCommits } from './missed-commits.ts';
import { type ListenOptions, MutationEvents } from './mutation-events.ts';
import type { StreamConnections } from './stream-connections.ts';

export type StreamRoute = (
  request: Request,
  caller: { version: ApiVersion; identity: Identity; queryCaller: QueryCaller },
) => Promise<Response>;

/** "Only events for published documents will be included by default." */
const PUBLISHED_BY_DEFAULT = '2025-02-19';

/** The author of events that a date causes, as for a scheduled release. */
const SCHEDULE = 'schedule';

/**
 * `GET /v{date}/data/listen/{dataset}`: every change of the documents a query selects, as it happens, as
 * server-sent events. Any caller may listen to what the public may read.
 * A query that can't be listened to is refused in the stream (`channelError`), because a browser hides the
 * answer of an event source that failed.
 */
export function createListenRoute({
  pool,
  store,
  room,
}: {
  pool: Pick<QueryPool, 'filter'>;
  store: Pick<DocumentStore, 'onCommit' | 'onAppearance' | 'isPublic' | 'lastAppearance' | 'log'>;
  room: StreamConnections;
}): StreamRoute {
  const listeners = new Set<Listener>();
  store.onCommit((commit) => notify(listeners, new MutationEvents(commit, store.isPublic)));
  store.onAppearance((documents) => {
    const visitors = [...listeners].filter(({ options }) => options.publicOnly);
    for (const document of documents) {
      notify(visitors, appearanceOf(document, store.isPublic(document)));
    }
  });

  return async (request, { version, identity, queryCaller }) => {
    const { query, params } = await readQueryRequest(request, queryCaller.priority);
    const address = new URL(request.url).searchParams;
    const given = readOptions(address, version);
    const stream = room.open(request, identity, queryCaller.network);
    try {
      const language = languageOf(version);
      const question = { query, language, params, identity: groqIdentity(identity) };
      const filter = await openListenFilter(question, (job) =>
        pool.filter(job, queryCaller, stream.gone),
      );
      const options = { ...given, publicOnly: identity.kind === 'anonymous' };
      const listener = new Listener(stream, filter, options, query);
      const resumes = address.get('enableResume') === 'true';
      const missed = resumes ? request.headers.get('last-event-id') : null;
      welcome(listener, missed, store);
      listeners.add(listener);
      void stream.ended.then(() => listeners.delete(listener));
    } catch (error) {
      if (error instanceof QueryRefusedError) refuse(stream, error, query);
      else {
        stream.close();
        throw queryFailure(error, query) ?? error;
      }
    }
    return stream.response;
  };
}

function notify(listeners: Iterable<Listener>, events: MutationEvents): void {
  for (const listener of listeners) listener.hear(events);
}

/** The event for the public when the day of a document comes: the document as its last transaction left it. */
function appearanceOf(document: Document, isPublic: boolean): MutationEvents {
  const { _id: id, _rev: transactionId } = document;
  const change = isPublic
    ? { id, before: null, after: document }
    : { id, before: document, after: null };
  const committed = new Date().toISOString();
  const commit = { transactionId, author: SCHEDULE, committed, changes: [change], mutations: [] };
  return new MutationEvents(commit, () => true);
}

function readOptions(
  address: URLSearchParams,
  version: ApiVersion,
): Omit<ListenOptions, 'publicOnly'> {
  const visibility = address.get('visibility') ?? 'transaction';
  if (visibility !== 'transaction' && visibility !== 'query') {
    throw badRequest(`visibility must be transaction or query, not "${visibility}"`);
  }
  const effectFormat = address.get('effectFormat');
  if (effectFormat !== null && effectFormat !== 'mendoza') {
    throw badRequest(`effectFormat must be mendoza, not "${effectFormat}"`);
  }
  const all = address.get('includeAllVersions') === 'true';
  return {
    versions: all ? 'all' : hasReleaseOf(version, PUBLISHED_BY_DEFAULT) ? 'published' : 'drafts',
    // A listener that hears of a change can query it: both see it at the same moment.
    visibility,
    includeResult: address.get('includeResult') === 'true',
    includePreviousRevision: address.get('includePreviousRevision') === 'true',
    includeMutations: address.get('includeMutations') !== 'false',
    includeEffects: effectFormat === 'mendoza',
  };
}

/**
 * Sends the first event: `welcome`, or for a returning client `welcomeback` with all missed events, or a request to
 * start anew. A client cut off in between names the same event again, and gets all of them again.
 */
function welcome(
  listener: Listener,
  lastEventId: string | null,
  { log, isPublic, lastAppearance }: Pick<DocumentStore, 'isPublic' | 'lastAppearance' | 'log'>,
): void {
  const name = JSON.stringify({ listenerName: crypto.randomUUID() });
  const here = `${log.last()?.transactionId ?? ''}#`;
  // A document that its date made public is in no transaction: public listeners start anew.
  const { publicOnly } = listener.options;
  const notBefore = publicOnly ? lastAppearance() : Number.NEGATIVE_INFINITY;
  const by = publicOnly ? 'visitor' : 'staff';
  const missed =
    lastEventId === null ? undefined : missedCommits(log, lastEventId, { notBefore, by });
  if (lastEventId === null || !missed) {
    if (lastEventId !== null) listener.say('reset', '{}');
    listener.say('welcome', name, here);
    return;
  }
  listener.say('welcomeback', name, missed.length > 0 ? lastEventId : here);
  for (const { commit, after } of missed) {
    listener.hear(new MutationEvents(commit, isPublic), after);
  }
}
