import { randomUUID } from 'node:crypto';
import { badRequest, clientLeft } from '../../kit/network/api-error.ts';
import { createWorkQueue } from '../../kit/network/work-queue.ts';
import type { Identity } from '../access/identity.ts';
import { isPublicId, publishedIdOf } from '../document.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { QueryCaller } from '../queries/query-caller.ts';
import { queryFailure } from '../queries/query-failure.ts';
import { LONGEST_RESULT_OF_VISITOR } from '../queries/query-route.ts';
import type { DocumentStore } from '../store.ts';

/** The longest answer to staff, in UTF-16 units. */
const LONGEST_ANSWER = 64 * 1024 * 1024;
/** The client asks for at most 100 at a time (`documentsExists`); an address holds no more than this. */
const MAX_IDS = 1_000;

type DocumentRoute = (
  request: Request,
  caller: { ids: string; identity: Identity; queryCaller: QueryCaller },
) => Promise<Response>;

/** `GET /v{date}/data/doc/{dataset}/{id,id}`: documents as they are stored, in the order asked. Throws `ApiError`. */
export function createDocumentRoute(store: DocumentStore): DocumentRoute {
  // Each answer takes a turn of its own, and few are in memory: the requests of one network wait for one another.
  const visitors = createWorkQueue<EncodedBody>({ concurrency: 2, waiting: 1_000, share: 64 });

  return async (request, { ids, identity, queryCaller }) => {
    const write = async () => {
      const longest =
        queryCaller.priority === 'visitor' ? LONGEST_RESULT_OF_VISITOR : LONGEST_ANSWER;
      const body = new EncodedBody(requestedDocuments(request, { ids, identity, store, longest }));
      await body.prepare(request);
      return body;
    };
    const { network } = queryCaller;
    const body =
      queryCaller.priority === 'visitor'
        ? await visitors
            .share(randomUUID(), { signal: request.signal, network }, write)
            .catch((error: unknown) => {
              throw request.signal.aborted ? clientLeft() : (queryFailure(error, '') ?? error);
            })
        : await write();
    return body.respond(request, {
      'cache-control': identity.kind === 'anonymous' ? 'public, no-cache' : 'private, no-cache',
    });
  };
}

type DocumentsRequest = { ids: string; identity: Identity; store: DocumentStore; longest: number };

/** The JSON of the answer. Throws `ApiError` for too many ids, and for documents longer than may be sent. */
function requestedDocuments(
  request: Request,
  { ids, identity, store, longest }: DocumentsRequest,
): string {
  const address = new URL(request.url).searchParams;
  const requestedIds = [...new Set(ids.split(',').filter((id) => id !== ''))];
  if (requestedIds.length > MAX_IDS)
    throw badRequest(`At most ${MAX_IDS} documents can be asked for`);

  const documents: string[] = [];
  let length = 0;
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
  const wanted =
    address.get('includeAllVersions') === 'true' ? versionsOf(store, requestedIds) : requestedIds;
  for (const id of wanted) {
    if (identity.kind === 'anonymous' && !isPublicId(id)) {
      // The answer is the same whether the id exists or not: otherwise it would tell which drafts exist.
      omitted.push({ id, reason: 'permission' });
      continue;
    }
    const document = store.documents.get(id);
    const isThere = document && (identity.kind === 'staff' || store.isPublic(document));
    if (!isThere) omitted.push({ id, reason: 'existence' });
    else if (address.get('excludeContent') !== 'true') {
      const json = JSON.stringify(document);
      length += json.length;
      if (length > longest) {
        throw badRequest(
          `The documents are more than ${longest} characters: ask for fewer at once`,
        );
      }
      documents.push(json);
    }
  }
  return `{"documents":[${documents.join(',')}],"omitted":${JSON.stringify(omitted)}}`;
}

/** The published document, its draft and its versions, for each id; what does not exist as asked. */
function versionsOf(store: DocumentStore, ids: readonly string[]): string[] {
  const groups = new Map(ids.map((id) => [publishedIdOf(id), [id]]));
  for (const id of store.documents.ids()) {
    const group = groups.get(publishedIdOf(id));
    if (group && !group.includes(id)) group.push(id);
  }
  return [...groups.values()].flat();
}
