import { z } from 'zod';
import { isPaged, listedRule, type PagedType } from '../../model/document-types.ts';
import { addressOf } from '../../model/page-address.ts';
import { isOut } from '../../model/public-documents.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { date, readParts, slug, text } from '../content/document-parts.ts';
import { isTypeOff } from '../content/off-parts.ts';
import type { ContentReader } from '../context.ts';

export type ReadingEntry = { title: string; path: string; line?: string | undefined };

/** Documents to read, a section for each type that the file lists, in the order of `SECTIONS`. */
export type ReadingList = { title: string; entries: ReadingEntry[] }[];

type Section = { title: string; line: string; order: string };

/** The sections of documents in their order; null where the file says nothing of a type. `line` and `order` are GROQ. */
const SECTIONS: Readonly<Record<PagedType, Section | null>> = {
  service: {
    title: 'Services',
    line: 'coalesce(outcome, subtitle)',
    order: 'featured desc, title asc',
  },
  portfolio: { title: 'Travaux', line: 'summary', order: 'publishDate desc, _id asc' },
  blogPost: { title: 'Articles', line: 'excerpt', order: 'publishDate desc, _id asc' },
  jobPosting: { title: 'Postes ouverts', line: 'location', order: '_createdAt desc, _id asc' },
  newsletterIssue: null,
  page: { title: 'Autres pages', line: 'lead', order: 'title asc, _id asc' },
};

/** Entries of each kind: a model reads the file whole, and the sitemap has the others. */
const MOST = 20;

const LISTED = Object.keys(SECTIONS)
  .filter(isPaged)
  .flatMap((type) => {
    const section = SECTIONS[type];
    return section ? [{ type, ...section, visible: listedRule(type) }] : [];
  });

/** A few more than are listed: some may not be shown. */
const READING_LIST_QUERY = `{${LISTED.map(
  ({ type, line, order, visible }) => `
  "${type}": *[_type == "${type}" && ${visible}] | order(${order})[0...30]{
    _id, title, slug, publishDate, applicationDeadline, "line": ${line}
  }`,
).join(',')}
}`;

const row = z.object({
  _id: z.string(),
  title: z.unknown(),
  slug: z.unknown(),
  publishDate: z.unknown(),
  applicationDeadline: z.unknown(),
  line: z.unknown(),
});
const answer = z.record(z.string(), z.array(row));

/** @throws what the content client throws when the service does not answer. */
export async function findReadingList(content: ContentReader): Promise<ReadingList> {
  const rowsByType = answer.parse(await content.client.fetch(READING_LIST_QUERY));
  return LISTED.filter(({ type }) => !isTypeOff(content, type)).map(({ type, title }) => {
    const entries = (rowsByType[type] ?? []).flatMap((document) =>
      readEntry(content, type, document),
    );
    return { title, entries: entries.slice(0, MOST) };
  });
}

function readEntry(
  content: ContentReader,
  type: PagedType,
  document: z.infer<typeof row>,
): ReadingEntry[] {
  const parts = readParts(content, document, { type, id: document._id });
  const title = parts.one('title', text);
  const address = parts.one('slug', slug);
  const deadline = parts.one('applicationDeadline', date);
  const isOver = deadline !== undefined && dayIn(deadline) < dayIn(new Date());
  const isShown = isOut(content, parts.one('publishDate', date)) && !isOver;
  if (!title || !address || !isShown) return [];
  const path = addressOf(type, address);
  return [{ title, path, line: parts.one('line', text) }];
}
