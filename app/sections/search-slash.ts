/** There, with any value, when a visitor does not want the key `/` to open the search. */
const KEY = 'touche-recherche-refusee';

// What is chosen while the storage is full or forbidden lasts as long as the visit.
let refused: boolean | undefined;

export function isSlashRefused(): boolean {
  try {
    refused ??= localStorage.getItem(KEY) !== null;
  } catch {
    refused = false;
  }
  return refused;
}

export function refuseSlash(refuse: boolean): void {
  refused = refuse;
  try {
    if (refuse) localStorage.setItem(KEY, 'oui');
    else localStorage.removeItem(KEY);
  } catch {
    // See `refused`.
  }
}
