/** Lets pages share reads of content: a read is valid as long as a page made from it at that moment would be. */
import type { ContentReader, SharedReads } from '../../app/context.ts';
import type { ReadNotes } from '../content-fetch.ts';
import type { ContentChanges } from './content-changes.ts';

/** The period in which a shared read is reused: its result may depend on the hour. */
export const SHARED_PERIOD = 10_000; // ms

type ReaderOf = (notes: ReadNotes, shared?: SharedReads) => ContentReader;

/** Returns a function that begins a render and gives its reader. It reuses no read from before a later change. */
export function createSharedReads(
  { now, outdates }: Pick<ContentChanges, 'now' | 'outdates'>,
  readerOf: ReaderOf,
): () => (notes: ReadNotes) => ContentReader {
  const site = {};
  return () => {
    const since = now();
    const period = Math.floor(Date.now() / SHARED_PERIOD);
    const sharing = (notes: ReadNotes): ContentReader =>
      readerOf(notes, {
        site,
        period,
        holds(madeOf) {
          if (outdates(madeOf.tags, madeOf.since)) return false;
          notes.madeOf(madeOf.tags);
          return true;
        },
        async read(read) {
          const tags = new Set<string>();
          let isComplete = true;
          const recorded = sharing({
            madeOf(some) {
              for (const tag of some) tags.add(tag);
              notes.madeOf(some);
            },
            failed() {
              isComplete = false;
              notes.failed();
            },
          });
          const value = await read(recorded);
          return { value, madeOf: isComplete ? { tags: [...tags], since } : undefined };
        },
      });
    return sharing;
  };
}
