/** Reads words out of French text, as they are searched for: without elision, hyphens or accents. */
import { fold } from '../french-folding.ts';
import { stem } from './stem.ts';

export type Word = {
  /** Its position in the text, in UTF-16 units. */
  start: number;
  end: number;
  folded: string;
  /** How many words before it, itself not counted, it joins: `ecommerce` after `e` and `commerce`. */
  joins: number;
};

/** A number with thousands, initials with their points, a word with an apostrophe, any other word, an emoji; never half of one. */
const WORD =
  /\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?|aujourd[’'ʼ´`]hui|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{RI}\p{RI}|\p{Extended_Pictographic}(?:[\ufe0f\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic})*/giu;

/** Characters used as an apostrophe, including those of keyboards without one. */
const APOSTROPHE = /['’ʼ‘‛′´`＇]/;
const HYPHEN = /^[-‐‑]$/;

/** Words that end in an apostrophe before a vowel: `l’`, `qu’`. */
export const ELIDED: ReadonlySet<string> = new Set(
  'l d j m t s c n qu jusqu lorsqu puisqu quoiqu'.split(' '),
);

/** The most parts of a word that is also found joined, `e-commerce` as `ecommerce`; beyond them it is a phrase. */
const MOST_PARTS = 4;

/** The words of a text in order; after the parts of a hyphenated one comes the whole. */
export function wordsOf(text: string): Word[] {
  return [...eachWord(text)];
}

/** Yields the words of a text lazily: a text is long, and its first match often near. */
export function* eachWord(text: string): Generator<Word> {
  let parts: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const end = start + written.length;
    const folded = fold(written).replace(/[\s'.]/g, '');
    if (folded === '') continue;
    if (APOSTROPHE.test(text.charAt(end)) && ELIDED.has(folded)) continue;
    const previous = parts.at(-1);
    if (previous && !HYPHEN.test(text.slice(previous.end, start))) {
      yield* joined(parts);
      parts = [];
    }
    const word = { start, end, folded, joins: 0 };
    yield word;
    parts.push(word);
  }
  yield* joined(parts);
}

function joined(parts: readonly Word[]): Word[] {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length === 1 || parts.length > MOST_PARTS) return [];
  const folded = parts.map((part) => part.folded).join('');
  return [{ start: first.start, end: last.end, folded, joins: parts.length }];
}

/** Stop words, which say nothing about the subject of a text. */
const EMPTY = new Set(
  (
    'a au aux avec ce ces cette dans de des du elle en est et eux il ils je la le les leur leurs ' +
    'ma mais me mes mon ne nos notre nous on ou par pas pour qu que qui sa se ses si son sur ta te ' +
    'tes ton tu un une vos votre vous y the of to and بنا على عن في مع من'
  ).split(' '),
);

export function isEmptyWord(folded: string): boolean {
  return EMPTY.has(folded);
}

/** A word's key in the index, and the word where the key is not its beginning: found as it is typed. */
export function termsOf(folded: string): readonly string[] {
  const cached = TERMS.get(folded);
  if (cached) return cached;
  const key = stem(folded);
  const terms = folded.startsWith(key) ? [key] : [key, folded];
  // The cache is limited: whatever visitors type comes through here too, on the server for months.
  if (TERMS.size >= MOST_TERMS) TERMS.clear();
  TERMS.set(folded, terms);
  return terms;
}

/** A text says the same few thousand words again and again. */
const TERMS = new Map<string, readonly string[]>();
const MOST_TERMS = 50_000;
