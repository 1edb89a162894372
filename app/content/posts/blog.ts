import { defineQuery } from 'groq';
import { NAMED } from '../../../model/public-documents.ts';
import { createFilter } from '../../../packages/search/filter.ts';
import type { ContentReader } from '../../context.ts';
import type { CoverFrame } from '../cover-picture.ts';
import { readParts, text } from '../document-parts.ts';
import { AUTHOR, CATEGORY } from '../linked-names.ts';
import { sharedRead } from '../shared-read.ts';
import type { BlogLocation, BlogRequest, Category } from './blog-address.ts';
import { categoryParameters, listCategories, OF_CATEGORY } from './blog-categories.ts';
import { featuredCover, gridCover, type PostCover } from './blog-cover.ts';
import {
  type ListedPost,
  PLACED,
  type PlacedPost,
  type PostSummary,
  placedPosts,
  ROW_FRAMES,
  readPosts,
} from './blog-order.ts';

/**
 * Posts with a title and an address whose day has come: the content service counts them, and pages through them. Its
 * parameter `until` is `listedUntil`.
 */
export const LISTED = `_type == "blogPost" && ${NAMED}
    && (dateTime(publishDate) > dateTime($until)) != true`;

const BLOG_FRONT_QUERY = defineQuery(`{
  "all": count(*[${LISTED}]),
  "found": count(*[${LISTED} && ${OF_CATEGORY}]),
  "top": *[${LISTED} && featured == true] | order(publishDate desc, _id asc)[0...6] ${PLACED},
  "nameless": *[_type == "blogPost" && ${NAMED} != true][0...12] ${PLACED}
}`);

/** The latest first (pages-7.13 in test/specification.md); the id breaks ties: pages do not overlap. */
const BLOG_PAGE_QUERY = defineQuery(`
  *[${LISTED} && ${OF_CATEGORY} && !(_id in $above)]
    | order(publishDate desc, _id asc)[$start...$end] ${PLACED}
`);

const BLOG_SEARCHED_QUERY = defineQuery(`
  *[${LISTED} && ${OF_CATEGORY}] | order(publishDate desc, _id asc) {
    _id, title, slug, publishDate, ${CATEGORY}, tags, featured, excerpt, ${AUTHOR}
  }
`);

/** Posts on a page of the list (pages-9.08 in test/specification.md). */
const PAGE_SIZE = 12;

/** A post in a list; with its excerpt on the front page only. */
export type PostCard = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'published' | 'minutes'
> & { cover: PostCover };

export type BlogPage = {
  /** On the first page of the whole list only. */
  featured: PostCard[];
  posts: PostCard[];
  /** The requested place, `page` being one that exists. */
  location: BlogLocation;
  /** The categories that have a button, in the order of the buttons. */
  categories: Category[];
  pages: number;
  /** Number of posts on all pages together, the featured ones of the first page included. */
  total: number;
  /** Whether no post is published yet. */
  empty: boolean;
};

/**
 * The posts of one address of the list. Without a filter the featured posts open the first page and
 * are not repeated; with one, all that match are listed alike.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const listBlog = sharedRead(
  async (content: ContentReader, location: BlogRequest): Promise<BlogPage> => {
    const categories = await listCategories(content);
    const category = categories.find(({ slug }) => slug === location.category);
    const filtered = location.search !== '' || category !== undefined;
    const parameters = {
      until: listedUntil(content),
      ...categoryParameters(category),
    };
    const {
      all,
      found: listedCount,
      top,
      nameless,
    } = await content.client.fetch(BLOG_FRONT_QUERY, parameters);
    // Posts without a name cannot be shown; reading them reports them in the log.
    placedPosts(content, nameless);
    const featured = filtered ? [] : placedPosts(content, top);
    const matches = location.search
      ? await search(content, parameters, location.search)
      : undefined;
    const total = matches?.length ?? listedCount;
    const pages = Math.max(1, Math.ceil((total - featured.length) / PAGE_SIZE));
    const page = Math.min(location.page, pages);
    const start = (page - 1) * PAGE_SIZE;
    const end = start + PAGE_SIZE;
    const others =
      matches?.slice(start, end) ??
      placedPosts(
        content,
        await content.client.fetch(BLOG_PAGE_QUERY, {
          ...parameters,
          above: featured.map(({ id }) => id),
          start,
          end,
        }),
      );
    const [first, next] = await Promise.all([
      readPosts(content, page === 1 ? featured : []),
      readPosts(content, others),
    ]);
    return {
      featured: first.map((post, index) => ({
        ...postCard(post, featuredCover(content, post, FEATURED_FRAMES[index % 4] ?? '3x2')),
        excerpt: post.summary.excerpt,
      })),
      posts: next.map((post, index) =>
        postCard(post, gridCover(content, post, ROW_FRAMES[index % ROW_FRAMES.length] ?? '4x3')),
      ),
      location: { search: location.search, category: category && shownOf(category), page },
      categories: categories.map(shownOf),
      pages,
      total,
      empty: all === 0,
    };
  },
);

/** The most posts that a block of a page shows. */
const LATEST = 3;

/**
 * Lists the latest posts as a block of a page shows them.
 *
 * @param category by which they are listed; all posts when absent
 * @throws what the content client throws when the service does not answer.
 */
export async function listLatest(
  content: ContentReader,
  category?: { id: string; name?: string },
): Promise<PostCard[]> {
  const rows = await content.client.fetch(BLOG_PAGE_QUERY, {
    until: listedUntil(content),
    categories: category ? [category.name ?? ''] : null,
    category: category?.id ?? '',
    above: [],
    start: 0,
    // Reading leaves out posts of this step that are not public yet.
    end: 4 * LATEST,
  });
  const posts = placedPosts(content, rows).slice(0, LATEST);
  return (await readPosts(content, posts)).map((post, index) =>
    postCard(post, gridCover(content, post, ROW_FRAMES[index % ROW_FRAMES.length] ?? '4x3')),
  );
}

export function postCard({ summary }: ListedPost, cover: PostCover): PostCard {
  const { id, slug, title, category, published, minutes } = summary;
  return { id, slug, title, category, published, minutes, cover };
}

/** The shapes of `blog-list.css`, in turn: wide and tall, then tall and wide. */
const FEATURED_FRAMES: readonly CoverFrame[] = ['3x2', '4x5', '4x5', '3x2'];

/** A moment by which everything is out. */
const NEVER = '9999-12-31T23:59:59Z';

/** The time for which one query's answer is shared, in ms. */
const STEP = 10 * 60_000;

/** Returns the end of the present step: posts published before it are left out when they are read. */
export function listedUntil({ drafts }: ContentReader): string {
  return drafts ? NEVER : new Date(Math.ceil(Date.now() / STEP) * STEP).toISOString();
}

function shownOf({ slug, name }: Category): Category {
  return { slug, name };
}

/** Posts in which every word occurs, as the site's search knows words: so all must be read, but for their texts. */
async function search(
  content: ContentReader,
  parameters: { until: string; categories: string[] | null; category: string },
  term: string,
): Promise<PlacedPost[]> {
  const rows = await content.client.fetch(BLOG_SEARCHED_QUERY, parameters);
  const byId = new Map(rows.map((row) => [row._id, row]));
  const find = createFilter(placedPosts(content, rows), ({ id, title, category = '', tags }) => {
    const part = readParts(content, byId.get(id), { type: 'blogPost', id });
    const words = [part.one('excerpt', text) ?? '', part.one('author', text) ?? ''];
    return [title, ...words, category, ...tags];
  });
  return [...find(term)];
}
