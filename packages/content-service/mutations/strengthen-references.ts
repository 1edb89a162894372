import type { Document } from '../document.ts';

/** The document as published: `_strengthenOnPublish` references become strong, unless they are to stay weak. */
export function strengthenReferences(document: Document): Document {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  return { ...strengthenFields(document), _id, _type, _rev, _createdAt, _updatedAt };
}

/**
 * The document with its strong references to documents that go offline with it made weak, and strong again when it is
 * published: a draft may refer so to what is a draft itself.
 *
 * @param leaving the types of those documents, by id
 */
export function weakenReferences(
  document: Document,
  leaving: ReadonlyMap<string, string>,
): Document {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  return { ...weakenFields(document, leaving), _id, _type, _rev, _createdAt, _updatedAt };
}

function weaken(value: unknown, leaving: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => weaken(item, leaving));
  return isObject(value) ? weakenFields(value, leaving) : value;
}

function weakenFields(
  object: Readonly<Record<string, unknown>>,
  leaving: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { _ref, _weak } = object;
  const type = typeof _ref === 'string' && _weak !== true ? leaving.get(_ref) : undefined;
  const fields = Object.entries(object).map(([name, field]) => [name, weaken(field, leaving)]);
  const promise = type !== undefined && { _weak: true, _strengthenOnPublish: { type } };
  return { ...Object.fromEntries(fields), ...promise };
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
