/** The private link by which the sender of a request finds it again. */
import { createSigner } from '../signed-token.ts';

export type SentRequestLinks = {
  /** The link to the sender's page. It works as long as the request is stored, so that the sender can erase it. */
  sentRequest(request: { id: string; reference: string }): string;
  /** The request of a token; undefined for one we never signed. */
  readSentRequest(token: string): { requestId: string } | undefined;
};

/** @param pageOf the page of a request, by its reference, with the site's origin */
export function createSentRequestLinks(
  secret: string,
  pageOf: (reference: string) => string,
): SentRequestLinks {
  const { sign, read } = createSigner(secret);
  return {
    sentRequest: ({ id, reference }) => `${pageOf(reference)}?jeton=${sign('sent-request', id)}`,
    readSentRequest(token) {
      const [requestId] = read('sent-request', token) ?? [];
      return requestId === undefined ? undefined : { requestId };
    },
  };
}
