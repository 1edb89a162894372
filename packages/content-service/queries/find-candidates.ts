import { compareIds, type Document } from '../document.ts';
import { compareBy, placesIn, placesInside, type Range } from '../documents/document-order.ts';
import { type DocumentSet, FEW } from '../documents/document-set.ts';
import type { GroqNode } from './groq-node.ts';
import type { Lookup } from './lookup.ts';
import type { Page, Star } from './narrow-query.ts';
import { bothCertain, certainRangeOf, common, type KnownRange, rangeOf } from './range.ts';
import { type Ask, selectionOf } from './selection.ts';

/** The number of documents tested at once in the first step. */
const FIRST_STEP = 16;
/** The number of tested documents that did not fill a page, after which a list of matching ones is built. */
const MOST_ASKED = 512;

/** The documents a star needs, in order of id like the whole (see `DocumentSet`). */
export function findCandidates(
  { lookup, page }: Star,
  documents: DocumentSet,
  ask: Ask,
): readonly Document[] {
  const chosen = lookup && chosenOf(lookup, documents);
  const types = chosen && typesOf(chosen);
  if (chosen && !types) {
    const candidates = collect(chosen, documents);
    if (!page?.isExact) return candidates;
    return partOf([...ask(page.conditions, candidates)].sort(compareBy(page.order)), page);
  }
  if (!page) return documents.list(types);
  if (!page.isExact && documents.list(types).length <= Math.max(FIRST_STEP, page.end)) {
    return documents.list(types);
  }
  return partOf(beginning(page, types, documents, ask), page);
}

/** Returns the documents of a page; all before its end where the query itself still filters some. */
function partOf(ordered: readonly Document[], { isExact, start, end }: Page): readonly Document[] {
  if (end === Number.POSITIVE_INFINITY) return ordered;
  return ordered.slice(isExact ? start : 0, end).sort(compareIds);
}

/** The documents of which all conditions are true, in the order of the page, up to its end at least. */
function beginning(
  page: Page,
  types: readonly string[] | undefined,
  documents: DocumentSet,
  ask: Ask,
): readonly Document[] {
  const { conditions, order, isExact, end } = page;
  const { range, ofRange, others } = rangeOn(order[0]?.path, conditions);
  if (range === 'none') return [];
  // The range differs from query to query, so the cached list is that of the other conditions.
  const selection = selectionOf(others);
  const inSelection = { range, conditions: ofRange, certain: certainOn(order[0]?.path, ofRange) };
  const cachedList = selection && documents.kept(types, order, selection);
  if (cachedList) return fill(cachedList, page, inSelection, ask).matches;
  const isCounted = end === Number.POSITIVE_INFINITY;
  if (!selection || (!isCounted && (range || !isExact))) {
    const most = selection ? MOST_ASKED : Number.POSITIVE_INFINITY;
    const first = fill(documents.list(types, order), page, { range, conditions, most }, ask);
    if (first.isDone || !selection) return first.matches;
  }
  return fill(documents.list(types, order, selection), page, inSelection, ask).matches;
}

/** The conditions that leave a range of the values of a field, and the others. */
function rangeOn(path: readonly string[] | undefined, conditions: readonly GroqNode[]) {
  let range: KnownRange | undefined;
  const ofRange: GroqNode[] = [];
  const others: GroqNode[] = [];
  for (const condition of conditions) {
    const own = path && rangeOf(condition, path);
    (own ? ofRange : others).push(condition);
    if (own) range = common(range, own);
  }
  return { range, ofRange, others };
}

/** The values between whose ends all of some conditions are true for certain. */
function certainOn(path: readonly string[] | undefined, [first, ...rest]: readonly GroqNode[]) {
  if (!path) return undefined;
  return rest.reduce(
    (range, condition) => bothCertain(range, certainRangeOf(condition, path)),
    certainRangeOf(first, path),
  );
}

interface Filling {
  /** The values of the first field of the order that the conditions can be true of; any when undefined. */
  readonly range: Range | undefined;
  /** The range in which the conditions are certainly true, so that no document is tested. */
  readonly certain?: Range | undefined;
  readonly conditions: readonly GroqNode[];
  readonly most?: number;
}

