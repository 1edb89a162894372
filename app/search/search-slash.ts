/** The key in storage that is there, with any value, when a visitor does not want the key `/` to open the search. */
export const SLASH_REFUSED = 'touche-recherche-refusee';

/** A browser that keeps nothing keeps no refusal either. */
export function isSlashRefused(): boolean {
  try {
    return localStorage.getItem(SLASH_REFUSED) !== null;
  } catch {
    return false;
  }
}
