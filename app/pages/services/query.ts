/** Reads the texts of /services besides the services themselves. */
import { defineQuery } from 'groq';
import { FIRST_SERVICES } from '../../content/first-texts.ts';
import { readTexts } from '../../content/page-texts.ts';
import type { ContentReader } from '../../context.ts';

const SERVICES_PAGE_QUERY = defineQuery(`*[_type == "services" && _id == "services"][0]{
  title, introduction, listTitle, listText, callTitle, seoTitle, seoDescription
}`);

export type ServicesTexts = Awaited<ReturnType<typeof findServices>>;

/** @throws what the content client throws when the service does not answer. */
export async function findServices(content: ContentReader) {
  return readTexts(
    content,
    'services',
    FIRST_SERVICES,
    await content.client.fetch(SERVICES_PAGE_QUERY),
  );
}
