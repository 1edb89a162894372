import { href, matchRoutes, type RouteObject } from 'react-router';
import {
  PACKAGE_PARAMETER,
  SENT_PARAMETER,
  SERVICE_PARAMETER,
  SITEMAP_PART_PARAMETER,
} from '../../app/index.ts';
import { spelledPath } from './page-spelling.ts';

/** A parameter that names another page, with the values under which copies of it are kept. */
type Known = Readonly<Record<string, RegExp>>;

/** The parameters of each page. A list of 360 posts is all kept; the page after it is answered and not kept. */
const OF_PAGE: Readonly<Record<string, Known>> = {
  [href('/blog')]: {
    page: /^(?:[1-9]|[12]\d|30)$/,
    categorie: /^[\p{L}\p{N} &'’-]{1,40}$/u,
  },
  [href('/contact')]: {
    [SERVICE_PARAMETER]: /^[a-z\d-]{1,96}$/,
    [PACKAGE_PARAMETER]: /^[a-z\d-]{1,40}$/,
  },
  [href('/sitemap.xml')]: { [SITEMAP_PART_PARAMETER]: /^[1-9]\d?$/ },
};

const OF_ANY_PAGE: Known = { [SENT_PARAMETER]: /^1$/ };

/** The parameter of React Router that names the routes whose data a client navigation asks for. */
const ROUTES = '_routes';

/** Parameters that campaigns and networks add to an address: the page is the same. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/** The longest address kept, longer than any of ours. */
const MAX_LENGTH = 300;

/**
 * Tells the address under which visitors share the answer to a request: its path and the parameters that matter, in
 * order. Undefined when the answer may be this visitor's own (a form that is sent, words that are searched for, a
 * signed link), or when a value is none of ours: it is answered all the same, and no copy kept, so that no invented
 * addresses push pages out of memory; nor of a page whose path is spelled otherwise than the site does. Whether a word (a category, a service) is published only the page's loader knows:
 * it forbids to store a page whose address has others (`decisions/008-page-cache.md`).
 */
export function createSharedAddress(tree: RouteObject[]) {
  /** The routes of a page, and those of them whose data a client asks for. */
  function routesOf(page: string, { searchParams }: URL): { ids: string[]; asked: string[] } {
    const ids = (matchRoutes(tree, page) ?? []).map(({ route }) => route.id ?? '');
    return { ids, asked: searchParams.get(ROUTES)?.split(',') ?? ids };
  }

  return (request: Request): URL | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const url = new URL(request.url);
    const page = url.pathname.replace(/^\/_root\.data$|\.data$/, '') || '/';
    const known = new Map(Object.entries({ ...OF_PAGE[page], ...OF_ANY_PAGE }));
    if (page !== spelledPath(tree, page)) return undefined;
    const { ids, asked } = routesOf(page, url);
    /** As React Router writes them; in any other order it is an address that someone invented. */
    const inOrder = ids.filter((id) => asked.includes(id)).join();
    let hasWords = false;
    for (const [name, value] of [...url.searchParams]) {
      if (TRACKING.test(name)) url.searchParams.delete(name);
      else if (name === ROUTES) {
        if (value === '' || value !== inOrder) return undefined;
      } else if (!known.get(name)?.test(value)) return undefined;
      else if (/\D/.test(value)) hasWords = true;
      if (url.searchParams.getAll(name).length > 1) return undefined;
    }
    // Without the data of the page itself, nothing tells whether the words are published.
    if (hasWords && !asked.includes(ids.at(-1) ?? '')) return undefined;
    url.searchParams.sort();
    return (url.pathname + url.search).length > MAX_LENGTH ? undefined : url;
  };
}
