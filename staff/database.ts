/** The tables of people, their sessions, tokens and factors, on either engine. */
import { type Generated, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Copied } from '../packages/kit/database/copy-tables.ts';
import {
  connectEngine,
  type DatabaseOptions,
  openTables,
  openTablesAs,
  type Schema,
} from '../packages/kit/database/database.ts';
import type { Counter } from './attempt-limits.ts';
import type { AuditEvent } from './audit-event.ts';
import { people } from './migrations/001-people.ts';
import { severalRoles } from './migrations/002-several-roles.ts';
import { origins } from './migrations/003-origins.ts';
import { studioSessions } from './migrations/004-studio-sessions.ts';
import { previewLinks } from './migrations/005-preview-links.ts';

/** The people. All times, here and in other tables, are texts in ISO 8601, UTC: they are in order as texts. */
type PeopleTable = {
  id: string;
  name: string;
  /** The roles in the format of `readRoles`, as in the other tables. */
  roles: string;
  created: string;
  /** The address, null in a row that is only a name in the history. */
  email: string | null;
  /** The address as compared: one address, however it is capitalised, is one person. */
  email_key: string | null;
  /** A PHC string: algorithm and parameters are in it. */
  password: string | null;
  removed: string | null;
};

/**
 * One row per browser in which a person is logged in. The token itself is only in its cookie, or in another site's
 * Studio.
 */
type SessionsTable = {
  id: string;
  token_hash: string;
  person: string;
  device: string;
  address: string;
  created: string;
  last_seen: string;
  /** 1 where only the password has been given and a second factor is awaited: such a session opens nothing. */
  awaits_factor: 0 | 1;
  /** The time its person last proved who they are: factors are changed only shortly after. */
  proved: string | null;
  /** Origin of the other site whose Studio it was opened for; null for a session of our own pages. */
  studio: string | null;
  /**
   * The time until which that Studio may exchange its id for a token; null afterwards, and for sessions of our own
   * pages.
   */
  exchange_until: string | null;
};

/** Single-use links: to an account, or to a new password for one. A used link has no row. */
type LinksTable = {
  id: string;
  token_hash: string;
  purpose: 'invitation' | 'password';
  created: string;
  expires: string;
  /** The address of an invitation; so are the next four. */
  email: string | null;
  email_key: string | null;
  roles: string | null;
  invited_by: string | null;
  /** The time at which the mail was sent; null before. */
  sent: string | null;
  /** The time it was written to a folder instead: there is no mail server yet. */
  written: string | null;
  /** The person a new password is for: one link at a time. */
  person: string | null;
};

/** Programs that may use the API. Like people they stay named in the history after their end. */
type ProgramsTable = {
  id: string;
  name: string;
  roles: string;
  created: string;
  created_by: string;
  /** Null once revoked. */
  token_hash: string | null;
  last_used: string | null;
  revoked: string | null;
  /** Null for a token without end. */
  expires: string | null;
};

/** The audit log: who did what to accounts, when, from where. Names are those of the time. */
type StaffAuditTable = {
  sequence: Generated<number>;
  at: string;
  event: AuditEvent;
  actor: string | null;
  actor_name: string | null;
  subject: string | null;
  address: string;
  device: string;
};

/** WebAuthn credentials: public keys, which open nothing for a thief. */
type PasskeysTable = {
  /** The credential's own id, in base64url. */
  id: string;
  person: string;
  name: string;
  public_key: Uint8Array;
  /** The number of signatures its authenticator reports: a copy of one falls behind. */
  counter: number;
  created: string;
  last_used: string | null;
};

/** TOTP, one per person. */
type AuthenticatorAppsTable = {
  person: string;
  /** Encrypted with a key derived from the site's secret. */
  secret: Uint8Array;
  created: string;
  /** Null until a first code has proved that the app has the secret. */
  confirmed: string | null;
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  last_step: number;
  last_used: string | null;
};

/** Recovery codes for the day the other factors are lost. A used one has no row. */
type RecoveryCodesTable = { code_hash: string; person: string; created: string };

/** Browsers a person has logged in with before. The token itself is only in the browser's cookie. */
type DevicesTable = { token_hash: string; person: string; last_seen: string };

/** Attempts counted under a key until its time is over. */
type AttemptsTable = { counter: Counter; bucket: number; used: number; until: number };

/** Other sites whose pages may call the content API from a browser. */
type OriginsTable = {
  id: string;
  origin: string;
  /** 1 where the session cookie is accepted from them too. */
  credentials: 0 | 1;
  created: string;
  created_by: string;
};

