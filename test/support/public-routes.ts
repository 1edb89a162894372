import { matchPath } from 'react-router';
import routes from '../../app/routes.ts';
import { LISTED_PAGES, PAGED_TYPES, type PagedType, TYPES } from '../../model/document-types.ts';

/** The document of each type that is visited, in the demo. */
const VISITED: Readonly<Record<PagedType, string>> = {
  portfolio: 'ecommerce-modern',
  blogPost: 'paiement-a-la-livraison',
  service: 'production-video',
  jobPosting: 'monteuse-monteur-video',
  newsletterIssue: 'six-secondes-c-est-long',
  page: 'offres/boutique-en-ligne',
};

/** One page of each kind, as the demo has it: for what every public route is held to. */
export const PUBLIC_ROUTES: readonly string[] = [
  ...LISTED_PAGES.map((type) => TYPES[type].page.path),
  ...PAGED_TYPES.map((type) => TYPES[type].folder + VISITED[type]),
  // Of no document: whoever signs a post has one, and what it is about.
  '/blog/auteurs/ousmane-keita',
  '/blog/etiquettes/mesure',
];

/** Addresses of what the demo has no page for. */
const WITHOUT_A_PAGE: Readonly<Record<string, string>> = {
  '/demande/:reference': '/demande/inconnue',
  '/*': '/nulle-part',
};

/** An address of every page of the route map, private links and missing pages too. */
export const EVERY_PAGE = [
  ...routes
    .flatMap(({ children = [] }) => children)
    .map(({ path = '' }) => {
      const pattern = `/${path}`;
      if (!/[:*]/.test(pattern)) return pattern;
      const address =
        WITHOUT_A_PAGE[pattern] ?? PUBLIC_ROUTES.find((page) => matchPath(pattern, page));
      if (!address) throw new Error(`PUBLIC_ROUTES has no page of ${pattern}`);
      return address;
    }),
  // Where nothing is, an editor may make a page.
  TYPES.page.folder + VISITED.page,
];
