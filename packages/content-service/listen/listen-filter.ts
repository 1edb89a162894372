import type { Document } from '../document.ts';
import type { FilterAnswer, FilterJob } from '../queries/evaluate-filter.ts';
import { holds } from '../queries/simple-condition.ts';

/** The states of documents a listener wants to hear of. */
export type Selected = ReadonlySet<Document>;

/** The conditions of a listener. A worker reads them: a query can take seconds to parse alone. */
export interface ListenFilter {
  /** Decides synchronously; absent when only a worker can evaluate the filter. */
  readonly decide?: (documents: readonly Document[]) => Selected;
  /**
   * Asks a worker.
   *
   * @param json the JSON text of a document
   * @throws {QueryRefusedError} when that takes too much time or memory
   */
  ask(documents: readonly Document[], json: (document: Document) => string): Promise<Selected>;
}

/**
 * Opens the filter of a listener. Most look for an id or a type: that is decided here, as each keystroke of an editor is
 * a change. All else is left to workers, where a condition that never ends delays nothing but its listener.
 *
 * @throws {QueryRefusedError} for a query that can't be listened to
 */
export async function openListenFilter(
  query: Omit<FilterJob, 'kind' | 'documents'>,
  run: (job: FilterJob) => Promise<FilterAnswer>,
): Promise<ListenFilter> {
  const job = { ...query, kind: 'filter' as const };
  const { condition } = await run({ ...job, documents: [] });
  return {
    ...(condition && {
      decide: (documents) => new Set(documents.filter((document) => holds(condition, document))),
    }),
    async ask(documents, json) {
      const { selected } = await run({ ...job, documents: documents.map(json) });
      return new Set(documents.filter((_, index) => selected[index]));
    },
  };
}
