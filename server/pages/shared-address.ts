import { href } from 'react-router';
import {
  BLOG_SEARCH_PARAMETER,
  CATEGORY_PARAMETER,
  CHOSEN_PARAMETER,
  FEED_FORMATS,
  FEEDS,
  isReference,
  PACKAGE_PARAMETER,
  PERSONAL_PAGES,
  REFERENCE_PARAMETER,
  SEARCH_PARAMETER,
  SENT_PARAMETER,
  SERVICE_PARAMETER,
  SITEMAP_PART_PARAMETER,
  TOKEN_PARAMETER,
} from '../../app/index.ts';
import { type MatchPath, spelledPath } from './page-spelling.ts';

/** Parameters that select another page, with the values under which it is cached. */
type ParameterRules = Readonly<Record<string, RegExp>>;

const OF_FEED: ParameterRules = { [CATEGORY_PARAMETER]: /^[\p{L}\p{N} &'’-]{1,40}$/u };

/** A list of 360 posts is all cached; the page after it is answered and not cached. */
const OF_LIST: ParameterRules = { page: /^(?:[1-9]|[12]\d|30)$/ };

/** The folder of the lists of posts by tags. */
const TAGS = `${href('/blog')}/etiquettes/`;

/** The parameters of each page. */
const OF_PAGE: Readonly<Record<string, ParameterRules>> = {
  [href('/blog')]: { ...OF_LIST, ...OF_FEED },
  ...Object.fromEntries(FEED_FORMATS.map((format) => [FEEDS[format].href, OF_FEED])),
  [href('/contact')]: {
    [SERVICE_PARAMETER]: /^[a-z\d-]{1,96}$/,
    [PACKAGE_PARAMETER]: /^[a-z\d-]{1,40}$/,
  },
  [href('/sitemap.xml')]: { [SITEMAP_PART_PARAMETER]: /^[1-9]\d?$/ },
};

const OF_ANY_PAGE: ParameterRules = { [SENT_PARAMETER]: /^1$/ };

/** The parameters by which an answer is one visitor's own: words that are searched for, a choice, a signed link. */
function isOwn(page: string, { searchParams }: URL): boolean {
  const isPersonal = PERSONAL_PAGES.some((folder) => page.startsWith(folder));
  if (isPersonal && searchParams.has(TOKEN_PARAMETER)) return true;
  const reference = searchParams.get(REFERENCE_PARAMETER) ?? '';
  if (searchParams.has(SENT_PARAMETER) && isReference(reference)) return true;
  return searchParams.has(OWN_OF_PAGE[page] ?? '');
}

const OWN_OF_PAGE: Readonly<Record<string, string>> = {
  [href('/work')]: SEARCH_PARAMETER,
  [href('/blog')]: BLOG_SEARCH_PARAMETER,
  [href('/careers')]: CHOSEN_PARAMETER,
};

/** The parameter of React Router that names the routes whose data a client navigation asks for. */
const ROUTES = '_routes';

/** The longest address cached, longer than any of ours. */
const MAX_LENGTH = 300;

/**
 * Tells the address under which visitors share the answer to a request: its path and the parameters that matter, in
 * order. Parameters that no page knows are left out, those of campaigns among them: a stranger who invents some is shown
 * the page that is cached. Undefined when the answer may be this visitor's own (a form that is sent, words searched for,
 * a signed link), or when a value is none of ours: it is answered all the same, and no copy cached, so that no invented
 * addresses push pages out of memory; nor of a page whose path is spelled otherwise than the site does. Whether a word (a
 * category, a service) is published only the page's loader knows: it forbids to store a page whose address has others
 * (`docs/decisions/008-page-cache.md`).
 */
export function createSharedAddress(matchesOf: MatchPath) {
  /**
   * Returns the routes whose data a client requests, in React Router's order; another order is an invented address.
   * Undefined where it requests the data of all.
   */
  function routesIn(page: string, { searchParams }: URL) {
    const requestedIds = searchParams.get(ROUTES)?.split(',');
    const ids = matchesOf(page).map(({ route }) => route.id ?? '');
    const names = ids.filter((id) => requestedIds?.includes(id));
    if (names.length === 0) return undefined;
    return { names: names.join(), hasPage: names.at(-1) === ids.at(-1) };
  }

  return (request: Request): URL | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const url = new URL(request.url);
    const page = url.pathname.replace(/^\/_root\.data$|\.data$/, '') || '/';
    if (page !== spelledPath(matchesOf, page) || isOwn(page, url)) return undefined;
    const ofPage = page.startsWith(TAGS) ? OF_LIST : OF_PAGE[page];
    const rules = new Map(Object.entries({ ...ofPage, ...OF_ANY_PAGE }));
    const parameters = new URLSearchParams();
    for (const [name, value] of url.searchParams) {
      const values = rules.get(name);
      if (!values || parameters.has(name)) continue;
      if (!values.test(value)) return undefined;
      parameters.set(name, value);
    }
    const routes = routesIn(page, url);
    // Without the page's own data, nothing tells whether the searched words are published.
    const hasWords = [...parameters.values()].some((value) => /\D/.test(value));
    if (routes && !(hasWords && !routes.hasPage)) parameters.set(ROUTES, routes.names);
    parameters.sort();
    url.search = parameters.toString();
    return (url.pathname + url.search).length > MAX_LENGTH ? undefined : url;
  };
}
