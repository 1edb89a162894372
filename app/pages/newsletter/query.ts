/** Reads /newsletter: the texts of the box and of the page, and the archive. */
import { FIRST_NEWSLETTER_BOX, FIRST_NEWSLETTER_PAGE } from '../../../model/first-texts.ts';
import { listIssues, type PastIssue } from '../../content/issues/issue.ts';
import {
  findNewsletterPage,
  type NewsletterBoxTexts,
  type NewsletterPageTexts,
  readNewsletterBox,
} from '../../content/newsletter-texts.ts';
import type { ContentReader } from '../../context.ts';

export type NewsletterContent = {
  box: NewsletterBoxTexts;
  texts: NewsletterPageTexts;
  /** Undefined while they cannot be read. */
  issues: PastIssue[] | undefined;
};

/** @throws what the content client throws when the service does not answer. */
export async function findNewsletter(content: ContentReader): Promise<NewsletterContent> {
  const [box, texts, issues] = await Promise.all([
    readNewsletterBox(content),
    findNewsletterPage(content),
    listIssues(content),
  ]);
  return { box, texts, issues };
}

/** The form works without the archive: content that cannot be read takes nothing from it. */
export function newsletterWithoutContent(): NewsletterContent {
  return { box: FIRST_NEWSLETTER_BOX, texts: FIRST_NEWSLETTER_PAGE, issues: undefined };
}
