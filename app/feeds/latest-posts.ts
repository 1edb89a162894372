/** The latest posts with their whole text, as feed readers show them. */
import { defineQuery } from 'groq';
import { readParts } from '../content/document-parts.ts';
import { CATEGORY } from '../content/linked-names.ts';
import {
  categoryParameters,
  type KnownCategory,
  OF_CATEGORY,
} from '../content/posts/blog-categories.ts';
import { postCover } from '../content/posts/blog-cover.ts';
import { type PostSummary, placedPosts, readPosts } from '../content/posts/blog-order.ts';
import { POST_TEXT, readPostText } from '../content/posts/post-text.ts';
import type { ArticleText } from '../content/texts/article-text.ts';
import type { ContentReader } from '../context.ts';

/** Number of posts in a feed: who reads it once a week misses none. */
const MOST = 20;

/** A few more than a feed holds: some may not be shown. */
const FEED_QUERY = defineQuery(`
  *[_type == "blogPost" && ${OF_CATEGORY}] | order(publishDate desc, _id asc)[0...30] {
    _id, title, slug, publishDate, ${CATEGORY}, tags, featured, _updatedAt, ${POST_TEXT}
  }
`);

export type FeedPost = PostSummary & {
  published: NonNullable<PostSummary['published']>;
  changed: Date;
  body: ArticleText;
  /** The address of its cover, without the origin where the site serves it; a drawn one has none. */
  picture?: string | undefined;
};

/**
 * The latest first. A post without a date has no place among them.
 *
 * @param category the only one whose posts are read; absent for the whole blog
 * @throws what the content client throws when the service does not answer.
 */
export async function findLatestPosts(
  content: ContentReader,
  category?: KnownCategory,
): Promise<FeedPost[]> {
  const rows = await content.client.fetch(FEED_QUERY, categoryParameters(category));
  const rowsById = new Map(rows.map((row) => [row._id, row]));
  const posts = await readPosts(content, placedPosts(content, rows).slice(0, MOST));
  return posts.flatMap((post) => {
    const { published } = post.summary;
    const row = rowsById.get(post.id);
    if (!row || !published) return [];
    const parts = readParts(content, row, { type: 'blogPost', id: post.id });
    return [
      {
        ...post.summary,
        published,
        changed: new Date(row._updatedAt),
        body: readPostText(content, parts, parts.insideEach('content')),
        picture: postCover(content, post).socialImage,
      },
    ];
  });
}
