/** The private link of the mail that reports a comment to the agency. */
import { createSigner } from '../signed-token.ts';

export type CommentLinks = {
  /** The page that shows the comment and takes the decision. The link never expires: a decision may be reverted. */
  moderation(requestId: string): string;
  /** The request of a token; undefined for one we never signed. */
  readModeration(token: string): { requestId: string } | undefined;
};

/** @param page where a comment is decided on, with the site's origin */
export function createCommentLinks(secret: string, page: string): CommentLinks {
  const { sign, read } = createSigner(secret);
  return {
    moderation: (requestId) => `${page}?jeton=${sign('moderate', requestId)}`,
    readModeration(token) {
      const [requestId] = read('moderate', token) ?? [];
      return requestId === undefined ? undefined : { requestId };
    },
  };
}
