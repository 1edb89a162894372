import { TINT_NAMES, type Tint } from '../../packages/drawings/zellige/tints.ts';
import { nextFrame } from './motion.ts';

/** The key in `localStorage` for the tint of the piece set in this browser. */
export const TINT_KEY = 'teinte';

/** The tint of this page: that of an earlier visit, put on its body before it is seen (`server/pages/opening-script.ts`). */
export function currentTint(): Tint | undefined {
  const { tint } = document.body.dataset;
  return TINT_NAMES.find((name) => name === tint);
}

/** Returns a tint other than the last, so that a piece removed and set again looks different. */
export function nextTint(last: Tint | undefined): Tint {
  const others = TINT_NAMES.filter((name) => name !== last);
  return others[Math.floor(Math.random() * others.length)] ?? 'menthe';
}

/** Stores the tint for the next pages, or deletes it. Nothing is sent. */
export function keepTint(tint: Tint | undefined): void {
  try {
    if (tint) localStorage.setItem(TINT_KEY, tint);
    else localStorage.removeItem(TINT_KEY);
  } catch {
    // The storage is full or forbidden: the tint lasts as long as the document.
  }
}

/** The parts of a page, each with a share of its elements: what its frame holds, and the sections of the home page. */
const OUTER = 'body > :not(main, script), main > *';
const INNER = 'main > div > *';

/**
 * Tints what is on the screen, or nothing any more. Where a tint changes, the styles of all elements below are computed
 * anew; for the whole page at once that is a task of 216 ms on a slow telephone. So each part has the new tint for itself
 * first, one a frame; what holds it then changes nothing in it.
 *
 * @param first the part that does not wait
 */
export async function tintPage(tint: Tint | undefined, first: HTMLElement): Promise<void> {
  const { body } = document;
  const former = currentTint();
  const outer = document.querySelectorAll<HTMLElement>(OUTER);
  const inner = document.querySelectorAll<HTMLElement>(INNER);
  const parts = new Set([first, ...(tint ? [...inner, ...outer] : [...outer, ...inner])]);
  if (!tint) {
    for (const part of parts) tintPart(part, former);
    tintPart(body, undefined);
  }
  for (const part of parts) {
    tintPart(part, tint);
    await nextFrame();
  }
  if (tint) {
    tintPart(body, tint);
    for (const part of parts) tintPart(part, undefined);
  }
}

function tintPart({ dataset }: HTMLElement, tint: Tint | undefined): void {
  if (tint) dataset.tint = tint;
  else delete dataset.tint;
}
