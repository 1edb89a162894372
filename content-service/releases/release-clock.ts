import { commitTransaction } from '../mutations/commit-transaction.ts';
import { MutationRefusedError } from '../mutations/mutation-errors.ts';
import { PendingTransaction } from '../mutations/pending-transaction.ts';
import type { DocumentStore } from '../store.ts';
import { applyReleaseAction } from './apply-release-action.ts';
import { RELEASE_PREFIX, ReleaseDocument } from './release-document.ts';

/** Author of what a release does by itself. */
const AUTHOR = 'schedule';
/** The delay before a write that failed is tried again. */
const RETRY = 60_000; // ms
/** A timer can not wait longer than 24 days; looking again after an hour also follows a clock that was set. */
const LONGEST_WAIT = 3_600_000; // ms

/** Publishes each scheduled release at its time, missed ones at the start. Returns the function that stops it. */
export function startReleaseClock({
  store,
  warn,
}: {
  store: DocumentStore;
  warn: (message: string, details: Record<string, unknown>) => void;
}): () => void {
  let timer: NodeJS.Timeout | undefined;

  function wait(): void {
    clearTimeout(timer);
    const times = scheduled(store).map(({ publishAt }) => publishAt);
    if (times.length === 0) return;
    const left = Math.max(0, Math.min(...times) - Date.now());
    timer = setTimeout(publishDue, Math.min(left, LONGEST_WAIT)).unref();
  }

  function publishDue(): void {
    try {
      for (const { name, publishAt } of scheduled(store)) {
        if (publishAt <= Date.now()) publish(store, name, warn);
      }
      wait();
    } catch (error) {
      warn('scheduled releases could not be published', { error: String(error) });
      timer = setTimeout(publishDue, RETRY).unref();
    }
  }

  store.onCommit(({ changes }) => {
    if (changes.some(({ id }) => id.startsWith(RELEASE_PREFIX))) wait();
  });
  wait();
  return () => clearTimeout(timer);
}

function scheduled({ documents }: DocumentStore): { name: string; publishAt: number }[] {
  return documents.ofType('system.release').flatMap((document) => {
    const release = ReleaseDocument.safeParse(document).data;
    if (release?.state !== 'scheduled' || release.publishAt === undefined) return [];
    return { name: release.name, publishAt: Date.parse(release.publishAt) };
  });
}

/** Publishes a release. One that can't be published becomes editable again, with the reason in it. */
function publish(
  store: DocumentStore,
  releaseId: string,
  warn: (message: string, details: Record<string, unknown>) => void,
): void {
  const transaction = new PendingTransaction(store);
  try {
    const actionType = 'sanity.action.release.publish';
    applyReleaseAction(transaction, { actionType, releaseId }, store.log);
    commitTransaction(transaction, { store, author: AUTHOR, dryRun: false });
  } catch (error) {
    if (!(error instanceof MutationRefusedError)) throw error;
    warn('a scheduled release could not be published', { releaseId, reason: error.message });
    const id = RELEASE_PREFIX + releaseId;
    const release = store.documents.get(id);
    if (!release) return;
    const { publishAt: _, ...rest } = release;
    const returned = new PendingTransaction(store);
    const { _type } = release;
    returned.writeSystem(id, {
      ...rest,
      _type,
      state: 'active',
      error: { message: error.message },
    });
    commitTransaction(returned, { store, author: AUTHOR, dryRun: false });
  }
}
