/** The documents that hold the words of a term, and the order in which they are shown. */
import type MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import { editDistance } from '../edit-distance.ts';
import { stem } from './stem.ts';
import { slipsAllowed, type TypedTerm, type TypedWord } from './typed-words.ts';

export type Match = {
  position: number;
  /** The index's terms that matched, to be highlighted. */
  terms: readonly string[];
};

export type SearchedWords = {
  words: MiniSearch;
  /** Every term of the index, once. */
  vocabulary: readonly string[];
};

/**
 * The weight of a match by field (shell-7.25 in test/specification.md): title before tags before category
 * before description, and then the text of the page. Powers of two, so that no number of lesser fields
 * outweighs a better one.
 */
const FIELD_WEIGHT: ReadonlyMap<string, number> = new Map([
  ['title', 16],
  ['tags', 8],
  ['alsoCalled', 8],
  ['category', 4],
  ['address', 4],
  ['description', 2],
  ['body', 1],
]);

/**
 * The weight of a word that only begins with the term, relative to the word itself: never so small that a lesser field
 * wins.
 */
const BEGINNING = 0.75;

/** The weight of a term's words side by side, which belong together: again less than a better field. */
const TOGETHER = 1.5;

const AS_IT_IS = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** The fields where one letter, which begins a tenth of all words, is looked for: words are few there. */
const SHORT_FIELDS = ['title', 'tags', 'category'];

type Hit = { weight: number; score: number; terms: readonly string[] };

type Hits = Map<number, Hit>;

/**
 * Documents that hold every word; when there are none, those that hold more than half of them. The best
 * first: by the field of the word that was found worst, so that a tag `Web Design` comes before a title
 * with `web` and a text with `design`; by the fields of all; by how much the document is about them
 * (BM25); in order.
 */
export function findMatches(index: SearchedWords, { words, joined }: TypedTerm): Match[] {
  const hits = words.map((word) => findWritten(index.words, word, words.length === 1));
  for (const { from, to, word } of joined) {
    const together = find(index.words, exactly(word), word);
    for (const one of hits.slice(from, to + 1)) addTogether(one, together);
  }
  const complete = words.map((word, at) => {
    const written = hits[at] ?? new Map();
    return written.size > 0 ? written : findOtherwise(index, word);
  });
  return ranked(complete);
}

function ranked(hits: readonly Hits[]): Rank[] {
  const ranks = new Map<number, Rank>();
  for (const one of hits) {
    for (const [position, hit] of one) {
      const rank = ranks.get(position);
      ranks.set(
        position,
        rank ? added(rank, hit) : { ...hit, position, words: 1, worst: hit.weight },
      );
    }
  }
  const all = [...ranks.values()];
  const whole = all.filter(({ words }) => words === hits.length);
  const relevant = whole.length > 0 ? whole : all.filter(({ words }) => words > hits.length / 2);
  return relevant.sort(
    (one, other) =>
      other.words - one.words ||
      other.worst - one.worst ||
      other.weight - one.weight ||
      other.score - one.score ||
      one.position - other.position,
  );
}

type Rank = Match & { words: number; worst: number; weight: number; score: number };

function added(rank: Rank, { weight, score, terms }: Hit): Rank {
  return {
    position: rank.position,
    words: rank.words + 1,
    worst: Math.min(rank.worst, weight),
    weight: rank.weight + weight,
    score: rank.score + score,
    terms: [...rank.terms, ...terms],
  };
}

/** Finds a word as it is written, and what it is the beginning of. */
function findWritten(index: MiniSearch, word: TypedWord, alone: boolean): Hits {
  const short = word.folded.length === 1;
  if (short && !alone) return find(index, exactly(word), word);
  const beginning: Query = {
    queries: [word.folded],
    prefix: true,
    ...(short && { fields: SHORT_FIELDS }),
  };
  // The search is for the word or its beginning, unless the typed ending is not part of the key.
  const queries: Query[] = word.folded === word.key ? [beginning] : [exactly(word), beginning];
  return find(index, { queries }, word);
}

/** Finds words near one that no document holds: two written as one (`webdesign`), else a slip. */
function findOtherwise(index: SearchedWords, word: TypedWord): Hits {
  const apart = findApart(index.words, word);
  return apart.size > 0 ? apart : findSlips(index, word);
}

/** The shortest half of a word: shorter ones are found in any misspelt word. */
const SHORTEST_HALF = 3; // letters

function findApart(index: MiniSearch, { folded }: TypedWord): Hits {
  for (let at = SHORTEST_HALF; at <= folded.length - SHORTEST_HALF; at += 1) {
    const halves = [folded.slice(0, at), folded.slice(at)].map((half) => ({
      folded: half,
      key: stem(half),
    }));
    const [first, second] = halves.map((half) => find(index, exactly(half), half));
    const both: Hits = new Map();
    for (const [position, one] of first ?? []) {
      const other = second?.get(position);
      if (!other) continue;
      both.set(position, {
        weight: Math.min(one.weight, other.weight),
        score: one.score + other.score,
        terms: [...one.terms, ...other.terms],
      });
    }
    if (both.size > 0) return both;
  }
  return new Map();
}

/** Finds a word with as few slips as can be: a word with one is not taken for another with two. */
function findSlips({ words, vocabulary }: SearchedWords, word: TypedWord): Hits {
  for (let slips = 1; slips <= slipsAllowed(word); slips += 1) {
    const meant = vocabulary.filter((term) => editDistance(word.key, term, slips) <= slips);
    if (meant.length > 0) return find(words, { queries: meant }, word);
  }
  return new Map();
}

function exactly({ key }: TypedWord): Query {
  return { queries: [key] };
}

function find(index: MiniSearch, query: Query, word: TypedWord): Hits {
  const options: SearchOptions = { ...AS_IT_IS, combineWith: 'OR' };
  const hits: Hits = new Map();
  for (const { id, score, match } of index.search(query, options)) {
    hits.set(id, { score, weight: weightOf(match, word), terms: Object.keys(match) });
  }
  return hits;
}

/** The weight of the best field in which the word was found; a common word is found ten thousand times. */
function weightOf(match: Record<string, string[]>, { folded, key }: TypedWord): number {
  let best = 0;
  for (const term in match) {
    const whole = term === key || term === folded ? 1 : BEGINNING;
    for (const field of match[term] ?? []) {
      best = Math.max(best, whole * (FIELD_WEIGHT.get(field) ?? 0));
    }
  }
  return best;
}

function addTogether(hits: Hits, others: Hits): void {
  for (const [position, other] of others) {
    const hit = hits.get(position);
    hits.set(position, {
      weight: Math.max(other.weight * TOGETHER, hit?.weight ?? 0),
      score: Math.max(other.score, hit?.score ?? 0),
      terms: [...other.terms, ...(hit?.terms ?? [])],
    });
  }
}
