import { setImmediate as nextTurn } from 'node:timers/promises';
import { strongReferencesIn } from '../archive/prepare-document.ts';
import { TransactionExistsError } from '../documents/change.ts';
import { InvalidDocumentError } from '../documents/plan-changes.ts';
import type { DocumentStore } from '../store.ts';
import { invalid, referenced, refersToNothing, transactionExists } from './mutation-errors.ts';
import { PendingTransaction } from './pending-transaction.ts';

type Committing = {
  store: DocumentStore;
  author: string;
  /** The caller's own; made when absent. */
  id?: string | undefined;
  /** Whether all is checked and nothing written. */
  dryRun?: boolean;
};

/**
 * Looks at a transaction as a whole: nothing it deletes is strongly referred to afterwards, nothing it writes
 * refers strongly to what is not there. In between it may be otherwise, so two new documents may refer to each
 * other.
 * A reference that led nowhere before is left alone: an editor who corrects a title must not be stopped by it.
 * Throws `MutationRefusedError`.
 */
function checkReferences(
  transaction: PendingTransaction,
  { references }: Pick<DocumentStore, 'references'>,
): void {
  for (const { id, before, after } of transaction.outcome()) {
    if (after) {
      const old = new Set(before ? strongReferencesIn(before) : []);
      for (const target of strongReferencesIn(after)) {
        if (!old.has(target) && !transaction.get(target)) throw refersToNothing(id, target);
      }
    } else if (before) {
      const left = [...references.sourcesOf(id)].filter((source) => {
        const document = transaction.get(source);
        return source !== id && document && refersTo(document, id);
      });
      if (left.length > 0) throw referenced(id, left.sort());
    }
  }
}

function refersTo(document: Readonly<Record<string, unknown>>, id: string): boolean {
  for (const target of strongReferencesIn(document)) if (target === id) return true;
  return false;
}

/**
 * Stages a transaction on what is stored, checks it and commits it to disk, all or none.
 *
 * @param stage writes to the transaction, and to nothing else: it is called again where another commit came first
 * @returns the transaction as it was committed
 * @throws {MutationRefusedError}, and `ApiError` 409 for an id used before: a client that repeats a transaction learns
 *   that it went through
 */
export async function commitTransaction(
  stage: (transaction: PendingTransaction) => void,
  { store, author, id, dryRun = false }: Committing,
): Promise<PendingTransaction> {
  if (id !== undefined && store.log.has(id)) throw transactionExists(id);
  let transaction = new PendingTransaction(store, id);
  const begun = transaction.id;
  const plan = () => {
    transaction = new PendingTransaction(store, begun);
    stage(transaction);
    checkReferences(transaction, store);
    return transaction.asTransaction(author);
  };
  try {
    // Reading, writing and answering take three turns of the event loop: other requests are answered in between.
    await nextTurn();
    if (dryRun) plan();
    else await store.commit(plan);
    await nextTurn();
  } catch (error) {
    if (error instanceof TransactionExistsError) throw transactionExists(begun);
    if (error instanceof InvalidDocumentError) throw invalid(error.message);
    throw error;
  }
  return transaction;
}
