/**
 * Finds the authors of posts: a person's document, a member of the team, or a typed name. Each has a page, at that
 * name.
 */
import { defineQuery } from 'groq';
import { href } from 'react-router';
import { NAMED } from '../../../model/public-documents.ts';
import { fold } from '../../../packages/search/french-folding.ts';
import type { ContentReader } from '../../context.ts';
import { readParts, text } from '../document-parts.ts';
import { withoutHidden } from '../hidden-text.ts';
import { AUTHOR } from '../linked-names.ts';
import { PERSON, type Person, readPerson } from '../person.ts';
import { drawnPortrait } from '../person-portrait.ts';
import { sharedRead } from '../shared-read.ts';
import { findTeam } from '../team.ts';
import { type PostCard, postCard } from './blog.ts';
import { blogAddress, categorySlug } from './blog-address.ts';
import { gridCover } from './blog-cover.ts';
import { PLACED, placedPosts, ROW_FRAMES, readPosts } from './blog-order.ts';

const PEOPLE_QUERY = defineQuery(`{
  "people": *[_type == "person"] | order(_id asc) ${PERSON},
  "typed": array::unique(*[_type == "blogPost" && author > ""].author)
}`);

/** An author's posts, more than are shown: some may not be out yet. */
const AUTHOR_POSTS_QUERY = defineQuery(`
  *[_type == "blogPost" && ${NAMED} && (author in $names || author._ref in $ids)]
    | order(publishDate desc, _id asc)[0...40] ${PLACED}
`);

const SIGNED_QUERY = defineQuery(`
  array::unique(*[_type == "blogPost" && ${NAMED}
    && (dateTime(publishDate) > dateTime(now())) != true]{${AUTHOR}}.author)
`);

/** Four rows of the blog's wall; who wrote more is read on in its search. */
const MOST = 12;

/** The most pages of authors in the sitemap. */
const MOST_AUTHORS = 500;

export type AuthorPage = {
  author: Person;
  /** The latest first. */
  posts: PostCard[];
  /** The address of the full list, when there are more. */
  more?: string;
};

/** Returns the path of an author's page; undefined for a name without a letter. */
export function authorPath(name: string): string | undefined {
  const slug = categorySlug(withoutHidden(name));
  return slug ? href('/blog/auteurs/:slug', { slug }) : undefined;
}

/**
 * Finds the person a post refers to, or who in the team has the name that was typed, or else that name under a drawn face.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findWriter(
  content: ContentReader,
  person: Parameters<typeof readPerson>[1] | undefined,
  author: string | undefined,
): Promise<Person | undefined> {
  const linked = person && readPerson(content, person);
  if (linked || !author) return linked;
  const team = await findTeam(content);
  const member = team?.members.find(({ name }) => fold(name) === fold(author));
  return member ?? { name: author, portrait: drawnPortrait(author) };
}

/**
 * Finds the page of an author; undefined where nobody of that address has signed a post that is out.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const findAuthorPage = sharedRead(
  async (content: ContentReader, slug: string): Promise<AuthorPage | undefined> => {
    const { people, typed } = await content.client.fetch(PEOPLE_QUERY);
    const isAsked = (name = '') => slug !== '' && categorySlug(withoutHidden(name)) === slug;
    const parts = people.map((row) => readParts(content, row, { type: 'person', id: row._id }));
    const namesakes = parts.filter((part) => isAsked(part.one('name', text)));
    const names = (typed ?? []).filter((name) => typeof name === 'string').filter(isAsked);
    const ids = namesakes.flatMap((part) => part.one('_id', text) ?? []);
    if (ids.length + names.length === 0) return undefined;
    const rows = await content.client.fetch(AUTHOR_POSTS_QUERY, { names, ids });
    const placed = placedPosts(content, rows);
    const author = await findWriter(content, namesakes[0], names[0]);
    if (placed.length === 0 || !author) return undefined;
    const posts = await readPosts(content, placed.slice(0, MOST));
    return {
      author,
      posts: posts.map((post, index) =>
        postCard(post, gridCover(content, post, ROW_FRAMES[index % ROW_FRAMES.length] ?? '4x3')),
      ),
      ...(placed.length > MOST && { more: blogAddress({ search: withoutHidden(author.name) }) }),
    };
  },
);

/**
 * Lists the paths of the authors of all posts that are out, for the sitemap.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function listAuthorPaths(content: ContentReader): Promise<string[]> {
  if (content.isOff?.('blog')) return [];
  const signed = (await content.client.fetch(SIGNED_QUERY)) ?? [];
  const paths = signed.flatMap((name: unknown) =>
    typeof name === 'string' ? (authorPath(name) ?? []) : [],
  );
  return [...new Set(paths)].toSorted().slice(0, MOST_AUTHORS);
}
