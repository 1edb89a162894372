/** The demo agency's documents, and how much of them is still as the demo has it. */
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from './stored-documents.ts';

export type Demo = {
  ids: readonly string[];
  /** The figures of its settings. */
  claims: unknown;
  /** Whether a stored document says what the demo's says: then no editor's work is in it. */
  isUntouched(stored: StoredDocument): boolean;
};

/** @param archive folder URL of `seed/archive/`, with a slash at its end */
export async function readDemo(archive: URL): Promise<Demo> {
  const documents = await readDocuments(new URL('data.ndjson', archive));
  const bare = new Map(documents.map((document) => [document._id, bareOf(document)]));
  return {
    ids: [...bare.keys()],
    claims: documents.find(({ _id }) => _id === 'settings')?.claims,
    isUntouched: (stored) => isDeepStrictEqual(bareOf(stored), bare.get(stored._id)),
  };
}

/** The texts that any agency starts with. */
export function readFirstDocuments(archive: URL): Promise<StoredDocument[]> {
  return readDocuments(new URL('first-documents.ndjson', archive));
}

async function readDocuments(file: URL): Promise<StoredDocument[]> {
  const lines = await readFile(file, 'utf8');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line): StoredDocument => JSON.parse(line));
}

/** What the store adds, and where the pictures of an archive became assets. */
const ADDED = new Set(['_rev', '_createdAt', '_updatedAt', '_system', '_sanityAsset', 'asset']);

function bareOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bareOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      ADDED.has(name) ? [] : [[name, bareOf(field)]],
    ),
  );
}
