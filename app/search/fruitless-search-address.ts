/** The address to which browsers report a search that found nothing: the term alone, for the agency to write about. */
import { href } from 'react-router';
export const FRUITLESS_SEARCH_ADDRESS = href('/recherche/sans-resultat');

export const TERM_FIELD = 'term';

/**
 * Tells the agency that the site has nothing on a term. Sent for one a visitor has settled on, not for what
 * they are still typing; the server passes over what it finds something for, what it has counted, and what
 * could name a person.
 */
export function reportFruitlessSearch(term: string): void {
  // A beacon is sent even while the page is being left; losing one does no harm.
  navigator.sendBeacon?.(FRUITLESS_SEARCH_ADDRESS, new URLSearchParams({ [TERM_FIELD]: term }));
}
