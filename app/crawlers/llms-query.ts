import { defineQuery } from 'groq';
import { href } from 'react-router';
import { isOut, SHOWN_JOB, SHOWN_PROJECT, SHOWN_SERVICE } from '../../model/public-documents.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { date, readParts, slug, text } from '../content/document-parts.ts';
import type { ContentReader } from '../context.ts';

export type ReadingEntry = { title: string; path: string; line?: string | undefined };

/** What there is to read, the latest first. */
export type ReadingList = Record<keyof typeof FOLDERS, ReadingEntry[]>;

const FOLDERS = {
  services: { type: 'service', path: href('/services/:slug', { slug: '' }) },
  projects: { type: 'portfolio', path: href('/work/:slug', { slug: '' }) },
  posts: { type: 'blogPost', path: href('/blog/:slug', { slug: '' }) },
  jobs: { type: 'jobPosting', path: href('/careers/:slug', { slug: '' }) },
} as const;

/** Entries of each kind: a model reads the file whole, and the sitemap has the others. */
const MOST = 20;

/** A few more than are listed: some may not be shown. */
const READING_LIST_QUERY = defineQuery(`{
  "services": *[_type == "service" && ${SHOWN_SERVICE}] | order(featured desc, title asc)[0...30]{
    _id, title, slug, publishDate, applicationDeadline, "line": coalesce(outcome, subtitle)
  },
  "projects": *[_type == "portfolio" && ${SHOWN_PROJECT}] | order(publishDate desc, _id asc)[0...30]{
    _id, title, slug, publishDate, applicationDeadline, "line": summary
  },
  "posts": *[_type == "blogPost"] | order(publishDate desc, _id asc)[0...30]{
    _id, title, slug, publishDate, applicationDeadline, "line": excerpt
  },
  "jobs": *[_type == "jobPosting" && ${SHOWN_JOB}] | order(_createdAt desc, _id asc)[0...30]{
    _id, title, slug, publishDate, applicationDeadline, "line": location
  }
}`);

/** @throws what the content client throws when the service does not answer. */
export async function findReadingList(content: ContentReader): Promise<ReadingList> {
  const found = await content.client.fetch(READING_LIST_QUERY);
  const entries = (kind: keyof typeof FOLDERS) => {
    const { type, path } = FOLDERS[kind];
    const shown = found[kind].flatMap((document) => {
      const parts = readParts<Row>(content, document, { type, id: document._id });
      const title = parts.one('title', text);
      const address = parts.one('slug', slug);
      const deadline = parts.one('applicationDeadline', date);
      const isOver = deadline !== undefined && dayIn(deadline) < dayIn(new Date());
      const isShown = isOut(content, parts.one('publishDate', date)) && !isOver;
      if (!title || !address || !isShown) return [];
      return [{ title, path: path + encodeURIComponent(address), line: parts.one('line', text) }];
    });
    return shown.slice(0, MOST);
  };
  return {
    services: entries('services'),
    projects: entries('projects'),
    posts: entries('posts'),
    jobs: entries('jobs'),
  };
}

type Row = Record<'title' | 'slug' | 'publishDate' | 'applicationDeadline' | 'line', unknown>;
