import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type ApiError, refuse, refuseQuery } from '../../kit/network/api-error.ts';
import { groqIdentity, type Identity } from '../access/identity.ts';
import { queryFailure } from '../queries/query-failure.ts';
import type { QueryPool } from '../queries/query-pool.ts';
import type { DocumentStore } from '../store.ts';
import { commitTransaction } from './commit-transaction.ts';
import { MutationRefusedError, refusalBody } from './mutation-errors.ts';
import { isQuick } from './patch-operations.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import {
  type MutationBody,
  type MutationRequest,
  readMutations,
  type Selection,
} from './read-mutations.ts';
import { stageInTime } from './staging-time.ts';
import { requireEditor } from './write-permission.ts';

export type WriteRoute = (request: Request, identity: Identity) => Promise<Response>;

/** Documents one mutation may select; more is a mistake in its query. */
const MAX_SELECTED = 10_000;
/** Attempts to make the selection again when another write came meanwhile. */
const MAX_ATTEMPTS = 10;

const Selected = z.array(z.object({ _id: z.string() }).nullable());

/** The documents each mutation by query is about, by the mutation's selection. */
type Selected = ReadonlyMap<Selection, readonly string[]>;

/** Thrown where something was written since the documents were selected. */
class OutdatedSelectionError extends Error {}

/**
 * Answers the queries of mutations as the content is now, then calls `act`, which calls `requireCurrent` where it plans
 * its transaction: after another write the selection is made again, so that a document that stops matching in between is
 * not touched.
 * Throws `ApiError` for a query that can't be answered or is not about documents.
 */
async function withSelection<Result>(
  mutations: readonly MutationBody[],
  { pool, store, identity }: { pool: QueryPool; store: DocumentStore; identity: Identity },
  act: (selected: Selected, requireCurrent: () => void) => Promise<Result>,
): Promise<Result> {
  const selections = mutations.flatMap(selectionOf).filter((selection) => 'query' in selection);
  if (selections.length === 0) return act(new Map(), () => {});
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const sequence = store.sequence();
    const selected = new Map<Selection, readonly string[]>();
    for (const selection of selections) {
      selected.set(selection, await select(pool, selection, identity));
    }
    try {
      return await act(selected, () => {
        if (store.sequence() !== sequence) throw new OutdatedSelectionError();
      });
    } catch (error) {
      if (!(error instanceof OutdatedSelectionError)) throw error;
    }
  }
  throw tooBusy('The content changes too fast to select from');
}

/** Returns an error after which the client retries. */
function tooBusy(message: string): ApiError {
  return refuse(503, 'Service Unavailable', message, { 'retry-after': '1' });
}

function selectionOf(mutation: MutationBody): Selection[] {
  if ('patch' in mutation) return [mutation.patch];
  return 'delete' in mutation ? [mutation.delete] : [];
}

async function select(
  pool: QueryPool,
  selection: { query: string; params?: Record<string, unknown> | undefined },
  identity: Identity,
): Promise<string[]> {
  const { query, params = {} } = selection;
  try {
    const { result } = await pool.run(
      {
        kind: 'query',
        query,
        params,
        perspective: { kind: 'raw', versions: true },
        publicOnly: false,
        identity: groqIdentity(identity),
      },
      { priority: 'staff', network: '' },
    );
    const value: unknown = JSON.parse(result);
    const documents = Selected.safeParse(Array.isArray(value) ? value : [value]);
    if (!documents.success) {
      throw refuseQuery('mutationSelectionError', 'The query of a mutation must give documents');
    }
    const ids = documents.data.flatMap((document) => document?._id ?? []);
    if (ids.length <= MAX_SELECTED) return [...new Set(ids)];
    throw refuseQuery(
      'mutationSelectionError',
      `A mutation may select ${MAX_SELECTED} documents at most, this one ${ids.length}`,
    );
  } catch (error) {
    throw queryFailure(error, query) ?? error;
  }
}

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
  const patches = mutations.flatMap((mutation) => ('patch' in mutation ? [mutation.patch] : []));
  const steps = mutations.reduce((sum, one) => sum + Math.max(1, idsOf(one, selected).length), 0);
  const quick = isQuick(steps, patches);
  let index: number | undefined;
  const stage = (transaction: PendingTransaction) => {
    requireCurrent();
    stageInTime(() => {
      for (const [at, mutation] of mutations.entries()) {
        index = at;
        const complete = autoGenerateArrayKeys ? withArrayKeysIn(mutation) : mutation;
        apply(transaction, complete, idsOf(mutation, selected));
      }
    }, quick);
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
