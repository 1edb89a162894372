/**
 * Tells how the site spells the path of a page. React Router finds a page under any case, with slashes behind it and
 * whatever is escaped: each spelling that is cached would be one more copy of it, and there is no end to them.
 */
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router';

/** What a path holds as it is and `encodeURIComponent` escapes (RFC 3986 §3.3). */
const PLAIN = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

/** What ends a line: no pattern of a route matches it, not even that of all addresses. */
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
 * The path with escapes that stand for text: those that do not (`%E9`, an é of another age) are replaced by the mark of what
 * cannot be read. Routes are looked up by text, and React Router writes on the console what it cannot decode.
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

/** Paths whose routes are remembered: looking one up ranks all routes of the site anew. */
const MOST_PATHS = 1_000;
/** The longest of them. */
const LONGEST_PATH = 200; // characters

/** Makes the lookup of a build's routes. Of what visitors ask, short paths are remembered, those asked for last. */
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
