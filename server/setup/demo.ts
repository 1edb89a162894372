/** The demo agency's documents, and how much of them is still as the demo has it. */
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from './stored-documents.ts';

export type Demo = {
  ids: readonly string[];
  /** The figures of its settings. */
  claims: unknown;
  /** What a stored document of the demo becomes where another agency keeps it for an example; undefined where nothing changes. */
  asExample(stored: StoredDocument): StoredDocument | undefined;
  /** Whether a stored document says what the demo's says: then no editor's work is in it. */
  isUntouched(stored: StoredDocument): boolean;
};

/** @param archive folder URL of `tools/demo/archive/`, with a slash at its end */
export async function readDemo(archive: URL): Promise<Demo> {
  const documents = await readDocuments(new URL('data.ndjson', archive));
  const examples = await readDocuments(new URL('kept-examples.ndjson', archive));
  const bare = new Map(documents.map((document) => [document._id, bareOf(document)]));
  const kept = new Map(examples.map((document) => [document._id, bareOf(document)]));
  const isDemo = (stored: StoredDocument) =>
    isDeepStrictEqual(bareOf(stored), bare.get(stored._id));
  return {
    ids: [...bare.keys()],
    claims: documents.find(({ _id }) => _id === 'settings')?.claims,
    asExample(stored) {
      const example = examples.find(({ _id }) => _id === stored._id);
      const demo = documents.find(({ _id }) => _id === stored._id);
      return example && demo && isDemo(stored) ? withChanges(stored, demo, example) : undefined;
    },
    isUntouched: (stored) =>
      isDemo(stored) || isDeepStrictEqual(bareOf(stored), kept.get(stored._id)),
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

/** A stored document with what is another between two documents of an archive; its pictures stay as they are stored. */
function withChanges(
  { _rev, _createdAt, _updatedAt, ...stored }: StoredDocument,
  from: StoredDocument,
  to: StoredDocument,
): StoredDocument {
  const changed = Object.keys(from).filter((name) => !isDeepStrictEqual(from[name], to[name]));
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, to[name]])) };
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
