/** Reads the chapters of a case study, by its address. */
import { defineQuery } from 'groq';
import { SHOWN_PROJECT } from '../../../model/public-documents.ts';
import { withIds } from '../../blocks/block-ids.ts';
import { type Chapter, readChapters } from '../../blocks/chapters.ts';
import { SECTIONS } from '../../blocks/query.ts';
import { readParts } from '../../content/document-parts.ts';
import type { ContentReader } from '../../context.ts';

const CHAPTERS_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc) [0] {_id, ${SECTIONS}}
`);

/** A chapter with its id on the page. */
export type PlacedChapter = { id: string; block: Chapter };

/** @throws what the content client throws when the service does not answer. */
export async function findChapters(content: ContentReader, slug: string): Promise<PlacedChapter[]> {
  const row = await content.client.fetch(CHAPTERS_QUERY, { slug });
  if (!row) return [];
  const parts = readParts(content, row, { type: 'portfolio', id: row._id });
  return withIds(await readChapters(content, parts.insideEach('sections')));
}
