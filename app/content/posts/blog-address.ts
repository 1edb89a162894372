/** The addresses of the blog's list: `/blog?q=&categorie=&page=` (pages-2.80 to 2.86 in test/specification.md). */
import { href } from 'react-router';
import { fold } from '../../../packages/search/french-folding.ts';

/** A category of the blog. Addresses hold its slug, which stays when it is renamed. */
export type Category = { slug: string; name: string };

export type BlogFilter = {
  /** The term as typed, without the blanks around it; '' for none. */
  search: string;
  category?: Category | undefined;
};

/** The list an address asks for: whether there is such a category, content knows. */
export type BlogRequest = {
  search: string;
  /** The slug of a category; '' for none. */
  category?: string;
  /** The page number, from 1. */
  page: number;
};

export type BlogLocation = BlogFilter & Pick<BlogRequest, 'page'>;

/** The parameter of the words searched for; a list with it is one visitor's own. */
export const BLOG_SEARCH_PARAMETER = 'q';

/** The parameter of one category, by its slug; of the blog's feeds too. */
export const CATEGORY_PARAMETER = 'categorie';

export const SEARCH_MAX_LENGTH = 100; // characters

/** Reads a place in the list from any address: an invalid parameter is passed over. */
export function readBlogRequest(parameters: URLSearchParams): BlogRequest {
  const search = (parameters.get(BLOG_SEARCH_PARAMETER) ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
  const page = /^[1-9]\d{0,4}$/.exec(parameters.get('page') ?? '');
  return {
    search,
    category: categorySlug(parameters.get(CATEGORY_PARAMETER) ?? ''),
    page: page ? Number(page[0]) : 1,
  };
}

/**
 * The slug the studio makes of a name, of any case and accents: addresses had names in them before categories were
 * documents, `?categorie=Vidéo`.
 */
export function categorySlug(name: string): string {
  return fold(name.slice(0, SEARCH_MAX_LENGTH))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The address of a page of the posts with a tag. */
export function tagAddress(slug: string, page = 1): string {
  const path = href('/blog/etiquettes/:slug', { slug });
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Returns the address of a list. Each list has one only, so that it is rendered and indexed once. */
export function blogAddress({
  search = '',
  category,
  page = 1,
}: {
  search?: string;
  category?: Pick<Category, 'slug'> | undefined;
  page?: number;
} = {}): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set(BLOG_SEARCH_PARAMETER, search);
  if (category) parameters.set(CATEGORY_PARAMETER, category.slug);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${href('/blog')}?${parameters}` : href('/blog');
}
