import { strongReferencesIn } from '../archive/prepare-document.ts';
import type { DocumentStore } from '../store.ts';
import { referenced, refersToNothing } from './mutation-errors.ts';
import type { PendingTransaction } from './pending-transaction.ts';

/**
 * Looks at a transaction as a whole: nothing it deletes is strongly referred to afterwards, nothing it writes
 * refers strongly to what is not there. In between it may be otherwise, so two new documents may refer to each
 * other.
 * A reference that led nowhere before is left alone: an editor who corrects a title must not be stopped by it.
 * Throws `MutationRefusedError`.
 */
export function checkReferences(
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
