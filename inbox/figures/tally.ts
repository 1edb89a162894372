/** Counts in memory what has not been written yet. */
import { OTHERS } from '../contract/figure-words.ts';
import { type Counted, type Figure, MOST_SUBJECTS } from './figure.ts';

export type Tally = {
  add(counted: Counted): void;
  /** Gives what was counted, in the order of its keys, and begins at zero. */
  take(): Counted[];
};

/** Holds as many subjects of a day as may be counted, and no more, however many are sent. */
export function createTally(): Tally {
  let days = new Map<string, Map<Figure, Map<string, number>>>();
  return {
    add({ day, figure, subject, count }) {
      const figures = entryOf(days, day);
      const subjects = entryOf(figures, figure);
      const isNew = !subjects.has(subject);
      const counted = isNew && subjects.size >= MOST_SUBJECTS[figure] ? OTHERS : subject;
      subjects.set(counted, (subjects.get(counted) ?? 0) + count);
    },
    take() {
      const taken = [...days].flatMap(([day, figures]) =>
        [...figures].flatMap(([figure, subjects]) =>
          [...subjects].map(([subject, count]) => ({ day, figure, subject, count })),
        ),
      );
      days = new Map();
      // Two processes that add to the same rows take them in the same order: neither waits for the other for ever.
      return taken.sort((a, b) => compare(keyOf(a), keyOf(b)));
    },
  };
}

function entryOf<Key, Name, Value>(map: Map<Key, Map<Name, Value>>, key: Key): Map<Name, Value> {
  const known = map.get(key);
  if (known) return known;
  const begun = new Map<Name, Value>();
  map.set(key, begun);
  return begun;
}

function keyOf({ day, figure, subject }: Counted): string {
  return `${day} ${figure} ${subject}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
