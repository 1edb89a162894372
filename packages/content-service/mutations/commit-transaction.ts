import { TransactionExistsError } from '../documents/change.ts';
import { InvalidDocumentError } from '../documents/plan-changes.ts';
import type { DocumentStore } from '../store.ts';
import { invalid, transactionExists } from './mutation-errors.ts';
import { PendingTransaction } from './pending-transaction.ts';
import { checkReferences } from './reference-integrity.ts';

type Committing = {
  store: DocumentStore;
  author: string;
  /** The caller's own; made when absent. */
  id?: string | undefined;
  /** Whether all is checked and nothing written. */
  dryRun?: boolean;
};

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
    if (dryRun) plan();
    else await store.commit(plan);
  } catch (error) {
    if (error instanceof TransactionExistsError) throw transactionExists(begun);
    if (error instanceof InvalidDocumentError) throw invalid(error.message);
    throw error;
  }
  return transaction;
}
