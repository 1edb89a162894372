import type { Document } from '../document.ts';

/** The value of `a.b.c` in a document as GROQ reads it: null when any of them is missing. */
export function fieldAt(document: Document, path: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of path) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    value = isObject ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
  }
  return value ?? null;
}
