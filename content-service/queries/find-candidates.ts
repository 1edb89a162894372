import { compareIds, type Document } from '../document.ts';
import type { DocumentSet } from '../documents/document-set.ts';
import type { Lookup } from './lookup.ts';
import type { Page, Star } from './narrow-query.ts';

/** Documents asked at once whether the filters let them through, to begin with. */
const FIRST_STEP = 16;

/**
 * The documents a star needs, in order of id like the whole (see `DocumentSet`).
 *
 * @param filter keeps those of some documents that the filters of the page let through
 */
export function findCandidates(
  { lookup, page }: Star,
  documents: DocumentSet,
  filter: (page: Page, some: readonly Document[]) => readonly Document[],
): readonly Document[] {
  const chosen = lookup && smallest(lookup, documents);
  const types = chosen && typesOf(chosen);
  if (chosen && !types) return collect(chosen, documents);
  const all = documents.list(types);
  if (!page || all.length <= Math.max(FIRST_STEP, page.end)) return all;
  const ordered = documents.list(types, page.order);
  const found: Document[] = [];
  let start = 0;
  while (start < ordered.length && found.length < page.end) {
    // As many as were looked at until now: few steps, and never twice as many as needed.
    const end = Math.max(2 * start, FIRST_STEP, page.end);
    for (const document of filter(page, ordered.slice(start, end))) found.push(document);
    start = end;
  }
  return found.sort(compareIds);
}

/** The same without conjunctions: of each the side with fewest documents. */
function smallest(lookup: Lookup, documents: DocumentSet): Lookup {
  if (!('of' in lookup)) return lookup;
  const of = lookup.of.map((one) => smallest(one, documents));
  if (lookup.by === 'any') return { by: 'any', of };
  return of.reduce((a, b) => (countOf(b, documents) < countOf(a, documents) ? b : a));
}

function countOf(lookup: Lookup, documents: DocumentSet): number {
  if ('of' in lookup) {
    return lookup.of.reduce((sum, one) => sum + countOf(one, documents), 0);
  }
  const { by, values } = lookup;
  if (by === 'id') return values.length;
  return values.reduce((sum, value) => sum + documents.with(by, value).size, 0);
}

/** The types a lookup names, when it names nothing else. */
function typesOf(lookup: Lookup): readonly string[] | undefined {
  if (!('of' in lookup)) return lookup.by === 'type' ? lookup.values : undefined;
  const types = lookup.of.map(typesOf);
  return types.includes(undefined) ? undefined : types.flatMap((names) => names ?? []);
}

function collect(lookup: Lookup, documents: DocumentSet): readonly Document[] {
  const found = new Map<string, Document>();
  for (const document of documentsOf(lookup, documents)) found.set(document._id, document);
  return [...found.values()].sort(compareIds);
}

function* documentsOf(lookup: Lookup, documents: DocumentSet): Generator<Document> {
  if ('of' in lookup) {
    for (const one of lookup.of) yield* documentsOf(one, documents);
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
