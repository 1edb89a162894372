/** Restores the last backup beside the site once a week, with every check of a restore: docs/decisions/010-backups.md. */
import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { readBackupRecord, readDrillRecord, writeDrillRecord } from './backup-record.ts';

/** The pause between checks whether a drill is due. */
const LOOK_EVERY = 60 * 60_000; // ms
/** The wait before the first check: a start has other work. */
const FIRST_LOOK = 10 * 60_000; // ms
const WEEK = 7 * 24 * 60 * 60_000; // ms
/** The time limit of a drill: a hundred gigabytes from a slow disk. A longer one is killed, and tried again. */
const LONGEST = 3 * 60 * 60_000; // ms

type DrillOptions = {
  directory: string;
  /** The PostgreSQL of the site, where there is one. */
  databaseUrl?: string | undefined;
  /** File URL of `server/operations/restore.ts`: the server is bundled, so paths are explicit. */
  script: URL;
  log: Logger;
  clock?: () => Date;
  firstLook?: number;
};

/** A drill is due when the last one is a week old, or failed on another backup than the last. */
export async function isDrillDue(directory: string, now: Date): Promise<boolean> {
  const backup = await readBackupRecord(directory);
  if (!backup) return false;
  const drill = await readDrillRecord(directory);
  if (!drill) return true;
  if (drill.failure !== undefined && drill.folder !== backup.folder) return true;
  return now.getTime() - Date.parse(drill.at) >= WEEK;
}

export function recurRestoreDrill(options: DrillOptions): { close(): Promise<void> } {
  const {
    directory,
    databaseUrl,
    script,
    log,
    clock = () => new Date(),
    firstLook = FIRST_LOOK,
  } = options;
  const closing = new AbortController();
  const { signal } = closing;

  /** Runs the command a person would type, in a process of its own at the lowest priority. */
  function run(): Promise<string | undefined> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [fileURLToPath(script), '--drill'],
        { signal, timeout: LONGEST, killSignal: 'SIGKILL' },
        (error, _output, errors) =>
          resolve(error ? (errors.trim() || error.message).slice(0, 300) : undefined),
      );
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    });
  }

  async function drill(): Promise<void> {
    const before = await readDrillRecord(directory);
    const backup = await readBackupRecord(directory);
    const failure = await run();
    if (failure === undefined || signal.aborted) return;
    log.error({ failure }, 'the restore drill failed');
    const after = await readDrillRecord(directory);
    // The drill's process ended before it could record why: it was killed, ran out of memory or never started.
    if (after?.at === before?.at && backup) {
      const at = clock().toISOString();
      await writeDrillRecord({ directory, databaseUrl }, { at, folder: backup.folder, failure });
    }
  }

  async function keepDrilling(): Promise<void> {
    for (let wait = firstLook; !signal.aborted; wait = LOOK_EVERY) {
      await pause(wait, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted || !(await isDrillDue(directory, clock()))) continue;
      await drill().catch((error: unknown) =>
        log.error({ error: String(error) }, 'what came of the restore drill was not kept'),
      );
    }
  }
  const drilling = keepDrilling();
  return {
    async close() {
      closing.abort();
      await drilling;
    },
  };
}
