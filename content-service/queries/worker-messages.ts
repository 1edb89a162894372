import type { Document } from '../document.ts';
import type { FilterAnswer, FilterJob } from './evaluate-filter.ts';
import type { QueryAnswer } from './evaluate-query.ts';
import type { Perspective } from './perspective.ts';
import type { QueryRefusal } from './query-errors.ts';

/** What a worker is told first. */
export interface WorkerData {
  /** The database it loads its replica from. */
  file: string;
  projectId: string;
  dataset: string;
  /** Longest result, in UTF-16 units of JSON. */
  maxResultLength: number;
  /** Ids of documents the public may not read although their id is public. */
  hidden: readonly string[];
  /** After this many ms in one query a worker ends itself: whoever should have, is gone. */
  selfDestructAfter: number;
}

export interface QueryJob {
  kind: 'query';
  query: string;
  params: Readonly<Record<string, unknown>>;
  perspective: Perspective;
  /** True when the caller may see ids without a dot only. */
  publicOnly: boolean;
  identity: string;
}

export type Job = QueryJob | FilterJob;

/** To the worker: load your replica, a question, or what a transaction or a date changed. */
export type ToWorker =
  | { kind: 'load'; data: WorkerData }
  | { kind: 'ask'; number: number; job: Job }
  | {
      kind: 'commit';
      sequence: number;
      changes: { id: string; after: Document | null }[];
      /** As in `WorkerData`; absent when it is what it was. */
      hidden?: readonly string[];
    };

/** From the worker: it has loaded its replica, or what became of a question. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; number: number; answer: QueryAnswer | FilterAnswer }
  | { kind: 'refusal'; number: number; refusal: QueryRefusal };
