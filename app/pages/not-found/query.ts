/** Reads the texts of the 404 page. */
import { defineQuery } from 'groq';
import { FIRST_NEAR_PAGES, FIRST_NOT_FOUND } from '../../../model/first-texts.ts';
import { readTexts } from '../../content/page-texts.ts';
import type { ContentReader } from '../../context.ts';

const NOT_FOUND_QUERY = defineQuery(`*[_type == "notFound" && _id == "notFound"][0]{
  title, text, nearTitle, seoTitle
}`);

const FIRST = { ...FIRST_NOT_FOUND, ...FIRST_NEAR_PAGES };

type Texts = Record<keyof typeof FIRST, string>;

export type NotFoundTexts = Pick<Texts, keyof typeof FIRST_NOT_FOUND>;

/** @throws what the content client throws when the service does not answer. */
export async function findNotFound(content: ContentReader): Promise<Texts> {
  return readTexts(content, 'notFound', FIRST, await content.client.fetch(NOT_FOUND_QUERY));
}

/** The texts while the content service does not answer. */
export function notFoundWithoutContent(): Texts {
  return FIRST;
}
