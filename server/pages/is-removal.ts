import { VISIBILITY_FIELDS } from '../../model/document-types.ts';
import { OFF_PARTS } from '../../model/site-parts.ts';
import type { PublishedChange } from '../../packages/content-service/index.ts';

/** Whether a change took a document from the public or its address: unpublished, deleted, or a hiding field moved, that of the site's parts too. */
export function isRemoval({ before, after }: PublishedChange): boolean {
  if (!before) return false;
  return (
    !after ||
    [...VISIBILITY_FIELDS, OFF_PARTS].some(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
  );
}
