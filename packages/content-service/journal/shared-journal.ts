/**
 * The shared order of transactions of several processes, in PostgreSQL. One row holds the end of the log: a process
 * plans on its own copy, and writes its plan with a statement that only takes effect if the end has not moved.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { openTables } from '../../kit/database/database.ts';
import { isUnavailable } from '../../kit/database/unavailable.ts';
import { journalSchema } from './journal-schema.ts';
import {
  beginLog,
  FORMAT,
  Head,
  holds,
  type JournalPosition,
  type JournalTables,
  type LoggedCommit,
  type PlannedCommit,
  readAfter,
  readHead,
  write,
} from './journal-statements.ts';
import { MESSAGES, watchJournal } from './watch-journal.ts';

export interface SharedJournal {
  /** The database, for tables beside the log. */
  readonly db: Kysely<JournalTables>;
  /**
   * The name of this log: a copy of another log is useless. Undefined where the database was unavailable at the start.
   */
  readonly name: string | undefined;
  /**
   * Writes a transaction behind number `expected`, whole or not at all.
   *
   * @returns its number; undefined where another came first
   * @throws {JournalUnavailableError}, {RepeatedIdError}
   */
  append(planned: PlannedCommit, expected: number): Promise<number | undefined>;
  /**
   * Keeps others from writing while `plan` reads up to the head and plans, for a writer who was too late twice.
   *
   * @throws {JournalUnavailableError}, {RepeatedIdError} and what `plan` throws
   */
  appendInLine(plan: () => Promise<PlannedCommit>): Promise<number>;
  /**
   * Returns transactions after a position, oldest first, several at once.
   * @throws {JournalUnavailableError}, {OtherLogError}
   */
  after(place: JournalPosition): Promise<LoggedCommit[]>;
  /** The number of the last transaction. @throws {JournalUnavailableError} */
  head(): Promise<number>;
  /** Whether the log has this transaction at this number. @throws {JournalUnavailableError} */
  holds(place: JournalPosition): Promise<boolean>;
  /** Calls `moved` when the log may have grown: after a notification of the database, and at intervals. */
  watch(moved: () => void): void;
  /** Sends the other processes a text of at most 7,000 bytes, without any guarantee of delivery. */
  tell(text: string): void;
  /** Hands on what other processes tell. */
  hear(listener: (text: string) => void): void;
  close(): Promise<void>;
}

/**
 * Thrown when PostgreSQL does not answer, or refuses this process: a retry may succeed. A transaction that was sent may
 * have been written; a retry with its id finds out.
 */
export class JournalUnavailableError extends Error {
  override readonly name = 'JournalUnavailableError';
}

/**
 * Thrown when the log is no longer the one that was copied: another was restored in its place, or it lost its last
 * transactions.
 */
export class OtherLogError extends JournalUnavailableError {
  constructor() {
    super('The shared log is another one than this process follows: restart it');
  }
}

/** A transaction of this id is in the log. */
export class RepeatedIdError extends Error {
  override readonly name = 'RepeatedIdError';
}

/** The longest time to find out whether a write was committed. */
const IN_DOUBT = 5_000; // ms
/** The longest a writer waits for the row, and holds it. */
const LONGEST_LOCK = 2_000; // ms
const LONGEST_HOLD = 5_000; // ms

const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const IDLE_IN_TRANSACTION = '25P03';

/**
 * Opens the log, and makes it where there is none.
 *
 * @param warn told of a server that is away
 * @throws {NewerDatabaseError} and what the database says that is there and refuses
 */
