/**
 * Tells how the site spells the path of a page. React Router finds a page under any case, with slashes behind it and
 * whatever is escaped: each spelling that is cached would be one more copy of it, and there is no end to them.
 */
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router';

/** Characters that a path may hold unescaped, but that `encodeURIComponent` escapes (RFC 3986 §3.3). */
const PLAIN = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

/** Escaped line breaks: no route's pattern matches them, not even the one of all addresses. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi;
const UNREADABLE = encodeURIComponent('\ufffd');

/** The path of the page at this path; the path itself where there is no page. */
export function spelledPath(matchesOf: MatchPath, path: string): string {
  const matches = matchesOf(path);
  const pattern = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean);
  const params = matches.at(-1)?.params ?? {};
  if (matches.length === 0 || pattern.includes('*')) return path;
  const segments = pattern.map((segment) =>
    segment.startsWith(':') ? escaped(params[segment.slice(1)] ?? '') : segment,
  );
  return `/${segments.join('/')}`;
}

/**
 * Returns the path with valid escapes only: others (`%E9`, an é in Latin-1) are replaced by U+FFFD. Routes are matched
 * by decoded text, and React Router logs paths that it cannot decode.
 */
export function readablePath(path: string): string {
  const onOneLine = path.replace(LINE_BREAKS, UNREADABLE);
  try {
    decodeURIComponent(onOneLine);
    return onOneLine;
  } catch {
    return onOneLine.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
      escapes === '%'
        ? '%25'
        : encodeURIComponent(Buffer.from(escapes.replaceAll('%', ''), 'hex').toString()),
    );
  }
}

/**
 * Whether something may be sent to an address: its page, or the endpoint that it is, has an action. `/` alone names the
 * layout of the first page, which has none; `/?index` names the page.
 */
export function takesForm(
  routes: ServerBuild['routes'],
  matchesOf: MatchPath,
  { pathname, searchParams }: URL,
): boolean {
  const page = pathname.replace(/^\/_root\.data$|\.data$/, '') || '/';
  if (readablePath(page) !== page) return false;
  const { id = '', index } = matchesOf(page).at(-1)?.route ?? {};
  if (index && !searchParams.getAll('index').includes('')) return false;
  return routes[id]?.module.action !== undefined;
}

function escaped(parameter: string): string {
  return encodeURIComponent(parameter).replace(PLAIN, decodeURIComponent);
}

/** The routes that lead to a path, the outermost first; none where there is no page. */
export type MatchPath = (path: string) => readonly RouteMatch[];

/** The number of paths whose routes are cached: matching one ranks all routes of the site. */
const MOST_PATHS = 1_000;
/** The longest of them. */
const LONGEST_PATH = 200; // characters

/** Returns a function that finds a path's routes in a build, with a cache of the short paths requested last. */
export function matchPaths(routes: ServerBuild['routes']): MatchPath {
  const tree = below(routes, undefined);
  const cache = new LRUCache<string, readonly RouteMatch[]>({ max: MOST_PATHS });
  return (path) => {
    const remembered = cache.get(path);
    if (remembered) return remembered;
    const matches = matchRoutes(tree, path) ?? [];
    if (path.length <= LONGEST_PATH) cache.set(path, matches);
    return matches;
  };
}

/** The tree of a build's routes, as `matchRoutes` reads it. */
function below(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return index ? { id, path, index: true } : { id, path, children: below(routes, id) };
  });
}
