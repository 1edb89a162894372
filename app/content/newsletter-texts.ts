/** Reads what the newsletter says: in its box on several pages, on its own page, behind the links of its mails. */
import { defineQuery } from 'groq';
import {
  FIRST_NEWSLETTER_BOX,
  FIRST_NEWSLETTER_LINKS,
  FIRST_NEWSLETTER_PAGE,
} from '../../model/first-texts.ts';
import { SHOWN_ISSUE } from '../../model/public-documents.ts';
import type { ContentReader } from '../context.ts';
import type { NEWSLETTER_BOX_QUERY_RESULT } from './content.generated.ts';
import { readTexts } from './page-texts.ts';
import { pageSocialImage } from './read-social-image.ts';
import { sharedRead } from './shared-read.ts';
import type { SocialImage } from './social-image.ts';

const NEWSLETTER_BOX_QUERY = defineQuery(`{
  "texts": *[_type == "newsletter" && _id == "newsletter"][0]{
    title, introduction, checkTitle, checkText, checkNote
  },
  "hasIssues": defined(*[_type == "newsletterIssue" && ${SHOWN_ISSUE}][0]._id)
}`);

const NEWSLETTER_PAGE_QUERY = defineQuery(`*[_type == "newsletter" && _id == "newsletter"][0]{
  archiveTitle, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}
}`);

const NEWSLETTER_LINKS_QUERY = defineQuery(`*[_type == "newsletter" && _id == "newsletter"][0]{
  confirmTitle, confirmText, confirmedTitle, confirmedText, confirmedBeforeTitle, confirmedBeforeText,
  leaveTitle, leaveText, leftTitle, leftText
}`);

type Texts<First> = Record<keyof First, string>;

export type NewsletterBoxTexts = Texts<typeof FIRST_NEWSLETTER_BOX> & {
  /** Whether there are letters to read. */
  hasIssues?: boolean;
};
export type NewsletterPageTexts = Texts<typeof FIRST_NEWSLETTER_PAGE> & {
  socialImage?: SocialImage;
};
export type NewsletterLinkTexts = Texts<typeof FIRST_NEWSLETTER_LINKS>;

/**
 * Reads the box that stands on several pages; undefined while the newsletter is off.
 *
 * @throws what the content client throws when the service does not answer, like the two below.
 */
export const findNewsletterBox = sharedRead(
  async (content: ContentReader): Promise<NewsletterBoxTexts | undefined> => {
    return content.isOff?.('newsletter') ? undefined : readNewsletterBox(content);
  },
);

export async function readNewsletterBox(content: ContentReader): Promise<NewsletterBoxTexts> {
  // A content service in trouble may answer null.
  const answer: NEWSLETTER_BOX_QUERY_RESULT | null =
    await content.client.fetch(NEWSLETTER_BOX_QUERY);
  return {
    ...readTexts(content, 'newsletter', FIRST_NEWSLETTER_BOX, answer?.texts),
    hasIssues: answer?.hasIssues === true,
  };
}

export const findNewsletterPage = sharedRead(
  async (content: ContentReader): Promise<NewsletterPageTexts> => {
    const document = await content.client.fetch(NEWSLETTER_PAGE_QUERY);
    return {
      ...readTexts(content, 'newsletter', FIRST_NEWSLETTER_PAGE, document),
      socialImage: pageSocialImage(content, 'newsletter', document),
    };
  },
);

export async function findNewsletterLinks(content: ContentReader): Promise<NewsletterLinkTexts> {
  const document = await content.client.fetch(NEWSLETTER_LINKS_QUERY);
  return readTexts(content, 'newsletter', FIRST_NEWSLETTER_LINKS, document);
}
