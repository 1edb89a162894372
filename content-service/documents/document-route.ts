import { badRequest } from '../../network/api-error.ts';
import type { Identity } from '../access/identity.ts';
import { isPublicId, publishedIdOf } from '../document.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { DocumentStore } from '../store.ts';

/** The client asks for at most 100 at a time (`documentsExists`); an address holds no more than this. */
const MAX_IDS = 1_000;

/** `GET /v{date}/data/doc/{dataset}/{id,id}`: documents as they are stored, in the order asked. */
export async function answerDocuments(
  request: Request,
  { ids, identity, store }: { ids: string; identity: Identity; store: DocumentStore },
): Promise<Response> {
  const address = new URL(request.url).searchParams;
  const asked = [...new Set(ids.split(',').filter((id) => id !== ''))];
  if (asked.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents can be asked for`);

  const documents: unknown[] = [];
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
  const wanted = address.get('includeAllVersions') === 'true' ? versionsOf(store, asked) : asked;
  for (const id of wanted) {
    if (identity.kind === 'anonymous' && !isPublicId(id)) {
      // The same is answered whether such an id exists or not: the difference would tell which drafts exist.
      omitted.push({ id, reason: 'permission' });
      continue;
    }
    const document = store.documents.get(id);
    const isThere = document && (identity.kind === 'staff' || store.isPublic(document));
    if (!isThere) omitted.push({ id, reason: 'existence' });
    else if (address.get('excludeContent') !== 'true') documents.push(document);
  }
  const body = new EncodedBody(JSON.stringify({ documents, omitted }));
  return body.respond(request, {
    'cache-control': identity.kind === 'anonymous' ? 'public, no-cache' : 'private, no-cache',
  });
}

/** The published document, its draft and its versions, for each id; what does not exist as asked. */
function versionsOf(store: DocumentStore, asked: readonly string[]): string[] {
  const groups = new Map(asked.map((id) => [publishedIdOf(id), [id]]));
  for (const id of store.documents.ids()) {
    const group = groups.get(publishedIdOf(id));
    if (group && !group.includes(id)) group.push(id);
  }
  return [...groups.values()].flat();
}
