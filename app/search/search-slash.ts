/** The key in storage that is there, with any value, when a visitor does not want the key `/` to open the search. */
export const SLASH_REFUSED = 'touche-recherche-refusee';

/** Reads whether the visitor turned off the `/` shortcut; a browser without storage never has. */
export function isSlashRefused(): boolean {
  try {
    return localStorage.getItem(SLASH_REFUSED) !== null;
  } catch {
    return false;
  }
}
