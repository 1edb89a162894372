/** One post, in the shape its page shows, with what to read next. */

import { defineQuery } from 'groq';
import { href } from 'react-router';
import { z } from 'zod';
import { fold } from '../../../packages/search/french-folding.ts';
import { closingArt } from '../../content/closing-art.ts';
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
  type PostSummary,
  placedPosts,
  readPosts,
} from '../../content/posts/blog-order.ts';
import { tagPath } from '../../content/posts/blog-tags.ts';
import { POST_TEXT, readPostText } from '../../content/posts/post-text.ts';
import { readSocialImage } from '../../content/read-social-image.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { Seo } from '../../content/social-image.ts';
import type { ContentReader } from '../../context.ts';
import { findRelated } from './blog-related.ts';
import { type OutlinedText, outlined } from './rich-text-outline.ts';

const BLOG_POST_QUERY = defineQuery(`
  *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc) [0] {
    _id, _updatedAt, title, slug, publishDate, ${CATEGORY}, tags, featured,
    "categorySlug": category->slug.current, "person": author->${PERSON},
    ${POST_TEXT}, "related": relatedBlogPosts[]._ref, seoTitle, seoDescription,
    socialImage{asset, crop, hotspot, alt}
  }
`);

/** Enough to know that a post may be commented or liked. */
const POST_SUBJECT_QUERY = defineQuery(`{
  "post": *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc) [0] {_id, title, publishDate},
  "blog": *[_type == "blog" && _id == "blog"][0]{takesComments, takesLikes}
}`);

export type Post = PostSummary &
  OutlinedText & {
    cover: PostCover;
    /** The author as the agency knows them, or with a drawn face and the name alone. */
    writer?: Person;
    /** The path of the author's page. */
    writerPath?: string;
    /** The paths of the pages of its tags, in their order. */
    tagPaths: (string | undefined)[];
    /** Of the category, when the list has a button for it. */
    categorySlug?: string;
    related: PostCard[];
    /** Address of the piece beside its call. */
    closing: string;
    /** The moment of its last change, or of its publication where that is later (ISO 8601). */
    changed?: string;
    seo: Seo;
  };

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
  const found = await content.client.fetch(POST_SUBJECT_QUERY, { slug });
  const row = postSubject.safeParse(found.post);
  if (!row.success) return undefined;
  const { _id, title, publishDate } = row.data;
  if (publishDate && Date.parse(publishDate) > Date.now()) return undefined;
  return {
    subject: { id: _id, title, path: href('/blog/:slug', { slug }) },
    takesComments: found.blog?.takesComments !== false,
    takesLikes: found.blog?.takesLikes !== false,
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
  const known = await listCategories(content);
  return known.find(({ name }) => fold(name) === fold(category))?.slug;
}

/** Three columns: five, three and four of the grid's twelve. */
const FRAMES = ['16x9', '1x1', '4x3'] as const;

function card(content: ContentReader, post: ListedPost, index: number): PostCard {
  return postCard(post, gridCover(content, post, FRAMES[index] ?? '4x3'));
}
