/** Shared by all lists of posts: which posts are public, and what is shown of them. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { coverOf } from '../../../model/motifs.ts';
import { isOut } from '../../../model/public-documents.ts';
import type { CoverChoice } from '../../../packages/drawings/zellige/motifs.ts';
import type { ContentReader } from '../../context.ts';
import type { BLOG_POSTS_QUERY_RESULT } from '../content.generated.ts';
import type { CoverFrame } from '../cover-picture.ts';
import { type Cursor, cursorOf } from '../cursor-pagination.ts';
import { date, type Parts, readParts, slug, text } from '../document-parts.ts';
import { fullDate } from '../french-date.ts';
import { AUTHOR, CATEGORY } from '../linked-names.ts';

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
  place: Cursor;
};

/** A post with all that a list shows of it. */
export type ListedPost = PlacedPost & {
  summary: PostSummary;
  part: Parts<PostRow>;
  /** The cover to draw where the document has no image. */
  choice: CoverChoice;
};

type PostRow = BLOG_POSTS_QUERY_RESULT[number];

/** The projection that decides the place of a post. */
export const PLACED = `{_id, title, slug, publishDate, ${CATEGORY}, tags, featured}`;

type PlacedRow = Record<
  'title' | 'slug' | 'publishDate' | 'category' | 'tags' | 'featured',
  unknown
> & {
  _id: string;
};

/**
 * The projection of each shown post, without its text: a list of a thousand posts would load a thousand
 * articles to show thirty words of each. Where an editor gave no reading time, the content service counts the
 * words.
 */
const POST_ROW = `{
  _id, excerpt, motif, ${AUTHOR}, readTime,
  "words": select(readTime > 0 => 0, count(string::split(coalesce(pt::text(content), content), " "))),
  coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}
}`;

const BLOG_POSTS_QUERY = defineQuery(`*[_type == "blogPost" && _id in $ids] ${POST_ROW}`);

const minutes = z.number().positive().transform(Math.ceil);

/** The shapes of `.post-row` in `post-summary.css`, in turn: five, three and four columns, then four, three and five. */
export const ROW_FRAMES: readonly CoverFrame[] = ['16x9', '1x1', '4x3', '4x3', '1x1', '16x9'];

/** A French reader's pace, silently and on a screen. */
const WORDS_PER_MINUTE = 200;

/** The rows a visitor may see (pages-7.07 in test/specification.md); broken ones are reported. */
export function placedPosts(content: ContentReader, rows: readonly PlacedRow[]): PlacedPost[] {
  return rows.flatMap((row): PlacedPost[] => {
    const part = readParts<PlacedRow>(content, row, { type: 'blogPost', id: row._id });
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
        place: cursorOf(row),
      },
    ];
  });
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
  const rows = await content.client.fetch(BLOG_POSTS_QUERY, { ids: posts.map(({ id }) => id) });
  const rowsById = new Map(rows.map((row) => [row._id, row]));
  return posts.flatMap((post) => {
    const row = rowsById.get(post.id);
    return row ? [readPost(content, post, row)] : [];
  });
}

function readPost(content: ContentReader, post: PlacedPost, row: PostRow): ListedPost {
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
  const choice = coverOf({
    slug: address,
    title,
    lead: summary.excerpt,
    tags,
    motif: part.one('motif', text),
  });
  return { ...post, summary, part, choice };
}

function readingTime(words: number | null): number | undefined {
  return words ? Math.ceil(words / WORDS_PER_MINUTE) : undefined;
}
