/** One page of each kind, as the demo has it: for what every public route is held to. */
export const PUBLIC_ROUTES = [
  '/',
  '/services',
  '/services/production-video',
  '/work',
  '/work/ecommerce-modern',
  '/about',
  '/blog',
  '/blog/paiement-a-la-livraison',
  '/careers',
  '/careers/monteuse-monteur-video',
  '/contact',
  '/legal',
  '/newsletter',
  '/newsletter/six-secondes-c-est-long',
];
