import type { ObjectSchemaType } from '@sanity/types';
import { compileSchema } from '../../model/schema/compile-schema.ts';
import { archiveDocument, SourceError } from './archive-document.ts';
import { documents } from './documents.ts';
import { firstDocuments } from './first-documents.ts';
import { keptExamples } from './kept-examples.ts';

/** The folder that is imported on first start: `data.ndjson`, `images/`, `files/`. */
export const ARCHIVE = new URL('archive/', import.meta.url);

/** The stored form of a document: what one line of the archive holds. */
export type ArchiveDocument = Record<string, unknown>;

/** The demo agency in its stored form. Throws SourceError on a type or a field the schema does not know. */
export function archiveDocuments(): ArchiveDocument[] {
  return stored(documents);
}

/** What an agency without the demo starts with, in its stored form: fields in braces wait for the answers of its setup. */
export function firstArchiveDocuments(): ArchiveDocument[] {
  return stored(firstDocuments);
}

/** The demo's pages as another agency keeps them for examples, in their stored form. */
export function keptExampleDocuments(): ArchiveDocument[] {
  return stored(keptExamples);
}

function stored(
  sources: readonly (typeof documents | typeof firstDocuments | typeof keptExamples)[number][],
) {
  const schema = compileSchema();
  return sources.map((source): ArchiveDocument => {
    const type: ObjectSchemaType | undefined = schema.get(source._type);
    if (!type) throw new SourceError(`${source._id} is of the unknown type ${source._type}`);
    return archiveDocument(type, source);
  });
}

export function toNdjson(stored: readonly ArchiveDocument[]): string {
  return stored.map((document) => `${JSON.stringify(document)}\n`).join('');
}
