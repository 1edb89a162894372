import { readdirSync, readFileSync } from 'node:fs';
import type { AllSanitySchemaTypes } from '../../app/content/content.generated.ts';

/** The demo agency as it is imported at a first start: `documents/`, a file for each, `images/`, `files/`, `assets.json`. */
export const ARCHIVE = new URL('archive/', import.meta.url);

/** The stored form of a document, with mentions of files in place of assets. */
export type ArchiveDocument = Record<string, unknown> & { _id: string; _type: string };

type Stored = Extract<AllSanitySchemaTypes, { _id: string }>;

/** The demo agency. */
export function archiveDocuments(): ArchiveDocument[] {
  return documentsOf('documents/');
}

/** What an agency without the demo starts with: fields in braces wait for the answers of its setup. */
export function firstArchiveDocuments(): ArchiveDocument[] {
  return documentsOf('first-documents/');
}

/** The demo's documents of a type, as queries find them. */
export function demoDocuments<Type extends Stored['_type']>(
  type: Type,
): Extract<Stored, { _type: Type }>[] {
  const isOfType = (document: Stored): document is Extract<Stored, { _type: Type }> =>
    document._type === type;
  return documentsOf<Stored>('documents/').filter(isOfType);
}

function documentsOf<Document = ArchiveDocument>(folder: string): Document[] {
  const place = new URL(folder, ARCHIVE);
  return readdirSync(place)
    .sort()
    .map((name): Document => JSON.parse(readFileSync(new URL(name, place), 'utf8')));
}
