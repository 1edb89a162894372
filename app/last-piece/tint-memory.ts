import { TINT_NAMES, type Tint } from '../../zellige/tints.ts';

/** The key in `localStorage` under which a browser keeps the colour of the piece that was set in it. */
export const TINT_KEY = 'teinte';

/** The tint of this page: that of an earlier visit, put on the document before it is seen (`server/pages/tinted.ts`). */
export function currentTint(): Tint | undefined {
  const { tint } = document.documentElement.dataset;
  return TINT_NAMES.find((name) => name === tint);
}

/** Another tint than the last one, so that a piece that is taken back and set again is not the same. */
export function nextTint(last: Tint | undefined): Tint {
  const others = TINT_NAMES.filter((name) => name !== last);
  return others[Math.floor(Math.random() * others.length)] ?? 'menthe';
}

/** Keeps the tint for the pages after this one, or forgets it. Nothing is sent. */
export function keepTint(tint: Tint | undefined): void {
  try {
    if (tint) localStorage.setItem(TINT_KEY, tint);
    else localStorage.removeItem(TINT_KEY);
  } catch {
    // A full or forbidden storage: the tint lasts as long as the document.
  }
}

/** Tints what is on the screen, or nothing any more. */
export function tintPage(tint: Tint | undefined): void {
  const { dataset } = document.documentElement;
  if (tint) dataset.tint = tint;
  else delete dataset.tint;
}
