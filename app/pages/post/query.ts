/** One post, in the shape its page shows, with what to read next. */

import { defineQuery } from 'groq';
import { href } from 'react-router';
import { z } from 'zod';
import { fold } from '../../../packages/search/french-folding.ts';
import { closingArt } from '../../content/closing-art.ts';
import { compareCursors } from '../../content/cursor-pagination.ts';
import { date, readParts, text } from '../../content/document-parts.ts';
import { image } from '../../content/image.ts';
import { CATEGORY } from '../../content/linked-names.ts';
import { PERSON, type Person } from '../../content/person.ts';
import { type PostCard, postCard } from '../../content/posts/blog.ts';
import { authorPath, findWriter } from '../../content/posts/blog-authors.ts';
import { listCategories } from '../../content/posts/blog-categories.ts';
import { gridCover, type PostCover, postCover } from '../../content/posts/blog-cover.ts';
import {
  type ListedPost,
  PLACED,
  type PlacedPost,
  type PostSummary,
  placedPosts,
  readPosts,
} from '../../content/posts/blog-order.ts';
import { tagPath } from '../../content/posts/blog-tags.ts';
import { POST_TEXT, readPostText } from '../../content/posts/post-text.ts';
import { readSocialImage } from '../../content/read-social-image.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { Seo } from '../../content/social-image.ts';
import { spellingsOf } from '../../content/spellings.ts';
import type { ArticleText } from '../../content/texts/article-text.ts';
import type { TextBlock } from '../../content/texts/rich-text.ts';
import type { ContentReader } from '../../context.ts';

const BLOG_POST_QUERY = defineQuery(`
  *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc) [0] {
    _id, _updatedAt, title, slug, publishDate, ${CATEGORY}, tags, featured,
    "categorySlug": category->slug.current, "person": author->${PERSON},
    ${POST_TEXT}, "related": relatedBlogPosts[]._ref, seoTitle, seoDescription,
    socialImage{asset, crop, hotspot, alt}
  }
`);

/** The fields that tell whether a post may be commented or liked. */
const POST_SUBJECT_QUERY = defineQuery(`{
  "post": *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc) [0] {_id, title, publishDate},
  "blog": *[_type == "blog" && _id == "blog"][0]{takesComments, takesLikes}
}`);

/** A heading of a text, for its table of contents. `anchor` is an id that no other heading of the text has. */
type Heading = { anchor: string; title: string };

type OutlinedText = { body: ArticleText; outline: Heading[] };

/**
 * Gives every heading an anchor made of its words, so that a part of a text can be linked to, and
 * lists those of the highest level.
 *
 * @param taken ids the page already has
 */
function outlined(blocks: ArticleText, taken: readonly string[] = []): OutlinedText {
  const used = new Set(taken);
  const outline: Heading[] = [];
  const body = blocks.map((block) => {
    if (block._type !== 'block' || !/^h\d$/.test(block.style)) return block;
    const title = wordsOf(block);
    const anchor = free(anchorOf(title), used);
    used.add(anchor);
    if (block.style === 'h2') outline.push({ anchor, title });
    return { ...block, anchor };
  });
  return { body, outline };
}

function wordsOf({ children }: TextBlock): string {
  return children
    .map((span) => span.text)
    .join('')
    .trim();
}

/** `Ce que l’on n’a pas compté` → `ce-que-l-on-n-a-pas-compte` */
function anchorOf(title: string): string {
  return (
    fold(title)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'partie'
  );
}

function free(anchor: string, used: ReadonlySet<string>): string {
  if (!used.has(anchor)) return anchor;
  let number = 2;
  while (used.has(`${anchor}-${number}`)) number += 1;
  return `${anchor}-${number}`;
}

export type Post = PostSummary &
  OutlinedText & {
    cover: PostCover;
    /** The author as the agency knows them, or with a drawn face and the name alone. */
    writer?: Person;
    /** The path of the author's page. */
    writerPath?: string;
    /** The paths of the pages of its tags, in their order. */
    tagPaths: (string | undefined)[];
    /** The slug of the category, when the list has a button for it. */
    categorySlug?: string;
    related: PostCard[];
    /** The address of the round drawing beside its call. */
    closing: string;
    /** The moment of its last change, or of its publication where that is later (ISO 8601). */
    changed?: string;
    seo: Seo;
  };

/** The most posts to read next (pages-2.104 and 9.13 in test/specification.md). */
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

/** The posts that share a tag, those with most in common first, and the latest of the category. */
const POSTS_IN_COMMON_QUERY = defineQuery(`{
  "byTags": *[_type == "blogPost" && array::intersects(tags, $spellings)] | order(
      count($words[array::intersects(spellings, ^.tags)])
        + select(category in $categories || category._ref == $category => 1, 0) desc,
      publishDate desc, _id asc)[0...12] ${PLACED},
  "byCategory": *[_type == "blogPost" && (category in $categories || category._ref == $category)]
    | order(publishDate desc, _id asc)[0...12] ${PLACED}
}`);

