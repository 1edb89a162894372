import type { Document } from '../document.ts';
import { type Perspective, storedIdOf } from '../queries/perspective.ts';
import { QueryRefusedError } from '../queries/query-errors.ts';
import { fieldSegment, type ItemNames, isWritable, sourcePathText } from './json-path.ts';
import { isObject, type SourcePath, type Traced } from './traced.ts';

export interface SourceMapOptions {
  readonly itemNames: ItemNames;
  /** Longest source map, in UTF-16 units of JSON. */
  readonly maxLength: number;
  /** The perspective the documents were read from. */
  readonly perspective: Perspective;
}

/**
 * The format that `@sanity/client` reads. A mapping applies to all paths below its own, except where a longer path has
 * another.
 */
interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: 'value'; source: Source }>;
}

type Source =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' }
  | { type: 'unknown' };

/** The source map that says nothing, of a result whose evaluation could not be followed. */
export const UNKNOWN_SOURCES = JSON.stringify({
  documents: [],
  paths: [],
  mappings: { $: { type: 'value', source: { type: 'unknown' } } },
} satisfies SourceMap);

/**
 * Writes the source map of a traced result, as JSON text.
 *
 * @throws {QueryRefusedError} when it grows past `maxLength`
 */
export function writeSourceMap(traced: Traced, options: SourceMapOptions): string {
  const writer = new Writer(options);
  writer.write(traced, '$');
  return JSON.stringify(writer.map);
}

class Writer {
  readonly map: SourceMap = { documents: [], paths: [], mappings: {} };
  readonly #options: SourceMapOptions;
  readonly #documents = new Map<Document, number>();
  readonly #paths = new Map<string, number>();
  #length = 0;

  constructor(options: SourceMapOptions) {
    this.#options = options;
  }

  /** @param at the place in the result, as JSONPath */
  write({ value, origin }: Traced, at: string): void {
    switch (origin.kind) {
      case 'list':
        for (const [index, item] of origin.items.entries()) this.write(item, `${at}[${index}]`);
        return;
      case 'fields':
        for (const [name, field] of origin.fields) {
          // A field whose name cannot be written has no mapping, and no mapping of a parent can be mistaken for its
          // own.
          if (isWritable(name)) this.write(field, at + fieldSegment(name));
        }
        return;
      case 'stored':
        this.#writeStored(value, origin.document, origin.path, at);
        return;
      default:
        this.#map(at, { type: origin.kind });
    }
  }

  #writeStored(value: unknown, document: Document, path: SourcePath, at: string): void {
    const ofPerspective = this.#fieldsOfPerspective(document);
    const isKnown = path.every((segment) => typeof segment === 'number' || isWritable(segment));
    if (!isKnown || ofPerspective.some((name) => name === path[0])) {
      this.#map(at, { type: 'unknown' });
      return;
    }
    this.#map(at, {
      type: 'documentValue',
      document: this.#documentIndex(document),
      path: this.#pathIndex(document, path),
    });
    if (path.length > 0 || !isObject(value)) return;
    for (const name of ofPerspective) {
      if (name in value) this.#map(at + fieldSegment(name), { type: 'unknown' });
    }
  }

  /** The fields of a document that its perspective wrote: the stored document has other values there, or none. */
  #fieldsOfPerspective(document: Document): string[] {
    const { perspective } = this.#options;
    if (perspective.kind === 'raw') return [];
    return storedIdOf(document, perspective) === document._id
      ? ['_originalId']
      : ['_originalId', '_id'];
  }

  #documentIndex(document: Document): number {
    const index = this.#documents.get(document);
    if (index !== undefined) return index;
    const entry = { _id: storedIdOf(document, this.#options.perspective), _type: document._type };
    this.#grow(JSON.stringify(entry).length);
    this.#documents.set(document, this.map.documents.length);
    return this.map.documents.push(entry) - 1;
  }

  #pathIndex(document: Document, path: SourcePath): number {
    const text = sourcePathText(document, path, this.#options.itemNames);
    const index = this.#paths.get(text);
    if (index !== undefined) return index;
    this.#grow(text.length);
    this.#paths.set(text, this.map.paths.length);
    return this.map.paths.push(text) - 1;
  }

  #map(at: string, source: Source): void {
    // The quotes, braces and names of an entry are some 70 characters.
    this.#grow(at.length + 70);
    this.map.mappings[at] = { type: 'value', source };
  }

  #grow(length: number): void {
    const { maxLength } = this.#options;
    this.#length += length;
    if (this.#length <= maxLength) return;
    const description = `The source map is more than the ${maxLength} characters allowed: project fewer fields, or slice`;
    throw new QueryRefusedError({ type: 'queryResultTooLargeError', description });
  }
}
