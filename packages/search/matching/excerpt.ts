/** Finds the words of a search in a text, and returns pieces to render: never HTML. */
import { eachWord, termsOf } from './words.ts';

/** A segment of a text, which is all of them joined; `matched` ones are words that were searched for. */
export type Segment = { text: string; matched: boolean };

/** The length of an excerpt: two lines of a result card. */
const EXCERPT_LENGTH = 160; // characters

/** The characters kept before the first match. */
const LEAD = 40; // characters

/** The whole text, cut at its matches. */
export function highlight(text: string, terms: ReadonlySet<string>): Segment[] {
  return cut(text, matchesIn(text, terms));
}

export function hasMatch(text: string, terms: ReadonlySet<string>): boolean {
  return firstMatch(text, terms) !== undefined;
}

/** A part of the text with its first match in it, begun and ended between words, in one line. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Segment[] {
  if (text.length <= EXCERPT_LENGTH) return highlight(text, terms).map(inOneLine);
  const begin = beginBefore(text, firstMatch(text, terms) ?? 0);
  const end = endAfter(text, begin);
  return [
    ...(begin > 0 ? [{ text: '… ', matched: false }] : []),
    ...highlight(text.slice(begin, end), terms).map(inOneLine),
    ...(end < text.length ? [{ text: '\u00a0…', matched: false }] : []),
  ];
}

type Span = { start: number; end: number };

function firstMatch(text: string, terms: ReadonlySet<string>): number | undefined {
  for (const { start, folded } of eachWord(text)) if (isOneOf(terms, folded)) return start;
  return undefined;
}

function matchesIn(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const { start, end, folded } of eachWord(text)) {
    if (!isOneOf(terms, folded)) continue;
    // A hyphenated word comes after its parts and replaces them.
    while ((spans.at(-1)?.start ?? -1) >= start) spans.pop();
    spans.push({ start, end });
  }
  return spans;
}

function isOneOf(terms: ReadonlySet<string>, folded: string): boolean {
  return termsOf(folded).some((term) => terms.has(term));
}

function cut(text: string, spans: readonly Span[]): Segment[] {
  const segments: Segment[] = [];
  let read = 0;
  for (const { start, end } of spans) {
    if (start > read) segments.push({ text: text.slice(read, start), matched: false });
    segments.push({ text: text.slice(start, end), matched: true });
    read = end;
  }
  if (read < text.length) segments.push({ text: text.slice(read), matched: false });
  return segments;
}

/** Finds where the sentence of the match begins when that is near, else a word a little before the match. */
function beginBefore(text: string, match: number): number {
  if (match <= LEAD) return 0;
  const from = Math.max(0, match - 2 * LEAD);
  const before = text.slice(from, match);
  const sentence = /[.!?…\n][»”)\s]*([^.!?…\n]*)$/u.exec(before)?.[1];
  if (sentence !== undefined) return match - sentence.length;
  const word = /\s(\S*(?:\s+\S+){0,5}\s*)$/u.exec(before.slice(-LEAD))?.[1];
  return match - (word ?? '').length;
}

function endAfter(text: string, begin: number): number {
  const most = begin + EXCERPT_LENGTH;
  if (text.length <= most) return text.length;
  let end = begin;
  for (const word of eachWord(text.slice(begin, most + 1))) {
    if (begin + word.end > most) break;
    end = begin + word.end;
  }
  if (end > begin) return end;
  // A word longer than the excerpt is cut between two characters.
  return text.slice(begin, most).isWellFormed() ? most : most - 1;
}

/** The end of a line is the end of a sentence, written or not: `Formulaire · WhatsApp`. */
function inOneLine({ text, matched }: Segment): Segment {
  const joined = text.replace(/([.!?…:;,»”]?)[^\S\n]*\n\s*/g, (_, mark) =>
    mark ? `${mark} ` : ' · ',
  );
  return { text: joined, matched };
}
