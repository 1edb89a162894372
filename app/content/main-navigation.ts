/** The links around every page, as header, menu and footer get them. */
import { href } from 'react-router';

/** A link of header, menu or footer. */
export type MenuLink = {
  /** A path on the site, or the full address of another site. */
  to: string;
  label: string;
  /** Further attributes: of a link to another site, or of one with links below it in the menu. */
  attributes?: { target: '_blank'; rel: 'noopener'; 'aria-label': string } | { end: true };
  links?: undefined;
};

/** Links behind one name. */
export type MenuGroup = {
  label: string;
  links: readonly MenuLink[];
  to?: undefined;
  attributes?: undefined;
};

export type MenuEntry = MenuLink | MenuGroup;

/** All links around a page. */
export type Menus = {
  header: readonly MenuEntry[];
  /** The button of the header; absent, there is no content to make one of. */
  action?: MenuLink;
  /** The first button in the menu of a telephone, where it leads elsewhere than to the page Contact. */
  call?: MenuLink;
  /** The columns of the footer, the legal one last. */
  footer: readonly MenuGroup[];
};

/** The seven links (shell-2.08 and 2.09 in test/specification.md), as named until the agency renames them. */
export const MAIN_NAVIGATION: readonly MenuLink[] = [
  { to: '/', label: 'Accueil' },
  { to: href('/services'), label: 'Services' },
  { to: href('/work'), label: 'Travaux' },
  { to: href('/about'), label: 'À propos' },
  { to: href('/blog'), label: 'Blog' },
  { to: href('/careers'), label: 'Carrières' },
  { to: href('/contact'), label: 'Contact' },
];

/** The id of /work's search field: `/work#recherche` leads straight to it, with or without script. */
export const WORK_SEARCH_FIELD = 'recherche';

/** The parameter of `/work?search=…`, read and written by the list (pages-2.12 and 2.13 in test/specification.md). */
export const SEARCH_PARAMETER = 'search';
