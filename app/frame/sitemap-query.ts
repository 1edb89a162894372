import { defineQuery } from 'groq';
import { href } from 'react-router';
import { dayIn } from '../../calendar/casablanca-time.ts';
import { date, readParts, slug } from '../content/document-parts.ts';
import { SHOWN_PAGES } from '../content/public-documents.ts';
import type { ContentReader } from '../context.ts';

export type SitemapPage = {
  /** Path, percent-encoded. */
  path: string;
  changed: Date | undefined;
};

/** The format's own limit for one file. */
const MOST = 50_000;

const PUBLISHED_PAGES_QUERY = defineQuery(`
  ${SHOWN_PAGES}
    | order(_type asc, _id asc){ _id, _type, slug, publishDate, applicationDeadline, _updatedAt }
`);

const FOLDERS = {
  portfolio: href('/work/:slug', { slug: '' }),
  service: href('/services/:slug', { slug: '' }),
  blogPost: href('/blog/:slug', { slug: '' }),
  jobPosting: href('/careers/:slug', { slug: '' }),
  newsletterIssue: href('/newsletter/:slug', { slug: '' }),
} as const;

/** Pages of the site itself: they change with every deployment, so no day is given. */
const OWN_PAGES = [
  '/',
  href('/services'),
  href('/work'),
  href('/about'),
  href('/blog'),
  href('/careers'),
  href('/contact'),
  href('/newsletter'),
  href('/legal'),
];

/** Lists the sitemap, without unpublished pages (pages-7.07 in test/specification.md) and closed jobs. */
export async function listSitemap(
  content: ContentReader,
  now = new Date(),
): Promise<SitemapPage[]> {
  const documents = await content.client.fetch(PUBLISHED_PAGES_QUERY);
  const pages = documents.flatMap((document) => {
    const parts = readParts(content, document, { type: document._type, id: document._id });
    const address = parts.one('slug', slug);
    const published = parts.one('publishDate', date);
    const deadline = parts.one('applicationDeadline', date);
    const isOut = !published || published <= now;
    const isOver = deadline !== undefined && dayIn(deadline) < dayIn(now);
    if (!address || !isOut || isOver) return [];
    const path = FOLDERS[document._type] + encodeURIComponent(address);
    return [{ path, changed: parts.one('_updatedAt', date) }];
  });
  return [...OWN_PAGES.map((path) => ({ path, changed: undefined })), ...pages].slice(0, MOST);
}
