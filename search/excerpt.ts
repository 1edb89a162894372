/** Shows where the words of a search stand in a text, as pieces to be rendered: never as HTML. */
import { termsOf, wordsOf } from './words.ts';

/** Joined, the segments of a text are that text; `matched` ones hold the words that were searched for. */
export type Segment = { text: string; matched: boolean };

/** As long as two lines of a result card. */
const EXCERPT_LENGTH = 160; // characters

/** How much of the text is read before the first match. */
const LEAD = 40; // characters

/** The whole text, cut at its matches. */
export function highlight(text: string, terms: ReadonlySet<string>): Segment[] {
  return cut(text, matchesIn(text, terms));
}

export function hasMatch(text: string, terms: ReadonlySet<string>): boolean {
  return matchesIn(text, terms).length > 0;
}

/** A part of the text with its first match in it, begun and ended between words. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Segment[] {
  const spans = matchesIn(text, terms);
  if (text.length <= EXCERPT_LENGTH) return cut(text, spans);
  const words = wordsOf(text);
  const begin = beginBefore(text, spans[0]?.start ?? 0, words);
  const end = endAfter(text, begin, words);
  const shown = spans
    .filter((span) => span.start < end && span.end > begin)
    .map((span) => ({
      start: Math.max(span.start, begin) - begin,
      end: Math.min(span.end, end) - begin,
    }));
  return [
    ...(begin > 0 ? [{ text: '… ', matched: false }] : []),
    ...cut(text.slice(begin, end), shown),
    ...(end < text.length ? [{ text: '\u00a0…', matched: false }] : []),
  ];
}

type Span = { start: number; end: number };

function matchesIn(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const { start, end, folded } of wordsOf(text)) {
    if (!termsOf(folded).some((term) => terms.has(term))) continue;
    // A hyphenated word comes after its parts and covers them.
    while ((spans.at(-1)?.start ?? -1) >= start) spans.pop();
    spans.push({ start, end });
  }
  return spans;
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

/** Where the sentence of the match begins when that is near, else a word a little before the match. */
function beginBefore(text: string, match: number, words: readonly Span[]): number {
  if (match <= LEAD) return 0;
  const from = Math.max(0, match - 2 * LEAD);
  const [, opening, sentence] =
    /([.!?…\n][»”)\s]*)([^.!?…\n]*)$/u.exec(text.slice(from, match)) ?? [];
  if (opening !== undefined && sentence !== undefined) return match - sentence.length;
  return words.find(({ start }) => start >= match - LEAD)?.start ?? match;
}

function endAfter(text: string, begin: number, words: readonly Span[]): number {
  const most = begin + EXCERPT_LENGTH;
  if (text.length <= most) return text.length;
  const last = words.findLast(({ start, end }) => start > begin && end <= most);
  if (last) return last.end;
  // One word longer than the excerpt: cut between characters at least.
  return text.slice(begin, most).isWellFormed() ? most : most - 1;
}
