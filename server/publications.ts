/** Passes on which content was published, changed and unpublished, to services that open after the content. */
import { VISIBILITY_FIELDS } from '../model/document-types.ts';
import { OFF_PARTS, type SitePart } from '../model/site-parts.ts';
import type { PublishedChange } from '../packages/content-service/index.ts';
import { type Brand, DEFAULT_BRAND } from '../packages/drawings/brand/brand.ts';
import type { CachedPages } from './pages/cached-pages.ts';
import type { ContentChanges } from './pages/content-changes.ts';
import type { PicturesAhead } from './pages/pictures-ahead.ts';
import type { PublishedWatch } from './published-watch.ts';
import type { SiteSearchIndex } from './search-index.ts';

type Followers = {
  changes: Pick<ContentChanges, 'note'>;
  brand: PublishedWatch<Brand>;
  offParts: PublishedWatch<readonly SitePart[]>;
  search: Pick<SiteSearchIndex, 'invalidate'>;
  pages: Pick<CachedPages, 'invalidate' | 'invalidateComments' | 'confirmRevision'>;
  pictures: Pick<PicturesAhead, 'published'>;
};

export type Publications = {
  /** Adds services that are notified from now on. */
  addFollowers(followers: Partial<Followers>): void;
  /** The option `published` of the content service: see there. */
  published(changes: readonly PublishedChange[]): void;
  /**
   * Notifies of changes in another content service: content with these sync tags was published, changed or unpublished.
   * Undefined where it may be any content.
   */
  changedElsewhere(syncTags: readonly string[] | undefined): void;
  /** Resolves once no copy of a page holds the comments as they were. */
  commentsChanged(): Promise<void>;
  /** The brand that is followed, or the default one before it is. */
  brand(): Brand;
  /** The parts of the site that are off; undefined before they are followed. */
  offParts(): PublishedWatch<readonly SitePart[]> | undefined;
};

export function createPublications(): Publications {
  const followers: Partial<Followers> = {};

  function invalidate(syncTags: readonly string[]): void {
    followers.search?.invalidate();
    followers.pages?.invalidate(syncTags);
  }

  return {
    addFollowers(added) {
      Object.assign(followers, added);
    },
    published(changes) {
      const syncTags = changes.flatMap((change) => change.syncTags);
      // There are no changes when a date made documents public: which documents is not known.
      followers.changes?.note(changes.length > 0 ? syncTags : undefined);
      // `current` starts a new read when the brand may have changed.
      followers.brand?.current();
      followers.offParts?.current();
      const removals = changes.filter(isRemoval);
      if (removals.length > 0) invalidate(removals.flatMap((change) => change.syncTags));
      else followers.pages?.confirmRevision();
      followers.pictures?.published(syncTags);
    },
    changedElsewhere(syncTags) {
      followers.changes?.note(syncTags);
      if (syncTags) invalidate(syncTags);
    },
    commentsChanged: async () => followers.pages?.invalidateComments(),
    brand: () => followers.brand?.current() ?? DEFAULT_BRAND,
    offParts: () => followers.offParts,
  };
}

/**
 * Whether a change took a document, or its address, from the public: it was unpublished or deleted, or a field changed that
 * hides documents or parts of the site.
 */
function isRemoval({ before, after }: PublishedChange): boolean {
  if (!before) return false;
  return (
    !after ||
    [...VISIBILITY_FIELDS, OFF_PARTS].some(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
  );
}
