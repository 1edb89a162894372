import { CONFIRMATION_LIFETIME } from '../forms/lifetimes.ts';
import { createSigner } from '../signed-token.ts';

export type Confirmation = { requestId: string; expiresAt: Date };

export type NewsletterLinks = {
  /** The page that confirms a subscription, for the request that asked for it. */
  confirmation(request: { id: string; receivedAt: Date }): string;
  /** The page where it ends, which also answers RFC 8058's one-click POST. Never expires: a letter may be old. */
  unsubscription(subscriptionId: string): string;
  /** The request of a token; undefined for one we never signed. Says nothing about expiry. */
  readConfirmation(token: string): Confirmation | undefined;
  readUnsubscription(token: string): { subscriptionId: string } | undefined;
};

/** The pages where a subscription is confirmed and where it ends, with the site's origin. */
type NewsletterPages = { confirmation: string; unsubscription: string };

export function createNewsletterLinks(secret: string, pages: NewsletterPages): NewsletterLinks {
  const { sign, read } = createSigner(secret);
  return {
    confirmation({ id, receivedAt }) {
      const expiresAt = receivedAt.getTime() + CONFIRMATION_LIFETIME;
      return `${pages.confirmation}?jeton=${sign('confirm', id, String(expiresAt))}`;
    },
    unsubscription(subscriptionId) {
      return `${pages.unsubscription}?jeton=${sign('unsubscribe', subscriptionId)}`;
    },
    readConfirmation(written) {
      const [requestId, expiresAt] = read('confirm', written) ?? [];
      if (requestId === undefined || expiresAt === undefined) return undefined;
      return { requestId, expiresAt: new Date(Number(expiresAt)) };
    },
    readUnsubscription(written) {
      const [subscriptionId] = read('unsubscribe', written) ?? [];
      return subscriptionId === undefined ? undefined : { subscriptionId };
    },
  };
}
