import type { Inbox } from '../../inbox/index.ts';
import { PREVIEWS } from '../../model/contracts/preview-contract.ts';

/** The sentence under a form that was filled in a preview. */
export const NOTHING_IS_SENT = 'Ceci est un aperçu\u00a0: rien n’est envoyé.';

/**
 * The inbox of previews. It answers as the real one does and stores nothing: an editor or client who tries out a form
 * writes to nobody, and likes and searches of previews are not counted.
 */
export function previewInbox(inbox: Inbox): Inbox {
  return {
    ...inbox,
    receive: async () => ({
      outcome: 'refused',
      status: 409,
      message: NOTHING_IS_SENT,
      errors: {},
      values: {},
    }),
    receiveUpload: (kind, request, sending) =>
      inbox.receiveUpload(kind, request, {
        ...sending,
        about: async () => ({ refusal: NOTHING_IS_SENT }),
      }),
    like: async (postId) => ({ count: await inbox.likes(postId) }),
    countFruitlessSearch: async () => {},
  };
}

/**
 * Whether a page of a preview sends a request. A form's script posts to the same address as the published page's, so
 * that no visitor downloads a difference: what tells them apart is the address of the page, which browsers name within a
 * site. A caller who names another page of ours has its own form not sent, and no other.
 */
export function isFromPreview(request: Request): boolean {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page?.pathname.startsWith(`${PREVIEWS}/`) ?? false;
}