export async function openSharedJournal(
  url: string,
  warn: (message: string, details: Record<string, unknown>) => void,
): Promise<SharedJournal> {
  const report = (error: Error) => warn('PostgreSQL is away', { error: error.message });
  const db = await openTables<JournalTables>({ kind: 'postgres', url }, journalSchema, report);
  const name = await withAwayError(async () => {
    await beginLog(db);
    return (await readHead(db)).name;
  }).catch(async (error: unknown) => {
    if (error instanceof JournalUnavailableError) return undefined;
    await db.destroy();
    throw error;
  });

  const self = randomUUID();
  const watching: (() => Promise<void>)[] = [];
  const hearing: ((text: string) => void)[] = [];
  /** The name of the log that is followed: known once it was reached. */
  let followed = name;
  /** Whether the copy was compared with the log since this process follows it. */
  let isCompared = false;

  async function readFollowed(): Promise<number> {
    const { name: headName, sequence, format } = await readHead(db);
    followed ??= headName;
    if (headName !== followed) throw new OtherLogError();
    if (format !== FORMAT) throw otherVersion();
    return sequence;
  }

  /** Passes on a message of another process. Anyone in the database may send one: unknown messages are ignored. */
  function hear(payload: string): void {
    try {
      const { from, text } = Message.parse(JSON.parse(payload));
      if (from !== self) for (const listener of hearing) listener(text);
    } catch (error) {
      warn('what another process told was not understood', { error: String(error) });
    }
  }

  async function append(planned: PlannedCommit, expected: number): Promise<number | undefined> {
    if (followed === undefined) await withAwayError(readFollowed);
    const until = performance.now() + IN_DOUBT;
    for (let isInDoubt = false; ; isInDoubt = true) {
      let isSent = isInDoubt;
      try {
        return await db.connection().execute((connection) => {
          isSent = true;
          return write(connection, planned, { name: followed, expected });
        });
      } catch (error) {
        if (!isSent && isUnavailable(error)) throw away(error);
        if (isRepeated(error) && !isInDoubt) throw new RepeatedIdError(planned.transactionId);
        // A transaction that was sent twice conflicts with itself where the first attempt was committed.
        if (!isRepeated(error) && !isUnavailable(error)) throw error;
        const commitOutcome = await outcome(planned.transactionId, until);
        if (commitOutcome.written === expected + 1) return commitOutcome.written;
        if (commitOutcome.written !== undefined) throw new RepeatedIdError(planned.transactionId);
        if (commitOutcome.head > expected) return undefined;
        if (performance.now() > until) throw away(error);
      }
    }
  }

  /** Finds out whether a statement was committed whose answer was lost: it may still be while the end has not moved. */
  async function outcome(id: string, until: number) {
    for (;;) {
      try {
        const { rows } = await sql`select
            (select sequence from content_transactions where id = ${id}) as written,
            (select sequence from content_head) as head`.execute(db);
        return Outcome.parse(rows[0]);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        if (performance.now() > until) throw away(error);
        await wait(100);
      }
    }
  }

  return {
    db,
    name,
    append,
    async appendInLine(plan) {
      let written: { planned: PlannedCommit; expected: number } | undefined;
      try {
        return await db.transaction().execute(async (trx) => {
          await sql`set local lock_timeout = ${sql.lit(LONGEST_LOCK)}`.execute(trx);
          await sql`set local idle_in_transaction_session_timeout = ${sql.lit(LONGEST_HOLD)}`.execute(
            trx,
          );
          const { rows } =
            await sql`select name, sequence, format from content_head for update`.execute(trx);
          const { name: headName, sequence: expected, format } = Head.parse(rows[0]);
          if (headName !== followed) throw new OtherLogError();
          if (format !== FORMAT) throw otherVersion();
          const planned = await plan();
          written = { planned, expected };
          const sequence = await write(trx, planned, { name: headName, expected });
          if (sequence === undefined) throw new Error('the log moved under its lock');
          return sequence;
        });
      } catch (error) {
        if (isRepeated(error)) throw new RepeatedIdError(written?.planned.transactionId);
        if (!isUnavailable(error) && !isLocked(error)) throw error;
        if (!written) throw away(error);
        const commitOutcome = await outcome(
          written.planned.transactionId,
          performance.now() + IN_DOUBT,
        );
        if (commitOutcome.written !== undefined) return commitOutcome.written;
        throw away(error);
      }
    },
    after: (place) =>
      withAwayError(async () => {
        const head = await readFollowed();
        if (head === place.sequence && isCompared) return [];
        if (head < place.sequence || !(await holds(db, place))) throw new OtherLogError();
        isCompared = true;
        return readAfter(db, place.sequence);
      }),
    head: () => withAwayError(readFollowed),
    holds: (place) => withAwayError(() => holds(db, place)),
    watch: (moved) => watching.push(watchJournal(url, { moved, receive: hear, report })),
    tell(text) {
      const payload = JSON.stringify({ from: self, text });
      sql`select pg_notify(${MESSAGES}, ${payload})`.execute(db).catch(() => {});
    },
    hear: (listener) => hearing.push(listener),
    async close() {
      await Promise.all(watching.map((stop) => stop()));
      await db.destroy();
    },
  };
}

const Outcome = z.object({
  written: z
    .number()
    .nullable()
    .transform((sequence) => sequence ?? undefined),
  head: z.number(),
});

const Message = z.object({ from: z.string(), text: z.string() });

/** Runs a read; rejects with `JournalUnavailableError` when the server is unavailable. */
async function withAwayError<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? away(error) : error;
  }
}

function otherVersion(): JournalUnavailableError {
  return new JournalUnavailableError('The content is kept by another version of this program');
}

function away(cause: unknown): JournalUnavailableError {
  return new JournalUnavailableError('PostgreSQL, which keeps the content, does not answer', {
    cause,
  });
}

function isRepeated(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** Whether another writer held the row for too long, or this one did. */
function isLocked(error: unknown): boolean {
  return [LOCK_NOT_AVAILABLE, IDLE_IN_TRANSACTION].includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  return z.object({ code: z.string().optional() }).catch({}).parse(error).code;
}
