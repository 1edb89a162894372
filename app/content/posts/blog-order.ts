/** The order of /blog: which posts can be shown, and what every place that lists them needs. */
import { z } from 'zod';
import type { CoverChoice } from '../../../zellige/cover.ts';
import type { ContentReader } from '../../context.ts';
import type { BLOG_LIST_QUERY_RESULT } from '../content.generated.ts';
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

export type ListedPost = {
  summary: PostSummary;
  featured: boolean;
  /** The cover to draw when the document has no image. */
  choice: CoverChoice;
  part: Parts<PostRow>;
};

export type PostRow = BLOG_LIST_QUERY_RESULT[number];

/**
 * The projection of each listed post, without its text: a list of a thousand posts would load a thousand
 * articles to show thirty words of each. Where an editor gave no reading time, the content service counts the
 * words.
 */
export const POST_ROW = `{
  _id, title, slug, excerpt, category, tags, author, publishDate, featured, readTime,
  "words": select(readTime > 0 => 0, count(string::split(pt::text(content), " "))),
  coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}
}`;

const minutes = z.number().positive().transform(Math.ceil);

/** A French reader's pace, silently and on a screen. */
const WORDS_PER_MINUTE = 200;

/** The posts a visitor may see, in order (pages-7.07 in test/specification.md); broken ones are reported. */
export function listedPosts(content: ContentReader, rows: readonly PostRow[]): ListedPost[] {
  const visible = rows.flatMap((row) => {
    const part = readParts(content, row, { type: 'blogPost', id: row._id });
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
    const summary: PostSummary = {
      id: row._id,
      slug: address,
      title,
      excerpt: part.one('excerpt', text),
      category: part.one('category', text),
      tags: part.each('tags', text),
      author: part.one('author', text),
      published: published && { iso: published.toISOString(), written: fullDate(published) },
      minutes: part.one('readTime', minutes) ?? readingTime(row.words),
    };
    return [{ summary, featured: part.one('featured', z.boolean()) ?? false, part }];
  });
  // Apart for what is featured, so that no two neighbours of the front page are drawn alike.
  return withDrawnChoices(visible, ({ summary, featured }) => ({
    seed: summary.slug,
    group: featured,
  }));
}

function readingTime(words: number | null): number | undefined {
  return words ? Math.ceil(words / WORDS_PER_MINUTE) : undefined;
}
