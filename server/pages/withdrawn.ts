import type { PublishedChange } from '../../packages/content-service/index.ts';

/** The fields that decide whether a document is shown, since when, and where. */
const VISIBILITY = ['slug', 'status', 'isActive', 'publishDate'];

/** Whether a change took a document from the public or its address: unpublished, deleted, or a hiding field moved. */
export function isWithdrawal({ before, after }: PublishedChange): boolean {
  if (!before) return false;
  return (
    !after ||
    VISIBILITY.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  );
}
