import type { Document } from '../document.ts';
import { isObject, type SourcePath } from './traced.ts';

/** The way the paths of a source map name the items of arrays; `by key` only those that have one. */
export type ItemNames = 'by place' | 'by key';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ["'", "\\'"],
  ['\\', '\\\\'],
]);

/** Whether the client library reads a field's name back from JSONPath as it was written. */
export function isWritable(name: string): boolean {
  return !/'\]|[\u2028\u2029]/u.test(name);
}

export function fieldSegment(name: string): string {
  return `['${name.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES.get(character) ?? '')}']`;
}

/** Returns the JSONPath of a stored value; with `_key`s of array items, if requested and unique. */
export function sourcePathText(document: Document, path: SourcePath, itemNames: ItemNames): string {
  let text = '$';
  let current: unknown = document;
  for (const segment of path) {
    const isItem = typeof segment === 'number';
    const key = isItem && itemNames === 'by key' ? keyOf(current, segment) : undefined;
    if (key !== undefined) text += `[?(@._key=='${key}')]`;
    else text += isItem ? `[${segment}]` : fieldSegment(segment);
    current = isItem ? itemAt(current, segment) : isObject(current) ? current[segment] : undefined;
  }
  return text;
}

function itemAt(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : undefined;
}

/** A key the client library reads back, and that no other item has. */
function keyOf(list: unknown, index: number): string | undefined {
  if (!Array.isArray(list)) return undefined;
  const item: unknown = list[index];
  const key = isObject(item) ? item._key : undefined;
  if (typeof key !== 'string' || !/^[^'\\\]\u2028\u2029\r\n]+$/u.test(key)) return undefined;
  const named = list.filter((other: unknown) => isObject(other) && other._key === key);
  return named.length === 1 ? key : undefined;
}
