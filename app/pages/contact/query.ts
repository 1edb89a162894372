/** Reads the texts of /contact, in which the promised time to an answer is the agency's own. */
import { defineQuery } from 'groq';
import { FIRST_CONTACT } from '../../../model/first-texts.ts';
import type { CONTACT_QUERY_RESULT } from '../../content/content.generated.ts';
import { readTexts } from '../../content/page-texts.ts';
import { pageSocialImage } from '../../content/read-social-image.ts';
import { findResponseTimes } from '../../content/settings.ts';
import { sharedRead } from '../../content/shared-read.ts';
import { UNPROMISED_CONTACT } from '../../content/unpromised-texts.ts';
import type { ContentReader } from '../../context.ts';

const CONTACT_QUERY = defineQuery(`*[_type == "contact" && _id == "contact"][0]{
  title, introduction, formTitle, sentTitle, sentText, sentNote, seoTitle, seoDescription,
  socialImage{asset, crop, hotspot, alt}
}`);

export type ContactTexts = ReturnType<typeof readContact>;

/** @throws what the content client throws when the service does not answer. */
export const findContact = sharedRead(async (content: ContentReader): Promise<ContactTexts> => {
  const [document, { messages }] = await Promise.all([
    content.client.fetch(CONTACT_QUERY),
    findResponseTimes(content),
  ]);
  return readContact(content, document, messages);
});

/** The texts of /contact while the content service does not answer. */
export function contactWithoutContent(content: ContentReader): ContactTexts {
  return readContact(content, null);
}

function readContact(content: ContentReader, document: CONTACT_QUERY_RESULT, délai?: string) {
  return {
    ...readTexts(content, 'contact', FIRST_CONTACT, document, { délai }, UNPROMISED_CONTACT),
    socialImage: pageSocialImage(content, 'contact', document),
  };
}
