import { jsonMatch, type PathNode, parsePath, stringifyPath } from '@sanity/json-match';
import { Mutation } from '@sanity/mutator';
import { z } from 'zod';
import type { Document } from '../document.ts';
import { immutable, invalid } from './mutation-errors.ts';

const Paths = z.record(z.string(), z.unknown());
const Items = { items: z.array(z.unknown()) };

/** The operations of a patch, in the order they are applied; every operation of the hosted service. */
export const PatchOperations = z.strictObject({
  ifRevisionID: z.string().optional(),
  setIfMissing: Paths.optional(),
  set: Paths.optional(),
  unset: z.array(z.string()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: z
    .union([
      z.strictObject({ before: z.string(), ...Items }),
      z.strictObject({ after: z.string(), ...Items }),
      z.strictObject({ replace: z.string(), ...Items }),
    ])
    .optional(),
});
export type PatchOperations = z.infer<typeof PatchOperations>;

/** A range names its places one by one inside the library: `[0:999999999]` would ask for gigabytes. */
const HUGE_NUMBER = /\d{6,}/;
/** The longest path in UTF-16 units: 64 keyed levels take some 1,700. The library reads 10,000 in a second. */
const MAX_PATH_LENGTH = 2_048;
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** A document while it is patched. */
type Written = Pick<Document, '_id' | '_type'> & Readonly<Record<string, unknown>>;

/** The document as the patch leaves it. Throws `MutationRefusedError`. */
export function applyPatch(
  document: Document,
  { ifRevisionID, ...operations }: PatchOperations,
): Document {
  for (const path of pathsOf(operations)) checkPath(path);
  const { setIfMissing, set, ...others } = operations;
  const started = setAll(document, { setIfMissing, set });
  const { inc, dec, insert, ...before } = others;
  const counted = inc || dec ? mutate(started, before) : started;
  for (const path of Object.keys({ ...inc, ...dec })) checkNumbers(counted, path);
  const patched = mutate(counted, inc || dec ? { inc, dec, insert } : others);
  if (patched._id !== document._id) throw immutable(document._id, '_id');
  if (patched._type !== document._type) throw immutable(document._id, '_type');
  return {
    ...patched,
    _rev: document._rev,
    _createdAt: document._createdAt,
    _updatedAt: document._updatedAt,
  };
}

/**
 * Refuses a path that is not of the grammar. The library that applies patches stops reading where it understands no
 * more: `a]` would replace all of `a`, and `a[` change nothing without a word.
 */
function checkPath(path: string): void {
  if (path.length > MAX_PATH_LENGTH) {
    throw invalid(`A path of ${path.length} characters names a place no document has`);
  }
  if (HUGE_NUMBER.test(path.replaceAll(QUOTED, ''))) {
    throw invalid(`The path "${path}" names a place no array has`);
  }
  if (!isPath(path)) throw invalid(`The path "${path}" cannot be read`);
}

function isPath(text: string): boolean {
  try {
    const node = parsePath(text);
    return node?.type === 'Path' && isSelection(node);
  } catch {
    return false;
  }
}

/** Whether each bracket holds what selects items or names a field: in `a[[0]]` the inner one does neither. */
function isSelection({ base, segment }: PathNode): boolean {
  const elements = segment.type === 'Subscript' ? segment.elements : [];
  return (
    elements.every((element) =>
      element.type === 'Path'
        ? !element.base && element.segment.type === 'Identifier'
        : element.type !== 'String',
    ) &&
    (!base || isSelection(base))
  );
}

/**
 * Refuses to increment a value that is no number, which the library would ignore. A missing value stays missing, as in
 * the hosted service.
 */
function checkNumbers(document: Written, path: string): void {
  for (const { value } of jsonMatch(document, path)) {
    if (value === undefined || typeof value === 'number') continue;
    throw invalid(`The path "${path}" of "${document._id}" holds no number to count from`);
  }
}

/** Matches brackets and `..` outside quotes and other brackets, which select among existing values. */
const PARTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\.\.|[[\]]/g;

/**
 * The paths to set for one path: none where it names an item of a list that is not there.
 *
 * The hosted service makes objects for missing fields (`a.b` on a document without `a`), and never a list nor an item
 * of one: `a[0]` then selects nothing, as JSONMatch has it, and nothing is written, not even `a`. The library that
 * applies patches makes `a` an object. Where other matches of the path are there, those are set.
 */
function settlePath(document: object, path: string, settled = 0): readonly string[] {
  for (const cut of cutsIn(path).slice(settled)) {
    const matches = [...jsonMatch(document, path.slice(0, cut))];
    const present = matches.filter(({ value }) => value !== undefined);
    if (present.length === matches.length) continue;
    const rest = path.slice(cut);
    return present.flatMap((match) => {
      const start = stringifyPath(match.path);
      return settlePath(document, `${start}${rest}`, cutsIn(start).length + 1);
    });
  }
  return [path];
}

/** Finds where a path selects among what its beginning leads to. */
function cutsIn(path: string): readonly number[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 0: part, index } of path.matchAll(PARTS)) {
    if (depth === 0 && index > 0 && (part === '[' || part === '..')) cuts.push(index);
    if (part === '[') depth += 1;
    else if (part === ']') depth -= 1;
  }
  return cuts;
}

