import { setImmediate } from 'node:timers/promises';
import type { Document } from '../document.ts';
import { commitTransaction } from '../mutations/commit-transaction.ts';
import { MutationRefusedError } from '../mutations/mutation-errors.ts';
import type { PendingTransaction } from '../mutations/pending-transaction.ts';
import type { DocumentStore } from '../store.ts';
import { applyReleaseAction } from './apply-release-action.ts';
import { RELEASE_PREFIX, ReleaseDocument } from './release-document.ts';

/** The author of a release's scheduled publication. */
const AUTHOR = 'schedule';
/** The delay before a write that failed is tried again. */
const RETRY = 60_000; // ms
/** The longest wait before the clock is read again: it may be set, and a timer waits 24 days at most. */
const LONGEST_WAIT = 60_000; // ms

type Warn = (message: string, details: Record<string, unknown>) => void;

/** The reason a scheduled release was not published: the API's error type, its sentence, and the ids it is about. */
export type ReleaseRefusal = Pick<MutationRefusedError, 'type' | 'message' | 'details'>;

/**
 * Words it for the people of a studio, who read it beside the release.
 *
 * @param documentOf a document as the release would have left it; one that it deletes as it is
 */
export type WordRefusal = (
  refusal: ReleaseRefusal,
  documentOf: (id: string) => Document | undefined,
) => string;

type Planned = { name: string; publishAt: number };

/**
 * Publishes each scheduled release at its time, the ones whose time came while no process ran at the start. A release
 * and its state are one transaction, planned where it is still scheduled: it is published once, wherever the process is
 * killed, and however many there are. Returns the function that stops it.
 */
export function startReleaseClock({
  store,
  warn,
  wordRefusal = ({ message }) => message,
  clock = () => new Date(),
}: {
  store: DocumentStore;
  warn: Warn;
  /** The API's own sentence when absent. */
  wordRefusal?: WordRefusal | undefined;
  clock?: () => Date;
}): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let publishing = false;
  /** The retry times of releases that could not be written, by name, in ms since 1970. */
  const retries = new Map<string, number>();

  const now = () => clock().getTime();
  const dueAt = ({ name, publishAt }: Planned) => retries.get(name) ?? publishAt;

  function wait(): void {
    clearTimeout(timer);
    const times = scheduled(store).map(dueAt);
    if (stopped || publishing || times.length === 0) return;
    const left = Math.max(0, Math.min(...times) - now());
    timer = setTimeout(() => void publishDue(), Math.min(left, LONGEST_WAIT)).unref();
  }

  async function publishDue(): Promise<void> {
    publishing = true;
    for (const { name } of scheduled(store).filter((release) => dueAt(release) <= now())) {
      if (stopped) return;
      try {
        // The release may have been unscheduled or postponed since the list was made.
        const release = scheduled(store).find((other) => other.name === name);
        if (release && dueAt(release) <= now()) await publish(store, name, { warn, wordRefusal });
        retries.delete(name);
      } catch (error) {
        // A failure to write, such as a full disk, holds up no other release.
        retries.set(name, now() + RETRY);
        warn('a scheduled release could not be written', { release: name, error: String(error) });
      }
      // Each publication writes to disk: requests are answered in between.
      await setImmediate();
    }
    publishing = false;
    wait();
  }

  store.onCommit(({ changes }) => {
    if (changes.some(({ id }) => id.startsWith(RELEASE_PREFIX))) wait();
  });
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** The releases that will publish themselves, in the order of their times: the last one decides. */
function scheduled({ documents }: DocumentStore): Planned[] {
  return documents
    .ofType('system.release')
    .flatMap((document) => {
      const release = ReleaseDocument.safeParse(document).data;
      if (release?.state !== 'scheduled' || release.publishAt === undefined) return [];
      return { name: release.name, publishAt: Date.parse(release.publishAt) };
    })
    .sort((a, b) => a.publishAt - b.publishAt || (a.name < b.name ? -1 : 1));
}

/** Thrown when another process was first. */
class AlreadyPublishedError extends Error {}

/** Publishes a release. One that cannot be published becomes editable again, with the reason in it. */
async function publish(
  store: DocumentStore,
  releaseId: string,
  { warn, wordRefusal }: { warn: Warn; wordRefusal: WordRefusal },
): Promise<void> {
  let staged: PendingTransaction | undefined;
  const stage = (transaction: PendingTransaction) => {
    staged = transaction;
    if (!scheduled(store).some(({ name }) => name === releaseId)) throw new AlreadyPublishedError();
    const actionType = 'sanity.action.release.publish';
    applyReleaseAction(transaction, { actionType, releaseId }, store.log);
  };
  try {
    await commitTransaction(stage, { store, author: AUTHOR });
  } catch (error) {
    if (error instanceof AlreadyPublishedError) return;
    if (!(error instanceof MutationRefusedError)) throw error;
    warn('a scheduled release could not be published', { releaseId, reason: error.message });
    const id = RELEASE_PREFIX + releaseId;
    const release = store.documents.get(id);
    if (!release) return;
    const documentOf = (about: string) => staged?.get(about) ?? store.documents.get(about);
    const { publishAt: _, ...rest } = release;
    const { _type } = release;
    const message = wordRefusal(error, documentOf);
    const giveBack = (returned: PendingTransaction) => {
      if (!scheduled(store).some(({ name }) => name === releaseId)) return;
      returned.writeSystem(id, { ...rest, _type, state: 'active', error: { message } });
    };
    await commitTransaction(giveBack, { store, author: AUTHOR });
  }
}
