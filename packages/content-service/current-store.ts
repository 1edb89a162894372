import { lockDirectory } from './directory-lock.ts';
import { JournalUnavailableError } from './journal/shared-journal.ts';
import { type DocumentStore, openStore, type StoreOptions } from './store.ts';
import { prepareCopy } from './store-file.ts';

/**
 * Opens a store with what all processes have committed until now; while the shared log is away, with what its copy has.
 *
 * @throws {DirectoryInUseError}, {OwnContentError}, and {JournalUnavailableError} where there is no copy yet
 */
export async function openCurrentStore(options: StoreOptions): Promise<DocumentStore> {
  const { file, journal, warn = () => {} } = options;
  if (journal) {
    // The lock fails when another process serves the directory.
    const letGo = lockDirectory(`${file}.lock`);
    try {
      await prepareCopy({ ...options, journal, warn });
    } finally {
      letGo();
    }
  }
  const store = openStore(options);
  try {
    await store.current().catch(passWhileAway);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Ignores a shared log that does not answer: callers get the local copy. */
export function passWhileAway(error: unknown): void {
  if (!(error instanceof JournalUnavailableError)) throw error;
}
