import { refuse } from '../../kit/network/api-error.ts';
import { type Document, publishedIdOf } from '../document.ts';
import type { Commit } from '../documents/change.ts';
import { syncTagsOf } from '../queries/sync-tags.ts';
import type { DocumentStore } from '../store.ts';
import type { EventStream } from './event-stream.ts';
import type { StreamRoute } from './listen-route.ts';
import type { StreamConnections } from './stream-connections.ts';

/**
 * `GET /v{date}/data/live/events/{dataset}`: which answers of queries a change made stale, by their
 * sync tags, so that a page asks again only what it shows. With `includeDrafts=true`, for who may
 * read them, also what only perspectives with drafts show.
 *
 * Nothing is kept for who was away: they are told to ask everything again (`restart`), unless nothing changed. The id of an
 * event names the state it leads to, as it is stored: also after a restart it is no other's.
 */
export function createLiveRoute({
  store,
  room,
}: {
  store: Pick<
    DocumentStore,
    'onCommit' | 'onAppearance' | 'isPublic' | 'publishedState' | 'log' | 'documents'
  >;
  room: StreamConnections;
}): StreamRoute {
  const published = new Set<EventStream>();
  const all = new Set<EventStream>();
  store.onCommit((commit) => {
    const publicTags = tagsOf(commit, store.isPublic, store);
    if (publicTags.length > 0) notify(published, publicTags, store.publishedState());
    if (all.size > 0) {
      const tags = tagsOf(commit, () => true, store);
      notify(all, tags, commit.transactionId);
    }
  });

  // Only public listeners are notified: callers who may read drafts could read these documents before.
  store.onAppearance((documents) => {
    const tags = documents.flatMap((document) => [...syncTagsOf(document)]);
    notify(published, [...new Set(tags)].sort(), store.publishedState());
  });

  return async (request, { identity, queryCaller }) => {
    const withDrafts = new URL(request.url).searchParams.get('includeDrafts') === 'true';
    if (withDrafts && identity.kind !== 'staff') {
      const [status, error] = identity.caller ? [403, 'Forbidden'] : [401, 'Unauthorized'];
      throw refuse(Number(status), String(error), 'Drafts are for who may edit them');
    }
    const stream = room.open(request, identity, queryCaller.network);
    const id = withDrafts ? (store.log.last()?.transactionId ?? 'none') : store.publishedState();
    const last = request.headers.get('last-event-id');
    stream.send('welcome', '{}', id);
    if (last !== null && last !== id) stream.send('restart', '{}', id);
    const listeners = withDrafts ? all : published;
    listeners.add(stream);
    void stream.ended.then(() => listeners.delete(stream));
    return stream.response;
  };
}

function notify(streams: ReadonlySet<EventStream>, tags: readonly string[], id: string): void {
  for (const stream of streams) stream.send('message', JSON.stringify({ tags }), id);
}

/** Returns the tags of documents before and after a commit, and of their other versions: see `syncTagsOf`. */
function tagsOf(
  { changes }: Commit,
  isSeen: (document: Document) => boolean,
  { documents }: Pick<DocumentStore, 'documents'>,
): string[] {
  const seen = (states: readonly (Document | null | undefined)[]) =>
    states.filter((document): document is Document => !!document && isSeen(document));
  const touched = changes.flatMap(({ id, before, after }) => {
    const states = seen([before, after]);
    const own = publishedIdOf(id);
    const siblings = [own, `drafts.${own}`].filter((sibling) => sibling !== id);
    return states.length === 0
      ? []
      : [...states, ...seen(siblings.map((sibling) => documents.get(sibling)))];
  });
  const tags = touched.flatMap((document) => [...syncTagsOf(document)]);
  return [...new Set(tags)].sort();
}
