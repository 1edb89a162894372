import { randomBytes } from 'node:crypto';
import type { Identity } from '../access/identity.ts';
import type { QueryPool } from '../queries/query-pool.ts';
import type { DocumentStore } from '../store.ts';
import { commitTransaction } from './commit-transaction.ts';
import { MutationRefusedError, refusalBody } from './mutation-errors.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import { type MutationBody, type MutationRequest, readMutations } from './read-mutations.ts';
import { type Selected, withSelection } from './select-documents.ts';
import { stageInTime } from './staging-time.ts';
import { requireEditor } from './write-permission.ts';

export type WriteRoute = (request: Request, identity: Identity) => Promise<Response>;

/** `POST /v{date}/data/mutate/{dataset}`: a transaction; its queries see the content before. Throws `ApiError`. */
export function createMutateRoute(parts: { pool: QueryPool; store: DocumentStore }): WriteRoute {
  return async (request, identity) => {
    const author = requireEditor(identity);
    const mutationRequest = await readMutations(request);
    const body = await withSelection(
      mutationRequest.mutations,
      { ...parts, identity },
      (selected, requireCurrent) =>
        mutate(mutationRequest, { selected, requireCurrent }, { store: parts.store, author }),
    );
    return Response.json(body, { headers: { 'cache-control': 'no-store' } });
  };
}

async function mutate(
  { mutations, transactionId, dryRun, autoGenerateArrayKeys, ...answer }: MutationRequest,
  { selected, requireCurrent }: { selected: Selected; requireCurrent: () => void },
  { store, author }: { store: DocumentStore; author: string },
) {
  let index: number | undefined;
  const stage = (transaction: PendingTransaction) => {
    requireCurrent();
    stageInTime(() => {
      for (const [at, mutation] of mutations.entries()) {
        index = at;
        const complete = autoGenerateArrayKeys ? withArrayKeysIn(mutation) : mutation;
        apply(transaction, complete, idsOf(mutation, selected));
      }
    });
    index = undefined;
  };
  const committing = { store, author, id: transactionId, dryRun };
  const transaction = await commitTransaction(stage, committing).catch((error: unknown) => {
    throw error instanceof MutationRefusedError ? refusalBody('mutation', error, index) : error;
  });
  const results = transaction.results.map(({ id, operation, document }) => ({
    ...(answer.returnIds || answer.returnDocuments ? { id } : {}),
    operation,
    ...(answer.returnDocuments && document ? { document } : {}),
  }));
  return { transactionId: transaction.id, results };
}

function apply(transaction: PendingTransaction, mutation: MutationBody, ids: readonly string[]) {
  if ('create' in mutation) transaction.create(mutation.create);
  else if ('createIfNotExists' in mutation) {
    transaction.createIfNotExists(mutation.createIfNotExists);
  } else if ('createOrReplace' in mutation) transaction.createOrReplace(mutation.createOrReplace);
  else if ('delete' in mutation) for (const id of ids) transaction.delete(id);
  else {
    const { patch } = mutation;
    if ('query' in patch) {
      const { query, params, ...operations } = patch;
      // An earlier mutation of this transaction may have deleted what the query found.
      for (const id of ids) if (transaction.get(id)) transaction.patch(id, operations);
    } else {
      const { id: _, ...operations } = patch;
      for (const id of ids) transaction.patch(id, operations);
    }
  }
}

function idsOf(mutation: MutationBody, selected: Selected): readonly string[] {
  const selection =
    'patch' in mutation ? mutation.patch : 'delete' in mutation ? mutation.delete : undefined;
  if (!selection) return [];
  if ('query' in selection) return selected.get(selection) ?? [];
  return typeof selection.id === 'string' ? [selection.id] : selection.id;
}

/** The value with a `_key` on every object in an array, at any depth, for `autoGenerateArrayKeys=true`. */
function withArrayKeys<Value>(value: Value): Value;
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKey);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withArrayKeys(field)]),
  );
}

function withKey(item: unknown): unknown {
  const keyed = withArrayKeys(item);
  if (typeof keyed !== 'object' || keyed === null || Array.isArray(keyed)) return keyed;
  return '_key' in keyed ? keyed : { _key: randomBytes(6).toString('hex'), ...keyed };
}

/** Gives keys to all a mutation writes; what it only names (paths, ids, parameters) has no arrays of objects. */
function withArrayKeysIn(mutation: MutationBody): MutationBody {
  if (!('patch' in mutation)) return withArrayKeys(mutation);
  const { set, setIfMissing, insert } = mutation.patch;
  return {
    patch: {
      ...mutation.patch,
      ...(set && { set: withArrayKeys(set) }),
      ...(setIfMissing && { setIfMissing: withArrayKeys(setIfMissing) }),
      ...(insert && { insert: withArrayKeys(insert) }),
    },
  };
}
