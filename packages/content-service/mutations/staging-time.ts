import { createContext, Script } from 'node:vm';
import { MutationRefusedError } from './mutation-errors.ts';

/** The time in which a transaction is prepared, in ms: 4 MB of documents take a tenth. No request is answered meanwhile. */
const STAGING_TIME = 2_000;

/**
 * Runs what prepares a transaction, and interrupts it wherever it is when the time is over. What paths, counters and
 * hunks cost depends on the document they meet, and the library that applies them has no limit of its own:
 * `unset: ['..a..a..a..a']` would take minutes (docs/decisions/081-bounded-writes.md).
 *
 * @param stage changes nothing but the transaction, which is thrown away when it is interrupted
 * @param quick whether the transaction needs no limit: see `isQuick` of `patch-operations.ts`. The platform's clock is a
 *   thread, whose start takes longer than most transactions, and much longer on a busy machine.
 * @throws {MutationRefusedError} 413 when the time is over, and what `stage` throws
 */
export function stageInTime(stage: () => void, quick: boolean): void {
  if (quick) {
    stage();
    return;
  }
  room.stage = stage;
  try {
    run.runInContext(room, { timeout: STAGING_TIME });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new MutationRefusedError(
      413,
      'transactionTooCostlyError',
      `The transaction takes more than ${STAGING_TIME} ms to apply: its paths, patches or documents are too many`,
    );
  } finally {
    room.stage = undefined;
  }
}

/** The platform interrupts scripts only: this one calls what it is given. */
const run = new Script('stage()');
const room: { stage?: (() => void) | undefined } = {};
createContext(room);

/** The error of a timeout is of no class of ours. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
