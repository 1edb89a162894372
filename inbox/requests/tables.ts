/** The tables of migrations 004 and 016, which hold the agency's work on requests. */
import type { Generated } from 'kysely';
import type { Stage } from '../contract/states.ts';

export type TreatmentColumns = ReadOutColumns & {
  version: Generated<number>;
  /** The stage of an application; null until a person has moved it on. */
  stage: Stage | null;
  assignee_id: string | null;
  /** The assignee's name as it was then: people leave. */
  assignee_name: string | null;
  /** The time of the agency's last action on it. */
  treated_at: number | null;
  /**
   * The time at which it went into quarantine: stored, not delivered, and listed apart until a person has looked at it.
   */
  quarantined_at: number | null;
  /** `honeypot`, `content`, `by_hand`. */
  quarantine_reason: string | null;
  /** A JSON array of `Sign`, the strongest first. Null: it was not judged, or before signs were stored. */
  quarantine_signs: string | null;
  /** 1 when `search_texts` holds its present text. */
  indexed: Generated<number>;
};

/** The columns that `read-out.ts` extracts; null for missing values. */
export type ReadOutColumns = {
  /** The sender's e-mail address in lower case. */
  sender_email: string | null;
  /** The sender's phone number in the form of `phoneKey`. */
  sender_phone: string | null;
  company: string | null;
  company_key: string | null;
  service: string | null;
  budget: string | null;
  /** The document it is about: the job applied for, the post commented. */
  about_id: string | null;
};

/** Columns of `attachments`: the person who released a file in doubt. */
export type ReleaseColumns = {
  released_at: number | null;
  released_by_id: string | null;
  released_by_name: string | null;
};

/** Columns of `deliveries`: the person of the agency a mail is written to; null for every other mail. */
export type AddresseeColumns = {
  staff_id: string | null;
  /** The name as it was then: people leave. */
  staff_name: string | null;
  /** The name of the person by whose act the mail is written. */
  actor_name: string | null;
  /** The number of requests one mail is about. */
  covers: Generated<number>;
};

type NotesTable = {
  id: string;
  request_id: string;
  at: number;
  author_id: string;
  author_name: string;
  text: string;
  /** JSON array of the people it mentions, id and name; null for none. */
  mentions: string | null;
};

type HistoryTable = {
  id: string;
  request_id: string;
  at: number;
  /** The person; null for the site, or the sender by a private link. */
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  /** JSON object of texts, figures and nulls. */
  details: string;
};

/** The audit log. It outlives its request, so it holds no data of a visitor. */
type AuditTable = Omit<HistoryTable, 'request_id'> & {
  /** The roles in the format of `readRoles`; null without a person. */
  actor_roles: string | null;
  request_id: string | null;
};

type SearchTextsTable = {
  request_id: string;
  /** The folded words, each once, with one space between them. */
  words: string;
};

/** A row for each request a person has opened; without one it is unread for them. */
type ReadsTable = { request_id: string; staff_id: string; read_at: number };

/** The date on which a person wants a request back, one for each. */
type FollowUpsTable = {
  request_id: string;
  staff_id: string;
  due_at: number;
  /** The time of the mail about it. */
  told_at: number | null;
};

export type TreatmentTables = {
  request_notes: NotesTable;
  request_history: HistoryTable;
  request_reads: ReadsTable;
  request_follow_ups: FollowUpsTable;
  audit_log: AuditTable;
  search_texts: SearchTextsTable;
};
