import type { Document } from '../document.ts';
import type { ItemNames } from '../source-maps/json-path.ts';
import type { FilterAnswer, FilterJob } from './evaluate-filter.ts';
import type { QueryAnswer } from './evaluate-query.ts';
import type { Language } from './parse-query.ts';
import type { Perspective } from './perspective.ts';
import type { QueryRefusal } from './query-errors.ts';

export interface WorkerData {
  file: string;
  projectId: string;
  dataset: string;
  /** Longest result, in UTF-16 units of JSON. */
  maxResultLength: number;
  /** Ids of documents the public may not read although their id is public. */
  hidden: readonly string[];
  /** The time in one query after which a worker ends itself, in ms: the process that should have ended it is gone. */
  selfDestructAfter: number;
}

export interface QueryJob {
  kind: 'query';
  query: string;
  language?: Language | undefined;
  params: Readonly<Record<string, unknown>>;
  perspective: Perspective;
  /** Whether the caller may see ids without a dot only. */
  publicOnly: boolean;
  /** Longest result of this caller's, in UTF-16 units of JSON; `maxResultLength` of `WorkerData` when absent. */
  maxResultLength?: number | undefined;
  identity: string;
  /** How the source map identifies array items; undefined when none is requested. */
  sourceMap?: ItemNames | undefined;
}

export type Job = QueryJob | FilterJob;

/** Returns the length of a job in memory, in UTF-16 units. */
export function lengthOf(job: Job): number {
  const documents = job.kind === 'filter' ? job.documents : [];
  return [job.query, JSON.stringify(job.params), ...documents].join('').length;
}

/** Messages to the worker: load your replica, a query, or what a transaction or a date changed. */
export type ToWorker =
  | { kind: 'load'; data: WorkerData }
  | { kind: 'ask'; number: number; job: Job }
  | {
      kind: 'commit';
      sequence: number;
      changes: { id: string; after: Document | null }[];
      /** Ids that are hidden from now on, and those that no longer are: see `WorkerData`. */
      hides: readonly string[];
      shows: readonly string[];
    };

/** Messages from the worker: it has loaded its replica, or the outcome of a query. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; number: number; answer: QueryAnswer | FilterAnswer }
  | { kind: 'refusal'; number: number; refusal: QueryRefusal };
