/** The addresses of the blog's list: `/blog?q=&categorie=&page=` (pages-2.80 to 2.86 in test/specification.md). */
import { href } from 'react-router';
import { fold } from '../../../search/french-folding.ts';

/** The category chips after 'Tous' (pages-2.81 in test/specification.md). The studio offers the same words. */
export const CATEGORIES = [
  'Marketing',
  'Vidéo',
  'SEO',
  'Contenu',
  'Publicité',
  'E-commerce',
] as const;

export type Category = (typeof CATEGORIES)[number];

export type BlogFilter = {
  /** The term as typed, without the blanks around it; '' for none. */
  search: string;
  category?: Category | undefined;
};

export type BlogPlace = BlogFilter & {
  /** From 1. */
  page: number;
};

export const SEARCH_MAX_LENGTH = 100; // characters

/** Reads a place in the list from any address: an invalid parameter is passed over. */
export function readBlogPlace(parameters: URLSearchParams): BlogPlace {
  const search = (parameters.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
  const asked = fold(parameters.get('categorie') ?? '');
  const page = /^[1-9]\d{0,4}$/.exec(parameters.get('page') ?? '');
  return {
    search,
    category: CATEGORIES.find((category) => fold(category) === asked),
    page: page ? Number(page[0]) : 1,
  };
}

/** One address for each list, so that it is rendered and indexed once. */
export function blogAddress({ search = '', category, page = 1 }: Partial<BlogPlace> = {}): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('categorie', category);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${href('/blog')}?${parameters}` : href('/blog');
}
