import {
  type CoverChoice,
  coverChoice,
  coverSequence,
  coverSequenceEnd,
} from '../../zellige/cover.ts';

/** The entries of a whole list, each with a cover to draw: one everywhere, and no two neighbours of a group alike. */
export function withDrawnChoices<Entry extends object>(
  entries: readonly Entry[],
  drawnFor: (entry: Entry) => { seed: string; group: unknown },
): (Entry & { choice: CoverChoice })[] {
  const choices = new Map<Entry, CoverChoice>();
  for (const group of Map.groupBy(entries, (entry) => drawnFor(entry).group).values()) {
    const sequence = coverSequence(group.map(drawnFor));
    group.forEach((entry, index) => {
      const choice = sequence[index];
      if (choice) choices.set(entry, choice);
    });
  }
  return entries.map((entry) => ({
    ...entry,
    choice: choices.get(entry) ?? coverChoice(drawnFor(entry).seed),
  }));
}

/**
 * The covers that `withDrawnChoices` draws for some neighbours of a group, found without the whole list.
 *
 * @param seeds in order
 * @param readBefore reads more of those that stand before, in order, each time the nearest that are not read yet;
 * undefined when there are no more
 */
export async function drawnChoices(
  seeds: readonly string[],
  readBefore: () => Promise<readonly string[] | undefined>,
): Promise<CoverChoice[]> {
  let known = seeds;
  for (;;) {
    const before = await readBefore();
    known = [...(before ?? []), ...known];
    const choices = before
      ? coverSequenceEnd(known)
      : coverSequence(known.map((seed) => ({ seed })));
    const certain = choices.slice(-seeds.length).flatMap((choice) => choice ?? []);
    if (certain.length === seeds.length) return certain;
  }
}
