/** Chooses the posts to read next (pages-2.104 in test/specification.md). */
import { defineQuery } from 'groq';
import { fold } from '../../../packages/search/french-folding.ts';
import { comparePlaces } from '../../content/list-place.ts';
import { PLACED, type PlacedPost, placedPosts } from '../../content/posts/blog-order.ts';
import { spellingsOf } from '../../content/spellings.ts';
import type { ContentReader } from '../../context.ts';

/** The most related posts (pages-9.13 in test/specification.md). */
const RELATED_POSTS = 3;

const CHOSEN_POSTS_QUERY = defineQuery(`*[_type == "blogPost" && _id in $chosen] ${PLACED}`);

/**
 * The latest, and every tag and category as it is written somewhere: no query knows that « Écriture » and « ecriture »
 * are one.
 */
const BLOG_WORDS_QUERY = defineQuery(`{
  "tags": array::unique(*[_type == "blogPost"].tags[]),
  "categories": array::unique(*[_type == "blogPost" && category > ""].category),
  "documents": *[_type == "category"]{_id, name},
  "latest": *[_type == "blogPost"] | order(publishDate desc, _id asc)[0...12] ${PLACED}
}`);

/** Those with most in common first, among those that share a tag; and the latest of the category. */
const POSTS_IN_COMMON_QUERY = defineQuery(`{
  "byTags": *[_type == "blogPost" && array::intersects(tags, $spellings)] | order(
      count($words[array::intersects(spellings, ^.tags)])
        + select(category in $categories || category._ref == $category => 1, 0) desc,
      publishDate desc, _id asc)[0...12] ${PLACED},
  "byCategory": *[_type == "blogPost" && (category in $categories || category._ref == $category)]
    | order(publishDate desc, _id asc)[0...12] ${PLACED}
}`);

/** The posts to read next, of the few that can be among them. */
export async function findRelated(
  content: ContentReader,
  post: PlacedPost,
  chosen: readonly string[],
): Promise<PlacedPost[]> {
  const explicit =
    chosen.length > 0
      ? placedPosts(content, await content.client.fetch(CHOSEN_POSTS_QUERY, { chosen }))
      : [];
  if (explicit.filter(({ id }) => id !== post.id).length >= RELATED_POSTS) {
    return relatedPosts(explicit, post, chosen);
  }
  const { tags, categories, documents, latest } = await content.client.fetch(BLOG_WORDS_QUERY);
  const words = spellingsOf(post.tags, tags);
  const { byTags, byCategory } = await content.client.fetch(POSTS_IN_COMMON_QUERY, {
    words,
    spellings: words.flatMap(({ spellings }) => spellings),
    categories: spellingsOf(post.category ? [post.category] : [], categories).flatMap(
      ({ spellings }) => spellings,
    ),
    category: documents.find(({ name }) => isSame(name, post.category))?._id ?? '',
  });
  const rows = new Map([...latest, ...byTags, ...byCategory].map((row) => [row._id, row]));
  const known = new Map(
    [...explicit, ...placedPosts(content, [...rows.values()])].map((one) => [one.id, one]),
  );
  const posts = [...known.values()].sort((a, b) => comparePlaces(a.place, b.place));
  return relatedPosts(posts, post, chosen);
}

function isSame(name: unknown, category: string | undefined): boolean {
  return typeof name === 'string' && category !== undefined && fold(name) === fold(category);
}

/**
 * At most three others: those the editor chose, in their order, then those that share most tags or
 * the category, then the latest.
 *
 * @param posts latest first: the whole list, or those of it that can be chosen
 * @param chosen ids; those that are not published are passed over
 */
function relatedPosts(
  posts: readonly PlacedPost[],
  post: PlacedPost,
  chosen: readonly string[],
): PlacedPost[] {
  const others = posts.filter(({ id }) => id !== post.id);
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
