import type { Document } from '../document.ts';

/** The value of `a.b.c` in a document as GROQ reads it: null when any of them is missing. */
export function fieldAt(document: Document, path: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    value = Object.hasOwn(value, name) ? Reflect.get(value, name) : null;
  }
  return value ?? null;
}
