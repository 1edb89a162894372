import { type Document, isPublicId } from './document.ts';
import { syncTagsOf } from './queries/sync-tags.ts';
import type { DocumentStore } from './store.ts';

export interface PublishedChange {
  before: Document | null;
  after: Document | null;
  /** The sync tags of the answers that showed the document before, or show it now. */
  syncTags: readonly string[];
}

/** Calls `published` after each commit that changed public documents, and with none when a day made some public. */
export function followPublished(
  store: Pick<DocumentStore, 'onCommit' | 'onAppearance'>,
  published: (changes: readonly PublishedChange[]) => void,
): void {
  store.onCommit(({ changes }) => {
    const seen = changes.filter(({ id }) => isPublicId(id));
    if (seen.length > 0) published(seen.map(withSyncTags));
  });
  store.onAppearance(() => published([]));
}

function withSyncTags({ before, after }: Omit<PublishedChange, 'syncTags'>): PublishedChange {
  const versions = [before, after].filter((document) => document !== null);
  return {
    before,
    after,
    syncTags: [...new Set(versions.flatMap((document) => [...syncTagsOf(document)]))],
  };
}
