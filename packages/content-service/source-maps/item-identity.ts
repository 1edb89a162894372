/** Tells the items of an array again after groq-js has ordered or copied them. */
import { fieldOf, fieldsOf, isObject, objectOf, type Traced, untraced } from './traced.ts';

/** Tells each object of an order by its identity; what is no object, or stands in two places, is not traced. */
export function recognised(items: readonly Traced[]): (value: unknown) => Traced {
  const known = new Map<unknown, Traced | undefined>();
  for (const item of items) {
    const isFirst = !known.has(item.value);
    known.set(item.value, isFirst || isStoredDocument(item) ? item : undefined);
  }
  return (value) => (isObject(value) ? known.get(value) : undefined) ?? untraced(value);
}

/** Tells each copy that `score()` made of a document by its id. */
export function scored(items: readonly Traced[]): (value: unknown) => Traced {
  const known = new Map(items.map((item) => [fieldOf(item, '_id').value, item]));
  return (value) => {
    if (!isObject(value)) return untraced(value);
    const fields = fieldsOf(known.get(value._id) ?? untraced(value)) ?? [];
    return objectOf(new Map([...fields, ['_score', untraced(value._score)]]));
  };
}

/** What `array::unique()` keeps: of equal texts, numbers and booleans the first, and everything else. */
export function distinct(items: readonly Traced[]): readonly Traced[] {
  const met = new Set<unknown>();
  return items.filter(({ value }) => {
    if (met.has(value)) return false;
    if (!isObject(value) && !Array.isArray(value) && value !== null) met.add(value);
    return true;
  });
}

function isStoredDocument({ origin }: Traced): boolean {
  return origin.kind === 'stored' && origin.path.length === 0;
}

/** What `array::compact()` keeps. */
export function isThere({ value }: Traced): boolean {
  return value !== null;
}
