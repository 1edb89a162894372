/** Publications within a second that no editor makes by hand: an import, a script, a release of many documents. */
const BURST = 5;
const WINDOW = 1_000; // ms

/**
 * Tells whether the last whole second saw a burst of publications. It looks at the revision when it is asked, and needs
 * no timer: a site that is asked less than once in two seconds has no burst to fear.
 */
export function watchBursts(revision: () => number): () => boolean {
  let begun = { at: Date.now(), revision: revision() };
  let isBurst = false;
  return () => {
    const passed = Date.now() - begun.at;
    if (passed >= WINDOW) {
      isBurst = passed < 2 * WINDOW && revision() - begun.revision >= BURST;
      begun = { at: Date.now(), revision: revision() };
    }
    return isBurst;
  };
}
