/** Publications within a second that no editor makes by hand: an import, a script, a release of many documents. */
const BURST = 5;
const WINDOW = 1_000; // ms

/**
 * Tells whether the second before saw a burst of publications. It looks at the revision when it is asked, and needs no
 * timer: what moved since it was asked last counts as of then, so that five edits between two visits are no burst.
 */
export function watchBursts(revision: () => number): () => boolean {
  let askedAt = Date.now();
  let known = revision();
  /** When the last publications were made, at the earliest. */
  let made: number[] = [];
  return () => {
    const moved = Math.min(revision() - known, BURST);
    if (moved > 0) made = [...made, ...Array<number>(moved).fill(askedAt)].slice(-BURST);
    known = revision();
    askedAt = Date.now();
    const [first] = made;
    return first !== undefined && made.length === BURST && askedAt - first < WINDOW;
  };
}
