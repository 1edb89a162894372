import { createCommentLinks } from './comments/links.ts';
import type { MailLinks } from './emails/compose.ts';
import { createNewsletterLinks } from './newsletter/links.ts';
import { createSentRequestLinks } from './sent-requests/links.ts';

/** The pages that private links lead to, with the site's origin. The inbox knows no address of the site by itself. */
export type LinkedPages = {
  confirmation: string;
  unsubscription: string;
  moderation: string;
  sentRequest(reference: string): string;
};

export function createMailLinks(secret: string, pages: LinkedPages): MailLinks {
  return {
    ...createNewsletterLinks(secret, pages),
    ...createCommentLinks(secret, pages.moderation),
    ...createSentRequestLinks(secret, pages.sentRequest),
  };
}
