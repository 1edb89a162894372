import type { Document } from '../document.ts';

/** The way to a value in its document: names of fields and places in arrays. */
export type SourcePath = readonly (string | number)[];

/** The known origin of a value. A computed value has an origin for each of its parts. */
export type Origin =
  | { readonly kind: 'stored'; readonly document: Document; readonly path: SourcePath }
  | { readonly kind: 'literal' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'list'; readonly items: readonly Traced[] }
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, Traced> };

/** A value of an evaluation with its origin. */
export interface Traced {
  readonly value: unknown;
  readonly origin: Origin;
}

/** The value of a missing field. */
export const NOTHING: Traced = { value: null, origin: { kind: 'unknown' } };

export function stored(document: Document): Traced {
  return { value: document, origin: { kind: 'stored', document, path: [] } };
}

export function literal(value: unknown): Traced {
  return { value, origin: { kind: 'literal' } };
}

export function untraced(value: unknown): Traced {
  return { value, origin: { kind: 'unknown' } };
}

export function listOf(items: readonly Traced[]): Traced {
  return { value: items.map(({ value }) => value), origin: { kind: 'list', items } };
}

export function objectOf(fields: ReadonlyMap<string, Traced>): Traced {
  const entries = [...fields].map(([name, { value }]) => [name, value] as const);
  return { value: Object.fromEntries(entries), origin: { kind: 'fields', fields } };
}

/** Whether GROQ takes a value for an object; its dates and paths are none, though they are objects here. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The field of an object; nothing where it has none, or is no object. */
export function fieldOf({ value, origin }: Traced, name: string): Traced {
  if (!isObject(value) || !Object.hasOwn(value, name)) return NOTHING;
  return partOf(value[name], origin, name);
}

/** The items of an array; undefined where it is none. */
export function itemsOf({ value, origin }: Traced): readonly Traced[] | undefined {
  if (!Array.isArray(value)) return undefined;
  if (origin.kind === 'list') return origin.items;
  return value.map((item, index) => partOf(item, origin, index));
}

/** The fields of an object, in their order; undefined where it is none. */
export function fieldsOf({ value, origin }: Traced): ReadonlyMap<string, Traced> | undefined {
  if (!isObject(value)) return undefined;
  if (origin.kind === 'fields') return origin.fields;
  return new Map(Object.keys(value).map((name) => [name, partOf(value[name], origin, name)]));
}

function partOf(value: unknown, origin: Origin, segment: string | number): Traced {
  if (value === undefined) return NOTHING;
  if (origin.kind === 'stored') {
    return { value, origin: { ...origin, path: [...origin.path, segment] } };
  }
  if (origin.kind === 'fields') return origin.fields.get(String(segment)) ?? NOTHING;
  if (origin.kind === 'list') return origin.items[Number(segment)] ?? NOTHING;
  return { value, origin };
}
