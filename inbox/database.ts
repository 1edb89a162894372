/** The inbox's tables, on either engine. */
import type { Generated, Kysely } from 'kysely';
import type { Copied } from '../packages/kit/database/copy-tables.ts';
import {
  connectEngine,
  type DatabaseOptions,
  openTables,
  openTablesAs,
  type Schema,
} from '../packages/kit/database/database.ts';
import type { AnswerTables } from './answers/tables.ts';
import type { CommentTables } from './comments/tables.ts';
import type { Status, SubscriptionState } from './contract/states.ts';
import type { CheckOutcome } from './daily-check/check-outcome.ts';
import type { Channel, DeliveryState, Failure } from './deliveries/delivery.ts';
import type { DailyFiguresTable } from './figures/figure.ts';
import type { MailingsTable } from './mailings/mailing-table.ts';
import { requestsAndDeliveries } from './migrations/001-requests-and-deliveries.ts';
import { subscriptions } from './migrations/002-subscriptions.ts';
import { applicationsCommentsAndLikes } from './migrations/003-applications-comments-and-likes.ts';
import { treatment } from './migrations/004-treatment.ts';
import { promises } from './migrations/005-promises.ts';
import { fruitlessSearches } from './migrations/006-fruitless-searches.ts';
import { quarantineSigns } from './migrations/007-quarantine-signs.ts';
import { dailyCounts } from './migrations/008-daily-counts.ts';
import { dailyChecks } from './migrations/009-daily-checks.ts';
import { answers } from './migrations/010-answers.ts';
import { webhooks } from './migrations/011-webhooks.ts';
import { commentAnswers } from './migrations/012-comment-answers.ts';
import { followUps } from './migrations/013-follow-ups.ts';
import { oneAxisOfStages } from './migrations/014-one-axis-of-stages.ts';
import { mailings } from './migrations/015-mailings.ts';
import { readOutColumns } from './migrations/016-read-out-columns.ts';
import { severalRoles } from './migrations/017-several-roles.ts';
import { dailyFigures } from './migrations/018-daily-figures.ts';
import type { DailyCountsTable } from './quotas/tables.ts';
import type {
  AddresseeColumns,
  ReleaseColumns,
  TreatmentColumns,
  TreatmentTables,
} from './requests/tables.ts';
import type { Verdict } from './uploads/inspection.ts';
import type { WebhookTables } from './webhooks/tables.ts';

type RequestsTable = TreatmentColumns & {
  id: string;
  kind: string;
  /** The reference by which the visitor and the agency name it. */
  reference: string;
  status: Status;
  content_hash: string;
  /** JSON object of texts. */
  fields: string;
  received_at: number;
  /** The newsletter subscription that it requested. */
  subscription_id: string | null;
  /** JSON of a `Subject`. */
  about: string | null;
  /** The time an answer was promised by; null when none was. */
  due_at: number | null;
  /** The time at which its assignee was reminded; without one, the team. */
  reminded_at: number | null;
  /** The time at which the team was reminded. */
  team_reminded_at: number | null;
  /** The time at which its sender withdrew it: it needs no answer any more. */
  withdrawn_at: number | null;
  /** JSON of a `Source`: the beginning of the visit in which it was sent. */
  source: string | null;
};

/**
 * A file sent with a request. The database holds its bytes, so that one transaction and one backup cover everything.
 */
type AttachmentsTable = ReleaseColumns & {
  id: string;
  request_id: string;
  /** The form's field. */
  field: string;
  /** The visitor's file name, cleaned. For display: no file is ever written under it. */
  name: string;
  extension: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  verdict: Verdict;
  /** JSON array of `Finding`. */
  findings: string;
  bytes: Uint8Array;
};

/** The number of times a term found nothing on a day. */
type FruitlessSearchesTable = {
  /** Keyed. */
  term_hash: string;
  /** `2026-11-21`, UTC. */
  day: string;
  count: number;
  /** The term itself; null until several people have searched for it. */
  term: string | null;
};

/** The site's own check of its form. */
type DailyChecksTable = {
  /** `2026-11-21`, UTC. */
  day: string;
  began_at: number;
  ended_at: number | null;
  outcome: CheckOutcome | null;
  /** The last error of the server. */
  detail: string | null;
};

type SubmissionKeysTable = {
  kind: string;
  key: string;
  request_id: string;
  /** Null: for as long as the request is stored. */
  expires_at: number | null;
};

type DeliveriesTable = AddresseeColumns & {
  id: string;
  request_id: string;
  channel: Channel;
  state: DeliveryState;
  /** The attempts so far. Also the fencing token of a lease: only the latest attempt may record an outcome. */
  attempts: Generated<number>;
  due_at: number;
  give_up_at: number;
  lease_until: number | null;
  message_id: string;
  failure: Failure | null;
  last_error: string | null;
  sent_at: number | null;
  created_at: number;
  /** The subscriber who gets this letter. */
  subscription_id: string | null;
};

