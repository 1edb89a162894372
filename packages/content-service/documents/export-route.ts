import type { Identity } from '../access/identity.ts';
import type { SignedOriginals } from '../assets/signed-originals.ts';
import type { Document } from '../document.ts';
import { ndjsonBody } from '../http/ndjson-body.ts';
import type { DocumentStore } from '../store.ts';

type ExportParts = {
  identity: Identity;
  store: Pick<DocumentStore, 'documents' | 'isPublic'>;
  /** The origin from which the export's reader fetches assets, without a trailing slash. */
  exportOrigin: string;
  signedOriginals: SignedOriginals;
};

/**
 * `GET /v{date}/data/export/{dataset}`: every document the caller may read, one a line, as they all
 * were at one moment: what is written meanwhile is not among them. `types=a,b` leaves the others out.
 *
 * It is one stream, so `nextCursor`, with which clients ask for the next part, is never answered.
 */
export function exportDocuments(
  request: Request,
  { identity, store, exportOrigin, signedOriginals }: ExportParts,
): Response {
  const { searchParams } = new URL(request.url);
  const types = (searchParams.get('types') ?? '').split(',').filter((type) => type !== '');
  const documents = store.documents.all();

  function* lines(): Generator<string> {
    for (const document of documents) {
      if (identity.kind === 'anonymous' && !store.isPublic(document)) continue;
      if (types.length > 0 && !types.includes(document._type)) continue;
      const isStaff = identity.kind === 'staff';
      yield JSON.stringify(
        withReachableAddress(document, exportOrigin, isStaff ? signedOriginals : undefined),
      );
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

/** Gives an asset the address its reader fetches it by; of a picture, for staff, the one of its uploaded bytes. */
function withReachableAddress(
  document: Document,
  origin: string,
  signed: SignedOriginals | undefined,
): Document {
  const { _type, path } = document;
  const isImage = _type === 'sanity.imageAsset';
  if (!(isImage || _type === 'sanity.fileAsset') || typeof path !== 'string') return document;
  const raw = isImage && signed ? `?dlRaw=${signed.sign(path)}` : '';
  return { ...document, url: `${origin}/${path}${raw}` };
}
