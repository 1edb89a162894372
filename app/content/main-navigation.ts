/** Which of the site's main pages a link leads to: the name of its label in the `navigation` document. */
import { href } from 'react-router';
export type NavigationPage =
  | 'home'
  | 'services'
  | 'work'
  | 'about'
  | 'blog'
  | 'careers'
  | 'contact';

export type NavigationLink = { page: NavigationPage; to: string; label: string };

/** The seven links (shell-2.08 and 2.09 in test/specification.md), as named until the agency renames them. */
export const MAIN_NAVIGATION: readonly NavigationLink[] = [
  { page: 'home', to: '/', label: 'Accueil' },
  { page: 'services', to: href('/services'), label: 'Services' },
  { page: 'work', to: href('/work'), label: 'Travaux' },
  { page: 'about', to: href('/about'), label: 'À propos' },
  { page: 'blog', to: href('/blog'), label: 'Blog' },
  { page: 'careers', to: href('/careers'), label: 'Carrières' },
  { page: 'contact', to: href('/contact'), label: 'Contact' },
];

/** The id of /work's search field: `/work#recherche` leads straight to it, with or without script. */
export const WORK_SEARCH_FIELD = 'recherche';

/** The parameter of `/work?search=…`, read and written by the list (pages-2.12 and 2.13 in test/specification.md). */
export const SEARCH_PARAMETER = 'search';
