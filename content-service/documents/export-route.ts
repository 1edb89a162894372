import type { Identity } from '../access/identity.ts';
import type { Document } from '../document.ts';
import { ndjsonBody } from '../http/ndjson-body.ts';
import type { DocumentStore } from '../store.ts';

/**
 * `GET /v{date}/data/export/{dataset}`: every document the caller may read, one a line, as they all
 * were at one moment: what is written meanwhile is not among them. `types=a,b` leaves the others out.
 *
 * It is one stream, so `nextCursor`, with which clients ask for the next part, is never answered.
 */
export function exportDocuments(
  request: Request,
  { identity, store }: { identity: Identity; store: Pick<DocumentStore, 'documents' | 'isPublic'> },
): Response {
  const { origin, searchParams } = new URL(request.url);
  const types = (searchParams.get('types') ?? '').split(',').filter((type) => type !== '');
  const documents = store.documents.all();

  function* lines(): Generator<string> {
    for (const document of documents) {
      if (identity.kind === 'anonymous' && !store.isPublic(document)) continue;
      if (types.length > 0 && !types.includes(document._type)) continue;
      yield JSON.stringify(withReachableAddress(document, origin));
    }
  }

  return new Response(ndjsonBody(lines()), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Gives a document the address the export was requested at: its reader fetches the assets by it. */
function withReachableAddress(document: Document, origin: string): Document {
  const { _type, path } = document;
  const isAsset = _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset';
  if (!isAsset || typeof path !== 'string') return document;
  return { ...document, url: `${origin}/${path}` };
}
