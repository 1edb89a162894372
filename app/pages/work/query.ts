/** Reads the texts of /work besides its case studies. */
import { defineQuery } from 'groq';
import { FIRST_WORK } from '../../../model/first-texts.ts';
import { figure, readParts } from '../../content/document-parts.ts';
import { readTexts } from '../../content/page-texts.ts';
import { pageSocialImage } from '../../content/read-social-image.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { ContentReader } from '../../context.ts';

const WORK_QUERY = defineQuery(`*[_type == "work" && _id == "work"][0]{
  title, satisfiedClients, reelsTitle, reelsText, featuredTitle, othersTitle, othersText, callTitle, seoTitle, seoDescription,
  socialImage{asset, crop, hotspot, alt}
}`);

export type WorkTexts = Awaited<ReturnType<typeof findWork>>;

/** @throws what the content client throws when the service does not answer. */
export const findWork = sharedRead(async (content: ContentReader) => {
  const document = await content.client.fetch(WORK_QUERY);
  const parts = readParts(content, document, { type: 'work', id: 'work' });
  return {
    /** `100 %`; undefined while the agency states none. */
    satisfiedClients: parts.one('satisfiedClients', figure),
    ...readTexts(content, 'work', FIRST_WORK, document),
    socialImage: pageSocialImage(content, 'work', document),
  };
});
