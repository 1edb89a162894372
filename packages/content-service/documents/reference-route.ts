import type { Identity } from '../access/identity.ts';
import { requireEditor } from '../mutations/write-permission.ts';
import type { DocumentStore } from '../store.ts';

/** The most documents named before one is deleted; the rest is counted. */
const MAX_NAMED = 100;

/**
 * `GET /v{date}/data/references/{dataset}/documents/{id}/to`: which documents refer to one, before
 * it is deleted. `excludeInternalReferences=true` leaves those of this dataset out, and there is no
 * other. Throws `ApiError`.
 */
export function answerReferences(
  request: Request,
  { id, identity, store }: { id: string; identity: Identity; store: DocumentStore },
): Response {
  requireEditor(identity);
  const others = new URL(request.url).searchParams.get('excludeInternalReferences') === 'true';
  const sources = others ? [] : [...store.references.sourcesOf(id)].sort();
  const references = sources.slice(0, MAX_NAMED).map((documentId) => ({
    documentId,
    documentType: store.documents.get(documentId)?._type,
  }));
  return Response.json(
    { totalCount: sources.length, references },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}
