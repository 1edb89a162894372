/** The search of a list that is at hand: the same words as in the index, without the index and its library. */
import { editDistance } from './edit-distance.ts';
import { readTerm, slipsAllowed, type TypedWord } from './matching/typed-words.ts';
import { termsOf, wordsOf } from './matching/words.ts';

/** Returns those of the list in which every word of the term is found, in their order; all for a blank term. */
export type Filter<T> = (term: string) => readonly T[];

/**
 * Reads the list once, to be filtered at each letter that is typed. A word is taken for a slip only when nothing
 * in the list has it as it is written.
 *
 * @param textsOf what is searched of each; no word goes from one text into the next
 */
export function createFilter<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
): Filter<T> {
  const searched = items.map((item) => ({ item, terms: termsIn(textsOf(item)) }));

  return (term) => {
    if (term.trim() === '') return items;
    const { words, joined } = readTerm(term);
    if (words.length === 0) return [];
    const together = joined.map(({ from, to, word }) => ({
      from,
      to,
      matches: searched.filter(({ terms }) => terms.has(word.key)),
    }));
    const matchesByWord = words.map((word, at) => {
      const written = searched.filter(({ terms }) => isWritten(word, terms));
      const asOne = together.flatMap((pair) =>
        pair.from <= at && at <= pair.to ? pair.matches : [],
      );
      const all = [...written, ...asOne];
      return new Set(all.length > 0 ? all : searched.filter(({ terms }) => isMeant(word, terms)));
    });
    return searched
      .filter((one) => matchesByWord.every((those) => those.has(one)))
      .map(({ item }) => item);
  };
}

function termsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(wordsOf).flatMap(({ folded }) => termsOf(folded)));
}

function isWritten({ folded, key }: TypedWord, terms: ReadonlySet<string>): boolean {
  return terms.has(key) || [...terms].some((term) => term.startsWith(folded));
}

function isMeant(word: TypedWord, terms: ReadonlySet<string>): boolean {
  const slips = slipsAllowed(word);
  return [...terms].some((term) => editDistance(word.key, term, slips) <= slips);
}
