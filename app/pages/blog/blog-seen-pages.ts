import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { BlogPage, PostCard } from '../../content/posts/blog.ts';
import { blogAddress } from '../../content/posts/blog-address.ts';

/** The pages of one list this browser has loaded since it opened the site; never touched on a server. */
const seen = { list: '', pages: new Map<number, BlogPage>() };

type SeenPages = {
  featured: PostCard[];
  posts: PostCard[];
  /** The number of the first page that is shown. */
  first: number;
};

/**
 * Adds one page of a list to the pages before it that were seen already. So "more" adds to what is there, and a
 * visitor who comes back from a post finds the list as long as it was; an address opened by itself, or without
 * script, is its one page.
 */
export function useSeenPages(page: BlogPage): SeenPages {
  const list = blogAddress({ ...page.location, page: 1 });
  useEffect(() => {
    if (seen.list !== list) {
      seen.list = list;
      seen.pages.clear();
    }
    seen.pages.set(page.location.page, page);
  }, [list, page]);

  const pages = [page];
  let first = page.location.page;
  for (;;) {
    const before = seen.list === list ? seen.pages.get(first - 1) : undefined;
    if (!before) break;
    pages.unshift(before);
    first -= 1;
  }
  return {
    featured: pages[0]?.featured ?? [],
    // A post published meanwhile moves the others to later pages: none may appear twice.
    posts: [
      ...new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values(),
    ],
    first,
  };
}

/** Whether another search or category of this same list is loading. */
export function usePending(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return location?.pathname === pathname && !isNextPage(location.state);
}

/** Marks the navigation that appends a page: the shown list stays valid meanwhile. */
export const NEXT_PAGE = { adds: 'page' } as const;

export function isNextPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'adds' in state;
}
