import type { Copied } from '../database/copy-tables.ts';
import type { InboxTables } from './database.ts';

/** What an inbox is copied by. A table that is forgotten here does not compile. */
export const COPIED_TABLES = {
  subscriptions: { key: ['id'], batch: 500 },
  // What a search finds is not copied: the copy has to be looked through again.
  requests: { key: ['id'], batch: 500, anew: { indexed: 0 } },
  submission_keys: { key: ['kind', 'key'], batch: 500 },
  deliveries: { key: ['id'], batch: 500 },
  // Five megabytes each at most.
  attachments: { key: ['id'], batch: 4 },
  comments: { key: ['request_id'], batch: 500 },
  request_notes: { key: ['id'], batch: 500 },
  request_history: { key: ['id'], batch: 500 },
  audit_log: { key: ['id'], batch: 500 },
  likes: { key: ['post_id', 'visitor_hash'], batch: 500 },
  revisions: { key: ['name'], batch: 500 },
  fruitless_searches: { key: ['term_hash', 'day'], batch: 500 },
  daily_checks: { key: ['day'], batch: 500 },
  // What is counted today counts from nothing where it is restored.
  daily_counts: undefined,
  // The inbox makes this table anew from the requests when it opens.
  search_texts: undefined,
} as const satisfies Record<keyof InboxTables, Copied | undefined>;
