/** Looks for damage in what the installation keeps, at the start and once a day, and says what it found. */
import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ContentService, Damage } from '../content-service/index.ts';
import type { Inbox } from '../inbox/index.ts';

const EVERY = 24 * 60 * 60_000; // ms
/** The time limit of one check: 10 GB on a slow disk. One that takes longer is reported as not checked. */
const LONGEST_CHECK = 10 * 60_000; // ms

/** Plain data, for /healthz and the desk. */
export type Integrity = {
  /** Damaged parts by name; what is not in this list is served as ever. Empty when none is known. */
  damage: readonly Damage[];
  /** When everything was last looked at, ISO 8601 in UTC; undefined before the first time. */
  checkedAt: { databases: string | undefined; assets: string | undefined };
};

export type IntegrityWatch = {
  report(): Integrity;
  close(): Promise<void>;
};

type Options = {
  /** `server/check-database.ts`: the server is bundled, so paths are explicit. */
  checker: URL;
  /** Files of SQLite; none of another engine. */
  databases: readonly string[];
  /** Our own content service, if there is one. */
  content: Pick<ContentService, 'scrub' | 'integrity'> | undefined;
  inbox: Pick<Inbox, 'scrub'>;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Starts the checks, once a day; the first round begins beside the start, and visitors do not wait for it. */
export function watchIntegrity(options: Options): IntegrityWatch {
  const { checker, databases, content, inbox, warn } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const corrupt = new Map<string, Damage>();
  let attachments: readonly Damage[] = [];
  let databasesCheckedAt: string | undefined;

  async function checkDatabases(): Promise<void> {
    for (const file of databases) {
      const name = basename(file);
      const problems = await problemsOf(file, checker, signal);
      const noticedAt = new Date().toISOString();
      if (problems === '') corrupt.delete(name);
      else if (!corrupt.has(name)) {
        corrupt.set(name, { kind: 'database', name, problem: 'corrupt', noticedAt });
        warn('a database is damaged, restore it from a backup', { database: name, problems });
      }
    }
    databasesCheckedAt = new Date().toISOString();
  }

  async function checkAttachments(): Promise<void> {
    const noticedAt = new Date().toISOString();
    const known = new Map(attachments.map((damage) => [damage.name, damage]));
    attachments = (await inbox.scrub(signal)).map((name) => {
      const damage = known.get(name);
      if (damage) return damage;
      warn('an attachment is damaged, restore it from a backup', { attachment: name });
      return { kind: 'attachment', name, problem: 'changed', noticedAt };
    });
  }

  /** Looks at one part; a part that cannot be looked at does not keep the others from it. */
  async function attempt(what: string, look: () => Promise<void> | undefined): Promise<void> {
    try {
      await look();
    } catch (error) {
      if (!signal.aborted) warn('integrity was not checked', { what, error: String(error) });
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await attempt('databases', checkDatabases);
      await attempt('assets', () => content?.scrub(signal));
      await attempt('attachments', checkAttachments);
      await pause(EVERY, undefined, { ref: false, signal }).catch(() => {});
    }
  }
  const watching = watch();

  return {
    report() {
      const { damage, checkedAt } = content?.integrity() ?? { damage: [], checkedAt: undefined };
      return {
        damage: [...corrupt.values(), ...damage, ...attachments],
        checkedAt: { databases: databasesCheckedAt, assets: checkedAt },
      };
    },
    async close() {
      closing.abort();
      await watching;
    },
  };
}

/** What SQLite says is wrong with a file, one problem a line; read at the lowest priority. */
function problemsOf(file: string, checker: URL, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const checking = execFile(
      process.execPath,
      [fileURLToPath(checker), file],
      { env: {}, signal, timeout: LONGEST_CHECK, killSignal: 'SIGKILL' },
      (error, problems) => (error ? reject(error) : resolve(problems.trim())),
    );
    if (checking.pid !== undefined) setPriority(checking.pid, constants.priority.PRIORITY_LOW);
  });
}
