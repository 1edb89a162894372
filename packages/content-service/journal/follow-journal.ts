/**
 * Writes to the shared log and follows it, one after the other: a planned transaction is written, or given up, before
 * more is read.
 */
import { type Commit, type Transaction, TransactionExistsError } from '../documents/change.ts';
import type { JournalPosition, LoggedCommit, PlannedCommit } from './journal-statements.ts';
import {
  JournalUnavailableError,
  OtherLogError,
  RepeatedIdError,
  type SharedJournal,
} from './shared-journal.ts';

type TransactionSource = Transaction | (() => Transaction);

/** The copy of one process. */
type Copy = {
  /** The position up to which the copy has followed the log. */
  place(): JournalPosition;
  plan(source: TransactionSource): PlannedCommit;
  /** Adds the next transaction of the log. */
  copy(commit: LoggedCommit): void;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Makes a copy follow the log, and gives it `commit`, `current` and `isBehind` of a `DocumentStore`. */
export function followJournal(journal: SharedJournal, { place, plan, copy, warn }: Copy) {
  let turn: Promise<unknown> = Promise.resolve();
  /** The read that waits for its turn: callers share it until it begins. */
  let reading: Promise<void> | undefined;
  /** Whether the last reading found no log to read: the copy may be old. */
  let isBehind = false;

  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = turn.then(act);
    turn = done.catch(() => {});
    return done;
  }

  /** Reads what others have written up to now. */
  async function catchUp(): Promise<void> {
    for (;;) {
      const missed = await journal.after(place());
      if (missed.length === 0) return;
      for (const commit of missed) {
        const next = place().sequence + 1;
        if (commit.sequence !== next) {
          throw new Error(`transaction ${next} is missing in the shared log`);
        }
        copy(commit);
      }
    }
  }

  async function append(source: TransactionSource): Promise<Commit> {
    let planned = plan(source);
    let number = await journal.append(planned, place().sequence);
    if (number === undefined) {
      await catchUp();
      planned = plan(source);
      number = await journal.append(planned, place().sequence);
    }
    // Another process was first twice: this attempt locks the log, so that no other can be first again.
    number ??= await journal.appendInLine(async () => {
      await catchUp();
      planned = plan(source);
      return planned;
    });
    return { ...planned, sequence: number };
  }

  async function write(source: TransactionSource): Promise<Commit> {
    const commit = await append(source).catch((error: unknown) => {
      throw error instanceof RepeatedIdError ? new TransactionExistsError(error.message) : error;
    });
    try {
      copy(commit);
    } catch (error) {
      // The transaction is in the shared log; this copy, perhaps on a full disk, gets it at its next read.
      warn('a transaction could not be copied yet', { error: String(error) });
    }
    return commit;
  }

  function current(): Promise<void> {
    reading ??= inTurn(async () => {
      reading = undefined;
      try {
        await catchUp();
        isBehind = false;
      } catch (error) {
        isBehind = error instanceof JournalUnavailableError;
        throw error;
      }
    });
    return reading;
  }

  journal.watch(() => {
    current().catch((error: unknown) => {
      if (error instanceof JournalUnavailableError && !(error instanceof OtherLogError)) return;
      warn('the shared log could not be followed', { error: String(error) });
    });
  });
  return {
    commit: (source: TransactionSource) => inTurn(() => write(source)),
    current,
    isBehind: () => isBehind,
  };
}
