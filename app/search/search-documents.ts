import { defineQuery } from 'groq';
import { z } from 'zod';
import { type PagedType, SHOWN_PAGES } from '../../model/document-types.ts';
import type { SearchDocument } from '../../packages/search/document.ts';
import { SECTIONS } from '../blocks/query.ts';
import { AUTHOR, CATEGORY, CLIENT } from '../content/linked-names.ts';
import { leadsToOffPart } from '../content/off-parts.ts';
import { POST_TEXT } from '../content/posts/post-text.ts';
import { RICH_TEXT } from '../content/texts/rich-text.ts';
import type { ContentReader } from '../context.ts';
import { listSearchPages } from './search-pages.ts';
import {
  readIssue,
  readJob,
  readPage,
  readPost,
  readProject,
  readService,
  type SearchEntry,
} from './search-rows.ts';

/** The query made at each revision: ten thousand documents' texts are not loaded to learn that one changed. */
const SEARCH_REVISIONS_QUERY = defineQuery(`{
  "pages": ${SHOWN_PAGES}
    | order(coalesce(publishDate, _createdAt) desc, _id asc){
      _id, _rev, "names": [author._ref, category._ref, client._ref, testimonial.company._ref]
    },
  "names": *[_type in ["person", "category", "client"]]{ _id, _rev }
}`);

/** The range spares looking through the ids for each document there is: of ten thousand, that took three seconds. */
export const SEARCH_ROWS_QUERY = defineQuery(`{
  "portfolio": *[_type == "portfolio" && _id >= $first && _id <= $last && _id in $ids]{
    _id, title, slug, publishDate, ${CLIENT}, summary, motif, coverImage{asset, crop, hotspot}, tags, searchWords, description, problem, solution, results,
    metrics, role, techStack, testimonial, gallery, credits, ${SECTIONS},
    "company": coalesce(testimonial.company->name, testimonial.company)
  },
  "service": *[_type == "service" && _id >= $first && _id <= $last && _id in $ids]{
    _id, title, slug, category, portfolioTags, searchWords, icon, coverImage{asset, crop, hotspot}, subtitle, outcome, description, benefits, proofStat,
    packages, process, faqs
  },
  "blogPost": *[_type == "blogPost" && _id >= $first && _id <= $last && _id in $ids]{
    _id, title, slug, publishDate, ${CATEGORY}, tags, searchWords, excerpt, motif, coverImage{asset, crop, hotspot}, ${AUTHOR}, ${POST_TEXT}
  },
  "jobPosting": *[_type == "jobPosting" && _id >= $first && _id <= $last && _id in $ids]{
    _id, title, slug, searchWords, department, location, employmentType, experienceLevel, applicationDeadline,
    description, responsibilities, requirements, skills, benefits
  },
  "newsletterIssue": *[_type == "newsletterIssue" && _id >= $first && _id <= $last && _id in $ids]{
    _id, "title": subject, slug, publishDate, preheader, body[]${RICH_TEXT}
  },
  "page": *[_type == "page" && _id >= $first && _id <= $last && _id in $ids]{
    _id, title, slug, searchWords, lead, ${SECTIONS}
  }
}`);

/** The number of documents read at once: a megabyte or two of text. */
const BATCH = 250;

/** Documents read before, by id; the caller passes them to the next listing. */
export type ReadBefore = Map<string, { rev: string; entry: SearchEntry | undefined }>;

export type SearchDocuments = {
  documents: SearchDocument[];
  /** The time something dated appears or is over without a publication, in ms since 1970. */
  changesAt: number;
};

const revision = z.object({ _id: z.string(), _rev: z.string() });
const revisions = z
  .object({
    pages: z.array(revision.extend({ names: z.array(z.unknown()) })),
    names: z.array(revision),
  })
  .transform(({ pages, names }) => {
    // Renaming a document changes the entries of all that refer to it, and none of their revisions.
    const named = new Map<unknown, string>(names.map(({ _id, _rev }) => [_id, _rev]));
    return pages.map(({ _id, _rev, names: ids }) => ({
      _id,
      _rev: [_rev, ...ids.flatMap((id) => named.get(id) ?? [])].join(' '),
    }));
  });

/**
 * The newest first, pages last. Neither what is dated in the future nor a job whose deadline has passed.
 *
 * @param before what the last call left there: only what changed since is read again
 * @throws what the content client throws when the service does not answer
 */
export async function listSearchDocuments(
  content: ContentReader,
  before: ReadBefore,
  now = Date.now(),
): Promise<SearchDocuments> {
  const [rows, pages] = await Promise.all([
    content.client.fetch(SEARCH_REVISIONS_QUERY).then((answer) => revisions.parse(answer)),
    listSearchPages(content),
  ]);
  const ids = new Set(rows.map(({ _id }) => _id));
  for (const id of before.keys()) if (!ids.has(id)) before.delete(id);
  const changed = rows
    .filter(({ _id, _rev }) => before.get(_id)?.rev !== _rev)
    .toSorted((one, other) => (one._id < other._id ? -1 : 1));
  for (let start = 0; start < changed.length; start += BATCH) {
    const batch = changed.slice(start, start + BATCH);
    const entriesById = await readAll(
      content,
      batch.map(({ _id }) => _id),
    );
    for (const { _id, _rev } of batch) before.set(_id, { rev: _rev, entry: entriesById.get(_id) });
  }
  const all = rows.flatMap(({ _id }) => before.get(_id)?.entry ?? []);
  const moments = all.flatMap(({ from, until }) => [from, until]).filter((at) => at > now);
  const visibleEntries = all.filter(({ from, until }) => from <= now && now < until);
  return {
    documents: [...visibleEntries.map(({ document }) => document), ...pages].filter(
      ({ url }) => !leadsToOffPart(content, url),
    ),
    changesAt: Math.min(...moments),
  };
}

async function readAll(content: ContentReader, ids: readonly string[]) {
  const rows = await content.client.fetch(SEARCH_ROWS_QUERY, {
    ids,
    first: ids[0] ?? '',
    last: ids.at(-1) ?? '',
  });
  const entries = Object.values({
    portfolio: await Promise.all(rows.portfolio.map((row) => readProject(content, row))),
    service: rows.service.map((row) => readService(content, row)),
    blogPost: rows.blogPost.map((row) => readPost(content, row)),
    jobPosting: rows.jobPosting.map((row) => readJob(content, row)),
    newsletterIssue: rows.newsletterIssue.map((row) => readIssue(content, row)),
    page: await Promise.all(rows.page.map((row) => readPage(content, row))),
  } satisfies Readonly<Record<PagedType, (SearchEntry | undefined)[]>>).flat();
  return new Map(entries.flatMap((one) => (one ? [[one.document.id, one]] : [])));
}
