import { createHash } from 'node:crypto';

/** Yields every file a document mentions with `_sanityAsset`, at any depth. */
export function* assetsMentionedIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* assetsMentionedIn(item);
  else if (isObject(value)) {
    if (typeof value._sanityAsset === 'string') yield value._sanityAsset;
    for (const field of Object.values(value)) yield* assetsMentionedIn(field);
  }
}

/** Ids a document refers to and can't do without: a weak reference may point nowhere. */
export function* strongReferencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* strongReferencesIn(item);
  else if (isObject(value)) {
    if (typeof value._ref === 'string' && value._weak !== true && !('_dataset' in value)) {
      yield value._ref;
    }
    for (const field of Object.values(value)) yield* strongReferencesIn(field);
  }
}

/**
 * Returns the document as the store holds it: each `_sanityAsset` becomes a reference to its asset, and the fields
 * beside it (crop, hotspot, caption) stay; objects in arrays get a missing `_key`, always the same for the same place.
 */
export function prepareDocument<Prepared extends { _id: string; _type: string }>(
  document: Prepared,
  assetIds: ReadonlyMap<string, string>,
): Prepared {
  const { _id, _type } = document;
  return { ...document, ...prepareObject(document, _id, assetIds), _id, _type };
}

function prepareValue(value: unknown, path: string, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return prepareArray(value, path, ids);
  return isObject(value) ? prepareObject(value, path, ids) : value;
}

function prepareObject(
  object: Readonly<Record<string, unknown>>,
  path: string,
  ids: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { _sanityAsset: source, ...fields } = object;
  const prepared = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      prepareValue(value, `${path}.${name}`, ids),
    ]),
  );
  const id = typeof source === 'string' ? ids.get(source) : undefined;
  return id === undefined ? prepared : { ...prepared, asset: { _type: 'reference', _ref: id } };
}

function prepareArray(items: readonly unknown[], path: string, ids: ReadonlyMap<string, string>) {
  return items.map((item, index) => {
    const place = `${path}[${index}]`;
    const prepared = prepareValue(item, place, ids);
    if (!isObject(prepared) || typeof prepared._key === 'string') return prepared;
    const key = createHash('sha1').update(place).digest('hex').slice(0, 12);
    return { _key: key, ...prepared };
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
