import { createListCache } from '../ui/list-cache.ts';

/** The most recent searches kept (shell-9.24 in test/specification.md). */
const MOST_STORED = 10;

/** The recent searches in local storage (shell-3.18 in test/specification.md). */
const recent = createListCache('recentSearches', MOST_STORED);

/** The terms searched in this browser, the newest first. Never sent anywhere. */
export const useRecentSearches = recent.use;

/** Puts a term first, once: `SEO` replaces `seo`. A blank one is not kept. */
export function rememberSearch(term: string): void {
  const trimmedTerm = term.trim();
  if (trimmedTerm === '') return;
  const others = recent.current().filter((other) => sameTerm(other) !== sameTerm(trimmedTerm));
  recent.keep([trimmedTerm, ...others].slice(0, MOST_STORED));
}

export function removeSearches(): void {
  recent.keep([]);
}

function sameTerm(term: string): string {
  return term.toLocaleLowerCase('fr');
}