/** Sets paths one after the other where one leads through a missing value that an earlier one may create. */
function setAll(document: Document, { setIfMissing = {}, set = {} }: PatchOperations): Written {
  const leadsOn = (path: string) => settlePath(document, path)[0] === path;
  const paths = Object.keys({ ...setIfMissing, ...set });
  if (paths.length === 0) return document;
  if (paths.every(leadsOn)) return mutate(document, { setIfMissing, set });
  let patched: Written = document;
  for (const [operation, values] of Object.entries({ setIfMissing, set })) {
    for (const [path, value] of Object.entries(values)) {
      const settled = settlePath(patched, path).map((one) => [one, value]);
      patched = mutate(patched, { [operation]: Object.fromEntries(settled) });
    }
  }
  return patched;
}

function mutate(document: Written, operations: Omit<PatchOperations, 'ifRevisionID'>) {
  try {
    const patch = new Mutation({ mutations: [{ patch: { id: document._id, ...operations } }] });
    const patched = patch.apply({ ...document });
    if (patched) return patched;
  } catch (error) {
    // The library throws plain errors: for a path it cannot read, or a container of the wrong kind.
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid(`The patch of "${document._id}" cannot be applied: ${reason}`);
  }
  throw invalid(`The patch of "${document._id}" leaves no document`);
}

/** The most mutations or actions of a transaction that is staged without a time limit, and the most paths in them. */
const MOST_QUICK = 16;
const NAMES = /^\w+(?:\.\w+)*$/;

/**
 * Whether a transaction costs no more than reading its documents, whatever these hold: its steps and their paths are
 * few, and the paths name fields.
 *
 * @param steps its mutations or actions, each on one document; a patch among them is in `patches` too
 */
export function isQuick(steps: number, patches: readonly PatchOperations[]): boolean {
  const paths = patches.flatMap(pathsOf);
  return (
    Math.max(steps, paths.length) <= MOST_QUICK &&
    paths.every((path) => NAMES.test(path)) &&
    !patches.some(({ diffMatchPatch }) => diffMatchPatch)
  );
}

function pathsOf({ unset, insert, ...byPath }: PatchOperations): string[] {
  const { setIfMissing, set, diffMatchPatch, inc, dec } = byPath;
  const keyed = [setIfMissing, set, diffMatchPatch, inc, dec].flatMap((paths) =>
    Object.keys(paths ?? {}),
  );
  const places = Object.values(insert ?? {}).filter((value) => typeof value === 'string');
  return [...keyed, ...(unset ?? []), ...places];
}
