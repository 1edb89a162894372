import { createCommentLinks } from './comments/links.ts';
import type { MailLinks } from './emails/compose.ts';
import { createNewsletterLinks } from './newsletter/links.ts';
import { createSentRequestLinks } from './sent-requests/links.ts';

/** Every private link our mails may carry. */
export function createMailLinks(secret: string, siteOrigin: string): MailLinks {
  return {
    ...createNewsletterLinks(secret, siteOrigin),
    ...createCommentLinks(secret, siteOrigin),
    ...createSentRequestLinks(secret, siteOrigin),
  };
}
