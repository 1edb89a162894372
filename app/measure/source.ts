import type { Source } from '../../inbox/forms/source.ts';

const KEY = 'source';

/** Keeps how the visit began, for the forms it may send, until the tab is closed. */
export function keepSource(source: Source): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(source));
  } catch {
    // The browser stores nothing for sites: the forms are sent without a source.
  }
}

/** Returns how the visit began, in JSON; empty when it is not known. */
export function storedSource(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
