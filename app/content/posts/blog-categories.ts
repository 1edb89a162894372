/** The categories of the blog, in the order of their buttons. */
import { defineQuery } from 'groq';
import { fold } from '../../../packages/search/french-folding.ts';
import type { ContentReader } from '../../context.ts';
import { readParts, slug, text } from '../document-parts.ts';
import { type Category, categorySlug } from './blog-address.ts';

/** The posts of one category, or of all, in GROQ; its parameters are `categoryParameters`. */
export const OF_CATEGORY =
  '($categories == null || category in $categories || category._ref == $category)';

const BLOG_CATEGORIES_QUERY = defineQuery(`{
  "all": *[_type == "category"] | order(name asc, _id asc) {_id, name, slug},
  "blog": *[_type == "blog" && _id == "blog"][0]{categories},
  "typed": array::unique(*[_type == "blogPost" && category > ""].category)
}`);

/** The category chips of /blog (pages-2.81 in test/specification.md) where the agency has no categories of its own. */
const SPECIFIED = ['Marketing', 'Vidéo', 'SEO', 'Contenu', 'Publicité', 'E-commerce'];

/** A category, and the ways posts name it. */
export type KnownCategory = Category & {
  /** The id of its document; absent for a word typed in posts instead of a reference. */
  id?: string;
  /** The ways its name is typed in posts, in any case and accents; such posts belong to this category. */
  spellings: string[];
};

/**
 * Lists the categories that have a button: documents in the order the agency gave them, then those of the specification
 * that posts still name in so many words. Before there is any document, those of the specification.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function listCategories(content: ContentReader): Promise<KnownCategory[]> {
  const { all, blog, typed } = await content.client.fetch(BLOG_CATEGORIES_QUERY);
  const spellings = Map.groupBy(
    (typed ?? []).filter((word) => typeof word === 'string'),
    fold,
  );
  const first = readParts(content, blog, { type: 'blog', id: 'blog' })
    .insideEach('categories')
    .map((entry) => entry.one('_ref', text));
  const place = ({ _id }: (typeof all)[number]) => first.indexOf(_id);
  const documents = all
    .toSorted((a, b) => rank(place(a)) - rank(place(b)))
    .flatMap((row): KnownCategory[] => {
      const part = readParts(content, row, { type: 'category', id: row._id });
      const name = part.one('name', text);
      if (!name) return [];
      const address = part.one('slug', slug) ?? categorySlug(name);
      return [{ id: row._id, name, slug: address, spellings: spellings.get(fold(name)) ?? [] }];
    });
  const named = new Set(documents.map(({ name }) => fold(name)));
  const words = SPECIFIED.filter(
    (word) => !named.has(fold(word)) && (documents.length === 0 || spellings.has(fold(word))),
  ).map(
    (name): KnownCategory => ({
      name,
      slug: categorySlug(name),
      spellings: spellings.get(fold(name)) ?? [],
    }),
  );
  return [...documents, ...words];
}

/** The parameters of `OF_CATEGORY`: undefined for the posts of all. */
export function categoryParameters(category: KnownCategory | undefined) {
  return { categories: category?.spellings ?? null, category: category?.id ?? '' };
}

/** Ranks a category that was given no place after all that were. */
function rank(place: number): number {
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}
