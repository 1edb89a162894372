/** Finds pages that a visitor may have meant: the site's own, and those of published documents. */

import { defineQuery } from 'groq';
import { SHOWN_PAGES, TYPES } from '../../../model/document-types.ts';
import { addressOf } from '../../../model/page-address.ts';
import { isOut } from '../../../model/public-documents.ts';
import { date, readParts, slug, text } from '../../content/document-parts.ts';
import { leadsToOffPart } from '../../content/off-parts.ts';
import type { ContentReader } from '../../context.ts';
import { type KnownPage, nearestPages } from '../../search/near-match.ts';
import { SITE_PAGES } from '../../search/site-pages.ts';

export type NearPage = Pick<KnownPage, 'path' | 'title'> & {
  /** The kind of page, as a visitor would say: `Étude de cas`. */
  kind: string;
};

/** Suggestions are offered, not listed: more than three would be a search. */
const MOST = 3;

type Candidate = KnownPage & { kind: string };

const PAGES: readonly Candidate[] = SITE_PAGES.map((page) => ({ ...page, kind: 'Page' }));

/** The query of public documents with their titles; hidden ones are left out. */
const NAMED_DOCUMENTS_QUERY = defineQuery(`
  ${SHOWN_PAGES}
    | order(_type asc, _id asc)[0...500]{
      _id, _type, "title": coalesce(title, subject), slug, publishDate
    }
`);

/** Finds at most three pages with a similar address or title; only the site's own while content is unavailable. */
export async function findNearPages(content: ContentReader, address: string): Promise<NearPage[]> {
  const documents = await listNamed(content).catch((error: unknown) => {
    content.warn('only the pages of the site itself are suggested', { problem: String(error) });
    return [];
  });
  const candidates = [...PAGES, ...documents].filter(({ path }) => !leadsToOffPart(content, path));
  return nearestPages(address, candidates, MOST).map(({ path, title, kind }) => ({
    path,
    title,
    kind,
  }));
}

async function listNamed(content: ContentReader): Promise<Candidate[]> {
  const documents = await content.client.fetch(NAMED_DOCUMENTS_QUERY);
  return documents.flatMap((document) => {
    const parts = readParts(content, document, { type: document._type, id: document._id });
    const title = parts.one('title', text);
    const address = parts.one('slug', slug);
    const published = parts.one('publishDate', date);
    if (!title || !address || !isOut(content, published)) return [];
    const { title: kind } = TYPES[document._type];
    return [{ path: addressOf(document._type, address), title, kind }];
  });
}
