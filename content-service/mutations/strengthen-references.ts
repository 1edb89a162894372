import type { Document } from '../document.ts';

/** The document as published: `_strengthenOnPublish` references become strong, unless they are to stay weak. */
export function strengthenReferences(document: Document): Document {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  return { ...strengthenFields(document), _id, _type, _rev, _createdAt, _updatedAt };
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen);
  return isObject(value) ? strengthenFields(value) : value;
}

function strengthenFields(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { _strengthenOnPublish: promise, ...rest } = object;
  const fields = Object.entries(promise === undefined ? object : rest)
    .filter(([name]) => !(name === '_weak' && isObject(promise) && promise.weak !== true))
    .map(([name, field]) => [name, strengthen(field)]);
  return Object.fromEntries(fields);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
