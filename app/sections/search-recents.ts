import { useSyncExternalStore } from 'react';

/** site-shell §3 */
const KEY = 'recentSearches';

/** site-shell §9 */
const MOST_KEPT = 10;

const NONE: readonly string[] = [];

// What is searched while the storage is full or forbidden lasts as long as the visit.
let recent: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** What was searched for in this browser, the newest first. Never sent anywhere. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

/** Puts a term first, once: `SEO` replaces `seo`. A blank one is not kept. */
export function rememberSearch(term: string): void {
  const kept = term.trim();
  if (kept === '') return;
  const others = current().filter((other) => sameTerm(other) !== sameTerm(kept));
  keep([kept, ...others].slice(0, MOST_KEPT));
}

export function forgetSearches(): void {
  keep(NONE);
}

function sameTerm(term: string): string {
  return term.toLocaleLowerCase('fr');
}

function keep(terms: readonly string[]): void {
  recent = terms;
  try {
    if (terms.length > 0) localStorage.setItem(KEY, JSON.stringify(terms));
    else localStorage.removeItem(KEY);
  } catch {
    // See `recent`.
  }
  for (const listener of listeners) listener();
}

function current(): readonly string[] {
  recent ??= read();
  return recent;
}

/** Anyone may have written there: whatever is not a term is passed over. */
function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return NONE;
    return stored
      .filter((term): term is string => typeof term === 'string' && term.trim() !== '')
      .slice(0, MOST_KEPT);
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', reread);
  };
}

/** Another tab searched, or forgot. */
function reread({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  recent = undefined;
  for (const listener of listeners) listener();
}
