import { PUBLIC_ROUTES } from './public-routes.ts';

/** Every kind of page there is, the ones that say "nothing here" included. */
export const PAGES: readonly string[] = [
  ...PUBLIC_ROUTES,
  '/work?search=introuvable',
  '/work/matin-derb-omar',
  '/work/mobile-app',
  '/blog?categorie=SEO',
  '/blog?q=introuvable',
  '/careers/alternance-image',
  '/careers/introuvable',
  '/nulle-part',
];

/**
 * The page that holds little but the frame of every page. Half the processor time of the home page: what the header, the
 * search, the menu or the WhatsApp dialog do on any page is tried here.
 */
export const PLAIN_PAGE = '/newsletter';
