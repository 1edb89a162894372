/** What a visitor typed, as words to look for. */
import { stem } from './stem.ts';
import { isEmptyWord, wordsOf } from './words.ts';

export type TypedWord = {
  folded: string;
  /** What it is kept under in the index: see stem.ts. */
  key: string;
};

export type TypedTerm = {
  /** Each is looked for; words that say nothing are left out when others say something. */
  words: TypedWord[];
  /** Neighbours written as one (`e commerce`, `web-design`): words `from` to `to`, `to` included. */
  joined: { from: number; to: number; word: TypedWord }[];
};

/** More of a term than this is not read: nobody searches for a paragraph, programs do. */
const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;

export function readTerm(term: string): TypedTerm {
  const all = wordsOf(term.slice(0, MOST_CHARACTERS)).filter(({ joins }) => joins === 0);
  const telling = all.filter(({ folded }) => !isEmptyWord(folded));
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS).map(typed);
  const joined = words.slice(1).flatMap((word, index) => {
    const before = words[index];
    return before ? [{ from: index, to: index + 1, word: typed(join(before, word)) }] : [];
  });
  return { words, joined };
}

function join(before: TypedWord, word: TypedWord) {
  return { folded: before.folded + word.folded };
}

function typed({ folded }: { folded: string }): TypedWord {
  return { folded, key: stem(folded) };
}

/** How many slips a word may have: one from four letters, two from eight. */
export function slipsAllowed({ folded }: TypedWord): number {
  const letters = Array.from(folded).length;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** A key with two neighbouring letters exchanged, each way there is: one slip, which counts as two changes. */
export function swaps(key: string): string[] {
  const letters = Array.from(key);
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index];
    if (before === undefined || before === letter) return [];
    return [letters.toSpliced(index, 2, letter, before).join('')];
  });
}
