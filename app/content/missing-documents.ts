/** Documents of which a site has one each. An agency begins without them, and pages do without those it has not written. */
import type { ContentReader } from '../context.ts';

/** The ids of the documents of which there is one each. */
const SINGLE_DOCUMENTS = [
  'about',
  'blog',
  'careers',
  'clients',
  'home',
  'legal',
  'questions',
  'settings',
  'team',
  'whatsapp',
] as const;

/** The message by which a page says that one of them is not there: nothing is wrong with the page. */
export const MISSING = 'a document is missing';

export function reportMissing(content: ContentReader, id: (typeof SINGLE_DOCUMENTS)[number]): void {
  content.warn(MISSING, { id });
}

/** Lists the ids of those that are not published. */
export async function listMissing({ client }: Pick<ContentReader, 'client'>): Promise<string[]> {
  const publishedIds = await client.fetch<string[]>('*[_id in $ids]._id', {
    ids: SINGLE_DOCUMENTS,
  });
  return SINGLE_DOCUMENTS.filter((id) => !publishedIds.includes(id));
}