/** Asks the documents of a list in steps until the page is filled, or so many were asked without filling it. */
function fill(
  ordered: readonly Document[],
  { order: [term], end }: Page,
  { range, certain, conditions, most = Number.POSITIVE_INFINITY }: Filling,
  ask: Ask,
): { matches: readonly Document[]; isDone: boolean } {
  if (conditions.length === 0) return { matches: ordered, isDone: true };
  const [first, last] = range && term ? placesIn(ordered, term, range) : [0, ordered.length];
  const [sure, unsure] = certain && term ? placesInside(ordered, term, certain) : [last, last];
  const matches: Document[] = [];
  let start = first;
  while (start < last && matches.length < end && start - first < most) {
    const isSure = start >= sure && start < unsure;
    const stop = start < sure ? sure : isSure ? unsure : last;
    // The next step is as long as all steps before: few steps, and never twice as many documents as needed.
    const next = Math.min(stop, first + Math.max(2 * (start - first), FIRST_STEP, end));
    const some = ordered.slice(start, next);
    for (const document of isSure ? some : ask(conditions, some)) matches.push(document);
    start = next;
  }
  return { matches, isDone: start >= last || matches.length >= end };
}

/** The lookup that leaves fewest documents; undefined where that may be any of them. */
function chosenOf(lookup: Lookup, documents: DocumentSet): Lookup | undefined {
  const smallestLookup = smallest(lookup, documents);
  return countOf(smallestLookup, documents) < Number.POSITIVE_INFINITY ? smallestLookup : undefined;
}

/** Returns the lookup without conjunctions: of each, the side with the fewest documents. */
function smallest(lookup: Lookup, documents: DocumentSet): Lookup {
  if (!('of' in lookup)) return lookup;
  if (lookup.by === 'any')
    return { by: 'any', of: lookup.of.map((one) => smallest(one, documents)) };
  const inTurn = lookup.of.toSorted((a, b) => Number(asksForWords(a)) - Number(asksForWords(b)));
  return (
    inTurn.reduce((best: Lookup | undefined, next) => {
      if (best && asksForWords(next) && countOf(best, documents) <= FEW) return best;
      const other = smallest(next, documents);
      return best && countOf(best, documents) <= countOf(other, documents) ? best : other;
    }, undefined) ?? lookup
  );
}

function asksForWords(lookup: Lookup): boolean {
  return 'of' in lookup ? lookup.of.some(asksForWords) : lookup.by === 'word';
}

function countOf(lookup: Lookup, documents: DocumentSet): number {
  if ('of' in lookup) {
    return lookup.of.reduce((sum, one) => sum + countOf(one, documents), 0);
  }
  if (lookup.by === 'word') return withWord(lookup, documents)?.length ?? Number.POSITIVE_INFINITY;
  const { by, values } = lookup;
  if (by === 'id') return values.length;
  return values.reduce((sum, value) => sum + documents.with(by, value).size, 0);
}

function withWord({ word, wording }: Lookup & { by: 'word' }, documents: DocumentSet) {
  return documents.byWord(wording)?.get(word);
}

/** The types a lookup names, when it names nothing else. */
function typesOf(lookup: Lookup): readonly string[] | undefined {
  if (!('of' in lookup)) return lookup.by === 'type' ? lookup.values : undefined;
  const types = lookup.of.map(typesOf);
  return types.includes(undefined) ? undefined : types.flatMap((names) => names ?? []);
}

function collect(lookup: Lookup, documents: DocumentSet): readonly Document[] {
  const documentsById = new Map<string, Document>();
  for (const document of documentsOf(lookup, documents)) documentsById.set(document._id, document);
  return [...documentsById.values()].sort(compareIds);
}

function* documentsOf(lookup: Lookup, documents: DocumentSet): Generator<Document> {
  if ('of' in lookup) {
    for (const one of lookup.of) yield* documentsOf(one, documents);
    return;
  }
  if (lookup.by === 'word') {
    yield* withWord(lookup, documents) ?? [];
    return;
  }
  const { by, values } = lookup;
  for (const value of values) {
    if (by !== 'id') yield* documents.with(by, value).values();
    else {
      const document = documents.get(value);
      if (document) yield document;
    }
  }
}
