/** Reads the texts of /work besides its case studies. */
import { defineQuery } from 'groq';
import { FIRST_WORK } from '../../content/first-texts.ts';
import { readTexts } from '../../content/page-texts.ts';
import type { ContentReader } from '../../context.ts';

const WORK_QUERY = defineQuery(`*[_type == "work" && _id == "work"][0]{
  title, reelsTitle, reelsText, featuredTitle, othersTitle, othersText, seoTitle, seoDescription
}`);

export type WorkTexts = Awaited<ReturnType<typeof findWork>>;

/** @throws what the content client throws when the service does not answer. */
export async function findWork(content: ContentReader) {
  return readTexts(content, 'work', FIRST_WORK, await content.client.fetch(WORK_QUERY));
}
