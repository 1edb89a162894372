import { z } from 'zod';
import { type ApiError, refuse, refuseQuery } from '../../kit/network/api-error.ts';
import { groqIdentity, type Identity } from '../access/identity.ts';
import { queryFailure } from '../queries/query-failure.ts';
import type { QueryPool } from '../queries/query-pool.ts';
import type { DocumentStore } from '../store.ts';
import type { MutationBody, Selection } from './read-mutations.ts';

/** Documents one mutation may select; more is a mistake in its query. */
const MAX_SELECTED = 10_000;
/** Attempts to make the selection again when another write came meanwhile. */
const MAX_ATTEMPTS = 10;

const Selected = z.array(z.object({ _id: z.string() }).nullable());

/** The documents each mutation by query is about, by the mutation's selection. */
export type Selected = ReadonlyMap<Selection, readonly string[]>;

/** Thrown where something was written since the documents were selected. */
class OutdatedSelectionError extends Error {}

/**
 * Answers the queries of mutations as the content is now, then calls `act`, which calls `requireCurrent` where it plans
 * its transaction: after another write the selection is made again, so that a document that stops matching in between is
 * not touched.
 * Throws `ApiError` for a query that can't be answered or is not about documents.
 */
export async function withSelection<Result>(
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

/** The client repeats what is answered so. */
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
