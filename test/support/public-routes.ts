import { matchPath } from 'react-router';
import routes from '../../app/routes.ts';

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

/** Addresses of what the demo has no page for. */
const WITHOUT_A_PAGE: Readonly<Record<string, string>> = {
  '/demande/:reference': '/demande/inconnue',
  '/*': '/nulle-part',
};

/** An address of every page of the route map, private links and missing pages too. */
export const EVERY_PAGE = routes
  .flatMap(({ children = [] }) => children)
  .map(({ path = '' }) => {
    const pattern = `/${path}`;
    if (!/[:*]/.test(pattern)) return pattern;
    const address =
      WITHOUT_A_PAGE[pattern] ?? PUBLIC_ROUTES.find((page) => matchPath(pattern, page));
    if (!address) throw new Error(`PUBLIC_ROUTES has no page of ${pattern}`);
    return address;
  });
