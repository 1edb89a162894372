/** The order of /blog: which posts can be shown, and what every place that lists them needs. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import type { CoverChoice } from '../../../zellige/cover.ts';
import type { ContentReader } from '../../context.ts';
import type { BLOG_ORDER_QUERY_RESULT, BLOG_POSTS_QUERY_RESULT } from '../content.generated.ts';
import { date, type Parts, readParts, slug, text } from '../document-parts.ts';
import { withDrawnChoices } from '../drawn-choices.ts';
import { fullDate } from '../french-date.ts';
import { isOut } from '../public-documents.ts';

/** `iso` for machines; `written` for people: `14 novembre 2026`. */
export type WrittenDate = { iso: string; written: string };

export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt?: string;
  category?: string;
  tags: string[];
  author?: string;
  published?: WrittenDate;
  minutes?: number;
};

/** A post in the list, by what decides its place, its cover and its kin. */
export type PlacedPost = {
  id: string;
  slug: string;
  title: string;
  category?: string;
  tags: string[];
  featured: boolean;
  published?: Date;
  /** The cover to draw when the document has no image. */
  choice: CoverChoice;
};

/** A post with all that a list shows of it. */
export type ListedPost = PlacedPost & { summary: PostSummary; part: Parts<PostRow> };

type PostRow = BLOG_POSTS_QUERY_RESULT[number];

/**
 * All posts, the latest first (pages-7.13 in test/specification.md); the id breaks ties: pages do not overlap. One
 * question for all pages, and so one answer in memory until a post changes.
 */
const BLOG_ORDER_QUERY = defineQuery(`
  *[_type == "blogPost"] | order(publishDate desc, _id asc) {
    _id, title, slug, publishDate, category, tags, featured
  }
`);

/**
 * The projection of each shown post, without its text: a list of a thousand posts would load a thousand
 * articles to show thirty words of each. Where an editor gave no reading time, the content service counts the
 * words.
 */
const POST_ROW = `{
  _id, excerpt, author, readTime,
  "words": select(readTime > 0 => 0, count(string::split(pt::text(content), " "))),
  coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}
}`;

const BLOG_POSTS_QUERY = defineQuery(`*[_type == "blogPost" && _id in $ids] ${POST_ROW}`);

/** All of them, for a search in their words: more ids than a question may hold. */
const ALL_BLOG_POSTS_QUERY = defineQuery(`*[_type == "blogPost"] ${POST_ROW}`);

const minutes = z.number().positive().transform(Math.ceil);

/** A French reader's pace, silently and on a screen. */
const WORDS_PER_MINUTE = 200;

/**
 * Lists the posts a visitor may see, in order (pages-7.07 in test/specification.md); broken ones are reported.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findOrder(content: ContentReader): Promise<PlacedPost[]> {
  const rows = await content.client.fetch(BLOG_ORDER_QUERY);
  const visible = rows.flatMap((row): Omit<PlacedPost, 'choice'>[] => {
    const part = readParts<BLOG_ORDER_QUERY_RESULT[number]>(content, row, {
      type: 'blogPost',
      id: row._id,
    });
    const title = part.one('title', text);
    const address = part.one('slug', slug);
    const published = part.one('publishDate', date);
    if (!title || !address) {
      content.warn('a document cannot be shown', {
        type: 'blogPost',
        id: row._id,
        problem: title ? 'no slug' : 'no title',
      });
      return [];
    }
    if (!isOut(content, published)) return [];
    return [
      {
        id: row._id,
        slug: address,
        title,
        category: part.one('category', text),
        tags: part.each('tags', text),
        featured: part.one('featured', z.boolean()) ?? false,
        published,
      },
    ];
  });
  // Apart for what is featured, so that no two neighbours of the front page are drawn alike.
  return withDrawnChoices(visible, ({ slug: seed, featured }) => ({ seed, group: featured }));
}

/**
 * Reads what lists show of some posts, in their order.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function readPosts(
  content: ContentReader,
  posts: readonly PlacedPost[],
): Promise<ListedPost[]> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const rows =
    ids.length > MAX_IDS
      ? await content.client.fetch(ALL_BLOG_POSTS_QUERY)
      : await content.client.fetch(BLOG_POSTS_QUERY, { ids });
  const found = new Map(rows.map((row) => [row._id, row]));
  return posts.flatMap((post): ListedPost[] => {
    const row = found.get(post.id);
    if (!row) return [];
    const { id, slug: address, title, category, tags, published } = post;
    const part = readParts<PostRow>(content, row, { type: 'blogPost', id });
    const summary: PostSummary = {
      id,
      slug: address,
      title,
      excerpt: part.one('excerpt', text),
      category,
      tags,
      author: part.one('author', text),
      published: published && { iso: published.toISOString(), written: fullDate(published) },
      minutes: part.one('readTime', minutes) ?? readingTime(row.words),
    };
    return [{ ...post, summary, part }];
  });
}

/** The most posts that are asked for one by one. */
const MAX_IDS = 100;

function readingTime(words: number | null): number | undefined {
  return words ? Math.ceil(words / WORDS_PER_MINUTE) : undefined;
}