/** Valid links to drafts. Their content is signed, and never stored. */
type PreviewLinksTable = {
  id: string;
  path: string;
  perspective: string;
  whole_site: 0 | 1;
  ends: string;
  created: string;
  created_by: string;
};

/** Challenges that came back signed, until they would be too late anyway. */
type SpentChallengesTable = { nonce: string; until: number };

export type StaffTables = {
  people: PeopleTable;
  sessions: SessionsTable;
  links: LinksTable;
  programs: ProgramsTable;
  staff_audit: StaffAuditTable;
  passkeys: PasskeysTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: RecoveryCodesTable;
  devices: DevicesTable;
  attempts: AttemptsTable;
  spent_challenges: SpentChallengesTable;
  origins: OriginsTable;
  preview_links: PreviewLinksTable;
};

export type StaffDatabase = Kysely<StaffTables>;

const SCHEMA: Schema = {
  migrations: {
    '001-people': people,
    '002-several-roles': severalRoles,
    '003-origins': origins,
    '004-studio-sessions': studioSessions,
    '005-preview-links': previewLinks,
  },
  // The inbox has migrations of its own, perhaps in the same database.
  migrationTable: 'staff_migrations',
};

/** The tables of a backup of PostgreSQL. A table that is forgotten here does not compile. */
export const COPIED_STAFF_TABLES = {
  people: { key: ['id'], batch: 500 },
  programs: { key: ['id'], batch: 500 },
  passkeys: { key: ['id'], batch: 500 },
  authenticator_apps: { key: ['person'], batch: 500 },
  recovery_codes: { key: ['code_hash'], batch: 500 },
  devices: { key: ['token_hash', 'person'], batch: 500 },
  staff_audit: { key: ['sequence'], batch: 500, numbered: 'sequence' },
  sessions: { key: ['id'], batch: 500 },
  links: { key: ['id'], batch: 500 },
  origins: { key: ['id'], batch: 500 },
  preview_links: { key: ['id'], batch: 500 },
  // Counters are not copied: they start at zero where the backup is restored.
  attempts: undefined,
  spent_challenges: undefined,
} as const satisfies Record<keyof StaffTables, Copied | undefined>;

/**
 * Whether the rows of a backup may come back, by table. A restore over accounts that can be read keeps those, and takes
 * none of a backup: nothing that was revoked since is in force again. This list is for where there are none, after a lost
 * disk or on a new machine: nobody knows what was revoked since. What people log in with comes back, or nobody could;
 * what opens something for whoever holds it, or lets others in, does not. A table that is forgotten here does not compile.
 */
export const COMES_BACK = {
  people: true,
  passkeys: true,
  authenticator_apps: true,
  recovery_codes: true,
  devices: true,
  staff_audit: true,
  // Tokens do not come back: the programs stay as names in the history.
  programs: false,
  sessions: false,
  links: false,
  preview_links: false,
  origins: false,
  attempts: false,
  spent_challenges: false,
} as const satisfies Record<keyof StaffTables, boolean>;

/**
 * @throws {NewerDatabaseError}
 * @throws the engine's or the migrator's error: the database refuses, say. One that is away is waited for.
 */
export const openStaffDatabase = (
  options: DatabaseOptions,
  reportError: (error: Error) => void,
): Promise<StaffDatabase> => openTables(options, SCHEMA, reportError);

/** Opens the database as it is, without migrations, for a caller that only reads. */
export const connectStaffDatabase = (
  options: DatabaseOptions,
  reportError: (error: Error) => void,
): Promise<StaffDatabase> => connectEngine(options, reportError);

/** Opens a new database with the tables that another one has, maybe those of an earlier version: for copies. */
export const openStaffDatabaseAs = (
  options: DatabaseOptions,
  other: StaffDatabase,
): Promise<StaffDatabase> => openTablesAs(options, SCHEMA, other);

/** The number of an advisory lock: PostgreSQL identifies locks by number only. */
const LOCK = 7_205_418;

/**
 * Runs a change in a transaction, one after the other in all processes, so that a rule that was checked still holds at
 * the commit.
 */
export function inTransaction<Result>(
  db: StaffDatabase,
  change: (transaction: StaffDatabase) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return change(db);
  return db.transaction().execute(async (transaction) => {
    // SQLite allows a single writer anyway.
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    }
    return change(transaction);
  });
}