/** `pending` was never confirmed by the address's owner, and is erased when it is not in time. */
type SubscriptionsTable = {
  id: string;
  /** A keyed hash: all that remains of an address whose owner unsubscribed. */
  address_hash: string;
  /** Null once unsubscribed. */
  address: string | null;
  state: SubscriptionState;
  /**
   * The version in `newsletter/consents.ts` agreed to at `requested_at`. With `confirmed_at`, it proves the consent.
   */
  consent: number;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** The time of the last mail about the subscription, for its cooldown. */
  mailed_at: number | null;
  /** Letters in a row that its mail server refused. */
  refusals: Generated<number>;
  /** The time at which it was closed for that reason. */
  closed_at: number | null;
};

export type InboxTables = TreatmentTables &
  AnswerTables &
  CommentTables &
  WebhookTables & {
    requests: RequestsTable;
    submission_keys: SubmissionKeysTable;
    deliveries: DeliveriesTable;
    subscriptions: SubscriptionsTable;
    attachments: AttachmentsTable;
    fruitless_searches: FruitlessSearchesTable;
    daily_counts: DailyCountsTable;
    daily_figures: DailyFiguresTable;
    daily_checks: DailyChecksTable;
    mailings: MailingsTable;
  };

export type InboxDatabase = Kysely<InboxTables>;

const SCHEMA: Schema = {
  migrations: {
    '001-requests-and-deliveries': requestsAndDeliveries,
    '002-subscriptions': subscriptions,
    '003-applications-comments-and-likes': applicationsCommentsAndLikes,
    '004-treatment': treatment,
    '005-promises': promises,
    '006-fruitless-searches': fruitlessSearches,
    '007-quarantine-signs': quarantineSigns,
    '008-daily-counts': dailyCounts,
    '009-daily-checks': dailyChecks,
    '010-answers': answers,
    '011-webhooks': webhooks,
    '012-comment-answers': commentAnswers,
    '013-follow-ups': followUps,
    '014-one-axis-of-stages': oneAxisOfStages,
    '015-mailings': mailings,
    '016-read-out-columns': readOutColumns,
    '017-several-roles': severalRoles,
    '018-daily-figures': dailyFigures,
  },
};

/**
 * @throws {NewerDatabaseError}
 * @throws the engine's or the migrator's error: the database refuses, say. One that is away is waited for.
 */
export const openDatabase = (
  options: DatabaseOptions,
  reportError: (error: Error) => void,
): Promise<InboxDatabase> => openTables(options, SCHEMA, reportError);

/** Opens the database as it is, without migrations, for a process that only reads. */
export const connectDatabase = (
  options: DatabaseOptions,
  reportError: (error: Error) => void,
): Promise<InboxDatabase> => connectEngine(options, reportError);

/** Opens a new database with the tables that another one has, maybe those of an earlier version: for copies. */
export const openDatabaseAs = (
  options: DatabaseOptions,
  other: InboxDatabase,
): Promise<InboxDatabase> => openTablesAs(options, SCHEMA, other);

/** The tables of a backup, with their keys. A table that is forgotten here does not compile. */
export const COPIED_TABLES = {
  subscriptions: { key: ['id'], batch: 500 },
  // The search index is not copied: `indexed: 0` has the copy's requests indexed anew.
  requests: { key: ['id'], batch: 500, anew: { indexed: 0 } },
  submission_keys: { key: ['kind', 'key'], batch: 500 },
  // An issue has a hundred kilobytes at most.
  mailings: { key: ['request_id'], batch: 20 },
  deliveries: { key: ['id'], batch: 500 },
  webhooks: { key: ['id'], batch: 500 },
  webhook_messages: { key: ['delivery_id'], batch: 500 },
  // An attachment has five megabytes at most.
  attachments: { key: ['id'], batch: 4 },
  comments: { key: ['request_id'], batch: 500 },
  comment_answers: { key: ['request_id'], batch: 500 },
  request_notes: { key: ['id'], batch: 500 },
  request_history: { key: ['id'], batch: 500 },
  answers: { key: ['id'], batch: 500 },
  answer_templates: { key: ['id'], batch: 500 },
  request_reads: { key: ['request_id', 'staff_id'], batch: 500 },
  request_follow_ups: { key: ['request_id', 'staff_id'], batch: 500 },
  audit_log: { key: ['id'], batch: 500 },
  likes: { key: ['post_id', 'visitor_hash'], batch: 500 },
  revisions: { key: ['name'], batch: 500 },
  fruitless_searches: { key: ['term_hash', 'day'], batch: 500 },
  daily_checks: { key: ['day'], batch: 500 },
  daily_figures: { key: ['day', 'figure', 'subject'], batch: 500 },
  // Daily counts are not copied: a restored inbox begins them at zero.
  daily_counts: undefined,
  // This table is not copied: the inbox fills it from the requests when it opens.
  search_texts: undefined,
} as const satisfies Record<keyof InboxTables, Copied | undefined>;
