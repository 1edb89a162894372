/** Reads the texts of /services besides the services themselves. */
import { defineQuery } from 'groq';
import { FIRST_SERVICES } from '../../content/first-texts.ts';
import { readTexts } from '../../content/page-texts.ts';
import { pageSocialImage } from '../../content/read-social-image.ts';
import type { ContentReader } from '../../context.ts';

const SERVICES_PAGE_QUERY = defineQuery(`*[_type == "services" && _id == "services"][0]{
  title, introduction, listTitle, listText, callTitle, seoTitle, seoDescription,
  socialImage{asset, crop, hotspot, alt}
}`);

export type ServicesTexts = Omit<Awaited<ReturnType<typeof findServices>>, 'introduction'> & {
  introduction?: string;
};

/** @throws what the content client throws when the service does not answer. */
export async function findServices(content: ContentReader) {
  const document = await content.client.fetch(SERVICES_PAGE_QUERY);
  return {
    ...readTexts(content, 'services', FIRST_SERVICES, document),
    socialImage: pageSocialImage(content, 'services', document),
  };
}

/** The same while there is no service: the first title and introduction, where they stand, tell of doors and pages. */
export function withoutServices(texts: ServicesTexts): ServicesTexts {
  const { title, introduction, ...others } = texts;
  return {
    ...others,
    title: title === FIRST_SERVICES.title ? 'Ce que nous faisons' : title,
    ...(introduction && introduction !== FIRST_SERVICES.introduction && { introduction }),
  };
}
