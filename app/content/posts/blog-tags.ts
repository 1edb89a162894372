/** The tags of posts, each with a page. Tags that differ only in case, accents or signs are the same. */
import { defineQuery } from 'groq';
import type { ContentReader } from '../../context.ts';
import { withoutHidden } from '../hidden-text.ts';
import { sharedRead } from '../shared-read.ts';
import { LISTED, listedUntil, type PostCard, postCard } from './blog.ts';
import { categorySlug, tagAddress } from './blog-address.ts';
import { gridCover } from './blog-cover.ts';
import { PLACED, placedPosts, ROW_FRAMES, readPosts } from './blog-order.ts';

const WRITTEN_TAGS_QUERY = defineQuery('array::unique(*[_type == "blogPost"].tags[])');

const TAG_QUERY = defineQuery(`{
  "total": count(*[${LISTED} && array::intersects(tags, $spellings)]),
  "latest": *[${LISTED} && array::intersects(tags, $spellings)]
    | order(publishDate desc, _id asc)[0].tags,
  "posts": *[${LISTED} && array::intersects(tags, $spellings)]
    | order(publishDate desc, _id asc)[$start...$end] ${PLACED}
}`);

/** The query of the latest posts' tags: an author of more posts has enough tags in these. */
const TAGGED_QUERY = defineQuery(`
  *[${LISTED} && count(tags) > 0] | order(publishDate desc, _id asc)[0...5000].tags
`);

/** Four rows of the blog's wall. */
const PAGE_SIZE = 12;

/** The most pages of tags in the sitemap. */
const MOST_TAGS = 500;

export type TagPage = {
  /** The tag as the latest post writes it. */
  name: string;
  slug: string;
  /** The latest first. */
  posts: PostCard[];
  /** The number of posts on all pages. */
  total: number;
  /** The number of an existing page, from 1. */
  page: number;
  pages: number;
};

/** Returns the path of a tag's page; undefined for a tag without a letter or figure. */
export function tagPath(tag: string): string | undefined {
  const slug = tagSlug(tag);
  return slug ? tagAddress(slug) : undefined;
}

function tagSlug(tag: string): string {
  return categorySlug(withoutHidden(tag));
}

/**
 * Finds a page of the posts that have a tag; undefined where none that is out has it.
 *
 * @param pageNumber the number of the page, from 1; the last one where there are fewer
 * @throws what the content client throws when the service does not answer.
 */
export const findTagPage = sharedRead(
  async (
    content: ContentReader,
    slug: string,
    pageNumber: number,
  ): Promise<TagPage | undefined> => {
    const written = (await content.client.fetch(WRITTEN_TAGS_QUERY)) ?? [];
    const isAsked = (tag: unknown): tag is string =>
      typeof tag === 'string' && slug !== '' && tagSlug(tag) === slug;
    const spellings = written.filter(isAsked);
    if (spellings.length === 0) return undefined;
    const start = (pageNumber - 1) * PAGE_SIZE;
    const { total, latest, posts } = await content.client.fetch(TAG_QUERY, {
      until: listedUntil(content),
      spellings,
      start,
      end: start + PAGE_SIZE,
    });
    const name = (latest ?? []).find(isAsked);
    const pages = Math.ceil(total / PAGE_SIZE);
    if (!name) return undefined;
    const placed = placedPosts(content, posts);
    // A tag whose posts are all still unpublished has no page.
    if (placed.length === 0 && pageNumber === 1) return undefined;
    const read = await readPosts(content, placed);
    return {
      name,
      slug,
      posts: read.map((post, index) =>
        postCard(post, gridCover(content, post, ROW_FRAMES[index % ROW_FRAMES.length] ?? '4x3')),
      ),
      total,
      page: Math.min(pageNumber, pages),
      pages,
    };
  },
);

/**
 * Lists the paths of the tags that two posts or more have, for the sitemap: the page of any other says what its one post says.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function listTagPaths(content: ContentReader): Promise<string[]> {
  if (content.isOff?.('blog')) return [];
  const tagged = await content.client.fetch(TAGGED_QUERY, { until: listedUntil(content) });
  const counts = new Map<string, number>();
  for (const tags of tagged) {
    const paths = (tags ?? []).flatMap((tag: unknown) =>
      typeof tag === 'string' ? (tagPath(tag) ?? []) : [],
    );
    for (const path of new Set(paths)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 1).map(([path]) => path);
  return shared.toSorted().slice(0, MOST_TAGS);
}
