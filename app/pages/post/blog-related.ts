/** Chooses the posts to read next (pages-2.104 in test/specification.md). */
import { fold } from '../../../search/french-folding.ts';
import type { PlacedPost } from '../../content/posts/blog-order.ts';

/** The most related posts (pages-9.13 in test/specification.md). */
const RELATED_POSTS = 3;

/**
 * At most three others: those the editor chose, in their order, then those that share most tags or
 * the category, then the latest.
 *
 * @param posts the whole list, latest first
 * @param chosen ids; those that are not published are passed over
 */
export function relatedPosts(
  posts: readonly PlacedPost[],
  post: PlacedPost,
  chosen: readonly string[],
): PlacedPost[] {
  const others = posts.filter((other) => other !== post);
  const explicit = chosen.flatMap((id) => others.filter((other) => other.id === id));
  const kinship = kinshipWith(post);
  // Sorting is stable: among equals the latest stay first, and those without kinship end the list.
  const byKinship = others.toSorted((a, b) => kinship(b) - kinship(a));
  return [...new Set([...explicit, ...byKinship])].slice(0, RELATED_POSTS);
}

/** One point for each tag in common, and one for the category. */
function kinshipWith(post: PlacedPost) {
  const tags = new Set(post.tags.map(fold));
  const category = post.category && fold(post.category);
  return (other: PlacedPost): number => {
    const shared = new Set(other.tags.map(fold).filter((tag) => tags.has(tag))).size;
    const sameCategory = category !== undefined && fold(other.category ?? '') === category;
    return shared + Number(sameCategory);
  };
}
