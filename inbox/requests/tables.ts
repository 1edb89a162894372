/** What migration 004 keeps of the agency's work on requests. */
import type { Generated } from 'kysely';
import type { Role } from '../../staff/roles.ts';
import type { Stage } from '../contract/states.ts';

/** Columns of `requests`. */
export type TreatmentColumns = {
  version: Generated<number>;
  /** Of applications. Null: nobody has moved it on yet. */
  stage: Stage | null;
  assignee_id: string | null;
  /** As they were called then: people leave. */
  assignee_name: string | null;
  /** When the agency last did something about it. */
  treated_at: number | null;
  /** Kept, delivered nowhere and shown apart until a person has looked at it. */
  quarantined_at: number | null;
  /** `honeypot`, `content`, `by_hand`. */
  quarantine_reason: string | null;
  /** JSON array of `Sign`, strongest first. Null: nothing judged it, or before that was kept. */
  quarantine_signs: string | null;
  /** 1 when `search_texts` says what it says. */
  indexed: Generated<number>;
};

/** Columns of `attachments`: who took it upon themselves that a file in doubt may be opened. */
export type ReleaseColumns = {
  released_at: number | null;
  released_by_id: string | null;
  released_by_name: string | null;
};

type NotesTable = {
  id: string;
  request_id: string;
  at: number;
  author_id: string;
  author_name: string;
  text: string;
};

/** Goes with its request. */
type HistoryTable = {
  id: string;
  request_id: string;
  at: number;
  /** Null: the site, or the sender by a private link. */
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  /** JSON object of texts, figures and nulls. */
  details: string;
};

/** Outlives its request, so nothing in it is of a visitor. */
type AuditTable = Omit<HistoryTable, 'request_id'> & {
  actor_role: Role | null;
  request_id: string | null;
};

type SearchTextsTable = {
  request_id: string;
  /** Folded, each once, with one space between them. */
  words: string;
};

export type TreatmentTables = {
  request_notes: NotesTable;
  request_history: HistoryTable;
  audit_log: AuditTable;
  search_texts: SearchTextsTable;
};
