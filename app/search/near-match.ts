/** Finds which pages of the site an address that leads nowhere was probably meant for. */
import { editDistance } from '../../packages/search/edit-distance.ts';
import { fold } from '../../packages/search/french-folding.ts';

export type KnownPage = {
  /** The path without its origin; may end in an anchor. */
  path: string;
  title: string;
  /** Other words people look for it by. */
  alsoCalled?: readonly string[] | undefined;
};

/* The limits bound the work of a search: this much of an address, of its words and of a title is read. */
const LONGEST_ADDRESS = 120; // characters
const LONGEST_NAME = 60; // characters
const MOST_WORDS = 6;
const MOST_PAGE_WORDS = 14;

/** The score, from 0, nothing in common, to 1, the same. Below this a suggestion would puzzle more than help. */
const NEAR_ENOUGH = 0.6;

/**
 * The score of the section that contains the address, offered beside closer matches or alone: `/blog/…` gives /blog.
 */
const SAME_SECTION = 0.65;

/** Words that say nothing of a page. */
const EMPTY_WORDS = new Set(
  'a au aux de des du en et html l la le les pour sur the un une votre www'.split(' '),
);

/** The pages closest to an address, the closest first: any text at all, percent-encoded or not. */
export function nearestPages<P extends KnownPage>(
  address: string,
  pages: readonly P[],
  most: number,
): P[] {
  const typed = readAddress(address);
  if (typed.words.length === 0) return [];
  return pages
    .map((page) => ({ page, closeness: closeness(typed, page) }))
    .filter(({ closeness }) => closeness >= NEAR_ENOUGH)
    .sort((a, b) => b.closeness - a.closeness || a.page.path.length - b.page.path.length)
    .slice(0, most)
    .map(({ page }) => page);
}

type Address = {
  /** `/work/…`: work. Empty for an address of one part. */
  section: string;
  /** The last part, its words joined by hyphens as in our own addresses. */
  name: string;
  words: string[];
};

function readAddress(address: string): Address {
  const parts = fold(decoded(address).slice(0, LONGEST_ADDRESS))
    .replace(/\.[a-z]{2,5}$/, '') // index.html, contact.php
    .split(/[/#?\\]+/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  return {
    section: parts.length > 1 ? (parts[0] ?? []).join('-') : '',
    name: last.join('-').slice(0, LONGEST_NAME),
    words: last.filter((word) => !EMPTY_WORDS.has(word)).slice(0, MOST_WORDS),
  };
}

/** Decodes an address for people; invalid escapes are skipped. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address.replace(/%[\da-f]{0,2}/gi, ' ');
  }
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z0-9]+/g) ?? [];
}

function closeness(typed: Address, page: KnownPage): number {
  const address = readAddress(page.path);
  const title = wordsOf(fold(page.title));
  const called = (page.alsoCalled ?? []).map((words) => wordsOf(fold(words)));
  const names = [
    address.name,
    ...[title, ...called].map((one) => one.join('-').slice(0, LONGEST_NAME)),
  ];
  const spelling = Math.max(...names.map((name) => alike(typed.name, name)));
  const words = [...new Set([...address.words, ...title, ...called.flat()])];
  const meaning = shared(typed.words, words.slice(0, MOST_PAGE_WORDS));
  const inSection = typed.section !== '' && alike(typed.section, address.section) > 0.7;
  const isSection =
    address.section === '' && names.some((name) => alike(typed.section, name) > 0.7);
  return Math.max(
    spelling + (inSection ? 0.05 : 0),
    meaning * 0.95 + (inSection ? 0.05 : 0),
    isSection ? SAME_SECTION : 0,
  );
}

/** Scores two names: 1 for the same, less for each character to change; 0 once they have too little in common. */
function alike(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (a === '' || b === '') return 0;
  const most = Math.floor(longest * (1 - NEAR_ENOUGH));
  const steps = editDistance(a, b, most);
  return steps > most ? 0 : 1 - steps / longest;
}

/** The share of the typed words, by length, that are words of a page, and how much of it they are. */
function shared(typed: readonly string[], words: readonly string[]): number {
  let matchLength = 0;
  let length = 0;
  for (const word of typed) {
    length += word.length;
    matchLength += word.length * Math.max(0, ...words.map((other) => sameWord(word, other)));
  }
  if (length === 0) return 0;
  // Of two pages that hold the word, the one with fewer other words ranks higher.
  return (matchLength / length) * (0.9 + 0.1 / Math.max(1, words.length - typed.length));
}

/** Scores two words: one typo is allowed, two in a long word; the beginning of a word counts as a match. */
function sameWord(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length < 4 || word.length < 3) return 0;
  if (word.startsWith(typed)) return 0.9;
  const most = typed.length < 8 ? 1 : 2;
  return editDistance(typed, word, most) <= most ? 0.85 : 0;
}
