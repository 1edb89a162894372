import { useDeferredValue, useMemo, useState } from 'react';
import { type SearchResult, search } from '../../packages/search/index.ts';
import { useSearchIndex } from './search-index-state.ts';

export type LiveResults = {
  /** `blank`: nothing was searched; the others are the state of the search. */
  status: 'blank' | 'loading' | 'failed' | 'found';
  term: string;
  /** The number of all matches, `results` being the first of them. */
  count: number;
  results: readonly SearchResult[];
  /** The option the keyboard is on. */
  active: { index: number; id: string } | undefined;
  /** Whether the key means something to a list. */
  move(key: string): boolean;
  /** Returns to the field: further typing starts another list. */
  leave(): void;
};

/** The most results of the list under the field: visitors who want them all press 'Rechercher'. */
const MOST_SHOWN = 12;

const NOTHING: { count: number; results: readonly SearchResult[] } = { count: 0, results: [] };

/** The results of a term as it is typed, and the one the arrow keys are on. */
export function useLiveResults(typed: string): LiveResults {
  const state = useSearchIndex();
  // On a slow machine and a large site, results may lag behind the typing, but the field never does.
  const term = useDeferredValue(typed.trim());
  const { count, results } = useMemo(
    () => (state.status === 'ready' ? search(state.index, term, { limit: MOST_SHOWN }) : NOTHING),
    [state, term],
  );
  const [index, setIndex] = useState(-1);

  function move(key: string): boolean {
    const next = nextIndex(key, index, results.length - 1);
    if (next === undefined) return false;
    setIndex(next);
    return true;
  }

  return {
    status: statusOf(term, state.status),
    term,
    count,
    results,
    active: results[index] && { index, id: optionId(index) },
    move,
    leave: () => setIndex(-1),
  };
}

export function optionId(index: number): string {
  return `search-found-${index}`;
}

function statusOf(term: string, index: ReturnType<typeof useSearchIndex>['status']) {
  if (term === '') return 'blank';
  if (index === 'ready') return 'found';
  return index === 'failed' ? 'failed' : 'loading';
}

/** Up and down go round by way of the field (-1). Home and End move in its text until the list is entered. */
function nextIndex(key: string, index: number, last: number): number | undefined {
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return index === last ? -1 : index + 1;
  if (key === 'ArrowUp') return index === -1 ? last : index - 1;
  if (index === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
