import type { Commit } from '../documents/change.ts';
import { InvalidDocumentError } from '../documents/plan-changes.ts';
import { type DocumentStore, TransactionExistsError } from '../store.ts';
import { invalid, transactionExists } from './mutation-errors.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import { checkReferences } from './reference-integrity.ts';

/** Refuses a used id with `ApiError` 409 first: a client that repeats a transaction learns that it went through. */
export function refuseRepeated(transactionId: string | undefined, { log }: DocumentStore): void {
  if (transactionId !== undefined && log.has(transactionId)) throw transactionExists(transactionId);
}

/** Checks a transaction and commits it to disk, all or none. Throws `MutationRefusedError`, or `ApiError` 409. */
export function commitTransaction(
  transaction: PendingTransaction,
  { store, author, dryRun }: { store: DocumentStore; author: string; dryRun: boolean },
): Commit | undefined {
  if (store.log.has(transaction.id)) throw transactionExists(transaction.id);
  checkReferences(transaction, store);
  if (dryRun) return undefined;
  try {
    return store.commit(transaction.asTransaction(author));
  } catch (error) {
    if (error instanceof TransactionExistsError) throw transactionExists(transaction.id);
    if (error instanceof InvalidDocumentError) throw invalid(error.message);
    throw error;
  }
}
