/** Which of the site's main pages a link leads to: the name of its label in the `navigation` document. */
export type NavigationPage =
  | 'home'
  | 'services'
  | 'work'
  | 'about'
  | 'blog'
  | 'careers'
  | 'contact';

export type NavigationLink = { page: NavigationPage; to: string; label: string };

/** site-shell §2: the seven links, in order, and what they are called until the agency renames them. */
export const MAIN_NAVIGATION: readonly NavigationLink[] = [
  { page: 'home', to: '/', label: 'Accueil' },
  { page: 'services', to: '/services', label: 'Services' },
  { page: 'work', to: '/work', label: 'Travaux' },
  { page: 'about', to: '/about', label: 'À propos' },
  { page: 'blog', to: '/blog', label: 'Blog' },
  { page: 'careers', to: '/careers', label: 'Carrières' },
  { page: 'contact', to: '/contact', label: 'Contact' },
];

/** The id of /work's search field: `/work#recherche` leads straight to it, with or without script. */
export const WORK_SEARCH_FIELD = 'recherche';
