import { useEffect } from 'react';
import { report } from '../measure/count.ts';
import { reportFruitlessSearch } from './fruitless-search-address.ts';

/**
 * The time that a term stands with nothing found before it is counted. Visitors who still type leave less than half a
 * second between two keys, and it takes longer than one to read that there is nothing: a term that rested this long was
 * meant.
 */
const REST = 1_500; // ms

/** The term that was told last: a telephone says that there is nothing while it is typed, and again when it is asked for. */
let lastReported = '';

/**
 * Counts searches, and tells the agency what visitors look for in vain: once per term, and no word that was on its
 * way to another.
 */
export function useSearchReport(term: string, searched: boolean, fruitless: boolean): void {
  useEffect(() => {
    if (!searched || term === lastReported) return;
    const rest = setTimeout(() => {
      lastReported = term;
      report('search', {});
      if (fruitless) reportFruitlessSearch(term);
    }, REST);
    return () => clearTimeout(rest);
  }, [term, searched, fruitless]);
}
