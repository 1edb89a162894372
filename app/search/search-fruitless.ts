import { useEffect } from 'react';
import { report } from '../measure/count.ts';
import { reportFruitlessSearch } from './fruitless-search-address.ts';

/**
 * The time without a result after which a term counts as fruitless. Visitors who still type leave less than half a
 * second between two keys, so a term that rests this long was meant.
 */
const REST = 1_500; // ms

/** The term reported last: a phone finds nothing while it is typed, and again when it is submitted. */
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
