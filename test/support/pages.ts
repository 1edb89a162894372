/** Every kind of page there is, the ones that say "nothing here" included. */
export const PAGES = [
  '/',
  '/services',
  '/services/production-video',
  '/work',
  '/work?search=introuvable',
  '/work/matin-derb-omar',
  '/work/ecommerce-modern',
  '/work/mobile-app',
  '/about',
  '/blog',
  '/blog?categorie=SEO',
  '/blog?q=introuvable',
  '/blog/paiement-a-la-livraison',
  '/careers',
  '/careers/monteuse-monteur-video',
  '/careers/alternance-image',
  '/careers/introuvable',
  '/contact',
  '/legal',
  '/newsletter',
  '/newsletter/six-secondes-c-est-long',
  '/nulle-part',
] as const;

/**
 * The page that holds little but the frame of every page. Half the processor time of the home page: what the header, the
 * search, the menu or the WhatsApp dialog do on any page is tried here.
 */
export const PLAIN_PAGE = '/newsletter';
