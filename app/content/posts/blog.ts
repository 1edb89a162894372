import { createFilter } from '../../../search/filter.ts';
import { fold } from '../../../search/french-folding.ts';
import type { ContentReader } from '../../context.ts';
import type { CoverFrame } from '../drawn-cover.ts';
import type { BlogFilter, BlogPlace } from './blog-address.ts';
import { featuredCover, gridCover, type PostCover } from './blog-cover.ts';
import {
  findOrder,
  type ListedPost,
  type PlacedPost,
  type PostSummary,
  readPosts,
} from './blog-order.ts';

/** Posts on a page of the list (pages-9.08 in test/specification.md). */
const POSTS_PER_PAGE = 12;
const FEATURED_POSTS = 6;

/** What a list shows of a post; its excerpt on the front page only. */
export type PostCard = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'published' | 'minutes'
> & { cover: PostCover };

export type BlogPage = {
  /** On the first page of the whole list only. */
  featured: PostCard[];
  posts: PostCard[];
  /** The requested place, `page` being one that exists. */
  place: BlogPlace;
  pages: number;
  /** Number of posts to page through, the featured ones of the first page not included. */
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
export async function listBlog(content: ContentReader, asked: BlogPlace): Promise<BlogPage> {
  const all = await findOrder(content);
  const filtered = asked.search !== '' || asked.category !== undefined;
  const featured = filtered ? [] : all.filter((post) => post.featured).slice(0, FEATURED_POSTS);
  const others = filtered
    ? await matching(content, all, asked)
    : all.filter((post) => !featured.includes(post));
  const pages = Math.max(1, Math.ceil(others.length / POSTS_PER_PAGE));
  const page = Math.min(asked.page, pages);
  const start = (page - 1) * POSTS_PER_PAGE;
  const [first, posts] = await Promise.all([
    readPosts(content, page === 1 ? featured : []),
    readPosts(content, others.slice(start, start + POSTS_PER_PAGE)),
  ]);
  return {
    featured: first.map((post, index) => ({
      ...postCard(post, featuredCover(content, post, FEATURED_FRAMES[index % 4] ?? '3x2')),
      excerpt: post.summary.excerpt,
    })),
    posts: posts.map((post, index) =>
      postCard(post, gridCover(content, post, GRID_FRAMES[index % 6] ?? '4x3')),
    ),
    place: { ...asked, page },
    pages,
    total: others.length,
    empty: all.length === 0,
  };
}

export function postCard({ summary }: ListedPost, cover: PostCover): PostCard {
  const { id, slug, title, category, published, minutes } = summary;
  return { id, slug, title, category, published, minutes, cover };
}

/** The shapes of `blog-featured.css`, in turn: wide and tall, then tall and wide. */
const FEATURED_FRAMES: readonly CoverFrame[] = ['3x2', '4x5', '4x5', '3x2'];

/** The shapes of `blog-grid.css`, in turn: five, three and four columns, then four, three and five. */
const GRID_FRAMES: readonly CoverFrame[] = ['16x9', '1x1', '4x3', '4x3', '1x1', '16x9'];

/** Posts of the category in which every word occurs, as the site's search knows words. */
async function matching(
  content: ContentReader,
  posts: readonly PlacedPost[],
  { search, category }: BlogFilter,
): Promise<readonly PlacedPost[]> {
  const rubric = category && fold(category);
  const ofCategory = posts.filter((post) => !rubric || fold(post.category ?? '') === rubric);
  if (search === '') return ofCategory;
  const find = createFilter(await readPosts(content, ofCategory), ({ summary }) => [
    summary.title,
    summary.excerpt ?? '',
    summary.category ?? '',
    summary.author ?? '',
    ...summary.tags,
  ]);
  return [...find(search)];
}
