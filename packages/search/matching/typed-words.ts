import { stem } from './stem.ts';
import { ELIDED, isEmptyWord, type Word, wordsOf } from './words.ts';

export type TypedWord = {
  folded: string;
  /** Its key in the index: see stem.ts. */
  key: string;
};

export type TypedTerm = {
  /** The searched words; stop words are left out if there are others. */
  words: TypedWord[];
  /** Neighbours written as one (`e commerce`, `web-design`): words `from` to `to`, `to` included. */
  joined: { from: number; to: number; word: TypedWord }[];
};

/** The longest part of a term that is read: people do not search for a paragraph, programs do. */
const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;
/**
 * The longest word that is searched. One character can fold to eighteen letters, and a word is also searched in halves.
 */
const LONGEST_WORD = 60; // letters

export function readTerm(term: string): TypedTerm {
  const all = wholeWords(wordsOf(term.slice(0, MOST_CHARACTERS)));
  const telling = all.filter(
    ({ folded }, at) =>
      /[\p{L}\p{N}]/u.test(folded) && !isEmptyWord(folded) && !isElided(folded, all[at + 1]),
  );
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS).map(typed);
  const joined = words.slice(1).flatMap((word, index) => {
    const before = words[index];
    return before ? [{ from: index, to: index + 1, word: typed(join(before, word)) }] : [];
  });
  return { words, joined };
}

/** Whether a word is what a forgotten apostrophe left: the `l` of `l agence`, and not the `t` of `t shirt`. */
function isElided(folded: string, next: { folded: string } | undefined): boolean {
  return ELIDED.has(folded) && next !== undefined && /^[aeiouyh]/.test(next.folded);
}

/** `e-commerce` is one word, `site-web` two that may be written as one. */
function wholeWords(words: readonly Word[]): { folded: string }[] {
  const whole: { folded: string }[] = [];
  for (const { folded, joins } of words) {
    const parts = whole.slice(whole.length - joins);
    if (joins === 0) whole.push({ folded });
    else if (parts.some((part) => part.folded.length === 1))
      whole.splice(-joins, joins, { folded });
  }
  return whole;
}

function join(before: TypedWord, word: TypedWord) {
  return { folded: before.folded + word.folded };
}

function typed({ folded }: { folded: string }): TypedWord {
  const word = folded.slice(0, LONGEST_WORD);
  return { folded: word, key: stem(word) };
}

/** The slips a word may have: one from four letters, two from eight. */
export function slipsAllowed({ folded }: TypedWord): number {
  const letters = Array.from(folded).length;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}
