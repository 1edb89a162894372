import { badRequest, refuse } from '../../kit/network/api-error.ts';
import { fold } from '../../search/french-folding.ts';
import type { Identity } from '../access/identity.ts';
import { strongReferencesIn } from '../archive/prepare-document.ts';
import { requireEditor } from '../mutations/write-permission.ts';
import type { DocumentStore } from '../store.ts';
import type { RestoredDocument, TrashPage } from '../trash-contract.ts';
import type { TrashPosition } from './deleted-documents.ts';

const USUAL_LIMIT = 50;
const MAX_LIMIT = 200;
/** The longest text of the search field, in UTF-16 units. */
const MAX_SEARCH_LENGTH = 200;

const NOT_KEPT = { 'cache-control': 'private, no-store' };

export interface TrashRoutes {
  /** `GET …/data/bin/{dataset}`: see `BinPage`. */
  list(request: Request, identity: Identity): Response;
  /** `POST …/data/bin/{dataset}/{id}/restore`: see `RestoredDocument`. */
  restore(id: string, identity: Identity): Promise<Response>;
}

/** the routes of the trash, an extension of the hosted API: for editors only. All throw `ApiError`. */
export function createTrashRoutes(
  store: Pick<DocumentStore, 'documents' | 'trash' | 'commit'>,
): TrashRoutes {
  return {
    list(request, identity) {
      requireEditor(identity);
      const address = new URL(request.url).searchParams;
      const search = address.get('search') ?? '';
      if (search.length > MAX_SEARCH_LENGTH) throw badRequest('search is too long');
      const { next, ...page } = store.trash.page({
        type: address.get('type') || undefined,
        words: fold(search).split(' ').filter(Boolean),
        after: readCursor(address.get('cursor')),
        limit: readLimit(address.get('limit')),
      });
      const body: TrashPage = { ...page, nextCursor: next ? `${next.sequence}:${next.id}` : null };
      return Response.json(body, { headers: NOT_KEPT });
    },

    async restore(id, identity) {
      const author = requireEditor(identity);
      const last = store.trash.find(id);
      if (!last) {
        const message = `Document "${id}" is not in the trash`;
        // The document exists: a colleague restored it first, or it was created anew under its id.
        const isThere = [id, `drafts.${id}`].some((one) => store.documents.get(one));
        throw isThere ? refuse(409, 'Conflict', message) : refuse(404, 'Not Found', message);
      }
      // It is restored as a draft, so that nothing becomes public by surprise. The draft may refer to deleted
      // documents: otherwise two that refer to each other could never be restored.
      const { _updatedAt, _rev, _system, ...written } = last;
      const draft = { ...written, _id: `drafts.${id}`, _type: last._type };
      await store.commit({
        author,
        changes: [{ put: draft }],
        mutations: [{ create: draft }],
      });
      const missing = [...new Set(strongReferencesIn(draft))].filter(
        (target) => !store.documents.get(target),
      );
      const body: RestoredDocument = { id, type: draft._type, draftId: draft._id, missing };
      return Response.json(body, { headers: NOT_KEPT });
    },
  };
}

function readCursor(text: string | null): TrashPosition | undefined {
  if (text === null || text === '') return undefined;
  const [, sequence, id = ''] = /^(\d{1,15}):(.+)$/.exec(text) ?? [];
  if (sequence === undefined) throw badRequest('cursor must be one that was answered');
  return { sequence: Number(sequence), id };
}

function readLimit(text: string | null): number {
  const limit = Number(text ?? USUAL_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('limit must be a number from 1');
  return Math.min(limit, MAX_LIMIT);
}
