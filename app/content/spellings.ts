import { fold } from '../../packages/search/french-folding.ts';

/** Returns, for each different word, the ways it is written among some values of a field; none for a word that is not there. */
export function spellingsOf(
  words: readonly string[],
  written: readonly unknown[] | null,
): { spellings: string[] }[] {
  const byWord = Map.groupBy(
    (written ?? []).filter((value) => typeof value === 'string'),
    fold,
  );
  return [...new Set(words.map(fold))].flatMap((word) => {
    const spellings = byWord.get(word);
    return spellings ? [{ spellings }] : [];
  });
}
