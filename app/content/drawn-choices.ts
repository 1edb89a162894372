import { type CoverChoice, coverChoice, coverSequence } from '../../zellige/cover.ts';

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
