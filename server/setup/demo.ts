/** The demo agency's documents, and how much of them is still as the demo has it. */
import { readdir, readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from './stored-documents.ts';

export type Demo = {
  ids: readonly string[];
  /** The figures of its settings. */
  claims: unknown;
  /** Returns a demo document as another agency keeps it for an example; undefined where nothing changes. */
  asExample(stored: StoredDocument): StoredDocument | undefined;
  /** Whether a stored document says what the demo's says: then no editor's work is in it. */
  isUntouched(stored: StoredDocument): boolean;
};

/** @param archive folder URL of `tools/demo/archive/`, with a slash at its end */
export async function readDemo(archive: URL): Promise<Demo> {
  const documents = await readDocuments(new URL('documents/', archive));
  const changes = await readDocuments(new URL('kept-examples/', archive));
  const examples = changes.map((change) => {
    const whole = documents.find(({ _id }) => _id === change._id);
    if (!whole) throw new Error(`the demo has no ${change._id}, of which an example is kept`);
    return withChanges(whole, change);
  });
  const bare = new Map(documents.map((document) => [document._id, bareOf(document)]));
  const bareExamples = new Map(examples.map((document) => [document._id, bareOf(document)]));
  const isDemo = (stored: StoredDocument) =>
    isDeepStrictEqual(bareOf(stored), bare.get(stored._id));
  return {
    ids: [...bare.keys()],
    claims: documents.find(({ _id }) => _id === 'settings')?.claims,
    asExample(stored) {
      const change = changes.find(({ _id }) => _id === stored._id);
      return change && isDemo(stored) ? withChanges(stored, change) : undefined;
    },
    isUntouched: (stored) =>
      isDemo(stored) || isDeepStrictEqual(bareOf(stored), bareExamples.get(stored._id)),
  };
}

/** The texts that any agency starts with. */
export function readFirstDocuments(archive: URL): Promise<StoredDocument[]> {
  return readDocuments(new URL('first-documents/', archive));
}

/** The documents of a folder, one in each file. */
async function readDocuments(folder: URL): Promise<StoredDocument[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(
      async (name): Promise<StoredDocument> =>
        JSON.parse(await readFile(new URL(name, folder), 'utf8')),
    ),
  );
}

/** A document with the fields of a change in place of its own, and without those that are null there. */
function withChanges(
  { _rev, _createdAt, _updatedAt, ...whole }: StoredDocument,
  change: StoredDocument,
): StoredDocument {
  const changed = { ...whole, ...change };
  const fields = Object.entries(changed).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(fields), _id: whole._id, _type: whole._type };
}

/** Fields that the store adds, and those by which an archive's pictures became assets. */
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