/** The posts to read next, of the few that can be among them. */
async function findRelated(
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
  const postsById = new Map(
    [...explicit, ...placedPosts(content, [...rows.values()])].map((one) => [one.id, one]),
  );
  const posts = [...postsById.values()].sort((a, b) => compareCursors(a.place, b.place));
  return relatedPosts(posts, post, chosen);
}

function isSame(name: unknown, category: string | undefined): boolean {
  return typeof name === 'string' && category !== undefined && fold(name) === fold(category);
}

/**
 * Returns at most three others: those the editor chose, in their order, then those that share most tags or the
 * category, then the latest.
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
  // Sorting is stable: equals stay in order of date, and unrelated posts end the list.
  const byKinship = others.toSorted((a, b) => kinship(b) - kinship(a));
  return [...new Set([...explicit, ...byKinship])].slice(0, RELATED_POSTS);
}

/** Returns a function that scores kinship: a point for each common tag, and one for the category. */
function kinshipWith(post: PlacedPost) {
  const tags = new Set(post.tags.map(fold));
  const category = post.category && fold(post.category);
  return (other: PlacedPost): number => {
    const shared = new Set(other.tags.map(fold).filter((tag) => tags.has(tag))).size;
    const sameCategory = category !== undefined && fold(other.category ?? '') === category;
    return shared + Number(sameCategory);
  };
}

/**
 * The post at an address, or undefined when there is none to show.
 *
 * @param ids that stand elsewhere on the page
 * @throws what the content client throws when the service does not answer.
 */
export const findPost = sharedRead(
  async (
    content: ContentReader,
    slug: string,
    ids: readonly string[] = [],
  ): Promise<Post | undefined> => {
    const item = await content.client.fetch(BLOG_POST_QUERY, { slug });
    const [placed] = item ? placedPosts(content, [item]) : [];
    if (!item || !placed) return undefined;
    const part = readParts(content, item, { type: 'blogPost', id: item._id });
    const chosen = await findRelated(content, placed, part.each('related', text));
    const [listed, ...related] = await readPosts(content, [placed, ...chosen]);
    if (listed?.id !== placed.id) return undefined;
    const { summary } = listed;
    const { cover, socialImage: picture } = postCover(content, listed);
    const tags = [...Map.groupBy(summary.tags, fold).values()].flatMap(([first]) => first ?? []);
    const writer = await findWriter(content, part.inside('person'), summary.author);
    return {
      ...summary,
      tags,
      tagPaths: tags.map(tagPath),
      ...outlined(readPostText(content, part, part.insideEach('content')), ids),
      cover,
      writer,
      writerPath: writer && authorPath(writer.name),
      categorySlug: part.one('categorySlug', text) ?? (await typedCategory(content, summary)),
      closing: closingArt(
        href('/blog/:slug', { slug }),
        [listed, ...related].map(({ choice }) => choice),
        { aboveNewsletter: true, uploaded: listed.part.one('coverImage', image)?.color },
      ),
      related: related.map((post, index) => card(content, post, index)),
      changed: latest(part.one('_updatedAt', date), placed.published)?.toISOString(),
      seo: {
        title: part.one('seoTitle', text) ?? summary.title,
        description: part.one('seoDescription', text) ?? summary.excerpt,
        image: picture,
        cover: picture ? undefined : cover.wide.src,
        socialImage: readSocialImage(content, part),
      },
    };
  },
);

/**
 * Finds the subject of a comment or a like; undefined when no such post is published.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findPostSubject(content: ContentReader, slug: string) {
  if (content.isOff?.('blog')) return undefined;
  const answer = await content.client.fetch(POST_SUBJECT_QUERY, { slug });
  const row = postSubject.safeParse(answer.post);
  if (!row.success) return undefined;
  const { _id, title, publishDate } = row.data;
  if (publishDate && Date.parse(publishDate) > Date.now()) return undefined;
  return {
    subject: { id: _id, title, path: href('/blog/:slug', { slug }) },
    takesComments: answer.blog?.takesComments !== false,
    takesLikes: answer.blog?.takesLikes !== false,
  };
}

const postSubject = z.object({
  _id: z.string(),
  title: text,
  publishDate: z.string().nullish().catch(undefined),
});

function latest(...moments: (Date | undefined)[]): Date | undefined {
  return moments
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1);
}

/** The slug of the category whose name was typed. */
async function typedCategory(
  content: ContentReader,
  { category }: PostSummary,
): Promise<string | undefined> {
  if (!category) return undefined;
  const categories = await listCategories(content);
  return categories.find(({ name }) => fold(name) === fold(category))?.slug;
}

/** Three columns: five, three and four of the grid's twelve. */
const FRAMES = ['16x9', '1x1', '4x3'] as const;

function card(content: ContentReader, post: ListedPost, index: number): PostCard {
  return postCard(post, gridCover(content, post, FRAMES[index] ?? '4x3'));
}
