/** Checks the installation's data for damage, at the start and once a day, and reports what it found. */
import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Inbox } from '../inbox/index.ts';
import type { ContentService, Damage } from '../packages/content-service/index.ts';

const EVERY = 24 * 60 * 60_000; // ms
/** The pause between looks at which part is due, and at what another process has found. */
const LOOK_EVERY = 60 * 60_000; // ms
/** The time limit of one check: 10 GB on a slow disk. A longer one is reported as not checked. */
const LONGEST_CHECK = 10 * 60_000; // ms

/** The state of the data, plain, for /healthz and the desk. */
export type Integrity = {
  /** Damaged parts by name; all other parts are served as usual. Empty when none is known. */
  damage: readonly Damage[];
  /** Parts whose latest check failed or took too long: a database's file name, `assets` or `attachments`. */
  unchecked: readonly string[];
  /** The oldest of the parts' latest checks, ISO 8601 in UTC; undefined until each was checked once. */
  checkedAt: string | undefined;
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
  /** The parts that several processes share and one of them checks; undefined for a single process. */
  shared?: Shared | undefined;
  warn(message: string, details: Record<string, unknown>): void;
};

type Shared = {
  /** Whether this process looks for the others. */
  isOwner(): boolean;
  /** Whether the originals of pictures and files are in common; attachments are. */
  files: boolean;
  /** The owner's report about a part, under its name. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
};

type Part = {
  name: string;
  look(): Promise<void>;
  /** The known damage of a shared part; absent for one that this process has alone. */
  damage?(): readonly Damage[];
};

const SharedReport = z.object({
  checkedAt: z.string(),
  damage: z.array(
    z.object({
      kind: z.enum(['database', 'document', 'asset', 'attachment']),
      name: z.string(),
      problem: z.enum(['corrupt', 'changed', 'missing']),
      noticedAt: z.string(),
    }),
  ),
});

/** Starts the daily checks; the first round runs in the background of the start, so that no visitor waits for it. */
export function watchIntegrity(options: Options): IntegrityWatch {
  const { checker, databases, content, inbox, shared, warn } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const corrupt = new Map<string, Damage>();
  let attachments: readonly Damage[] = [];
  const unchecked = new Set<string>();
  /** The time of each part's last check, by name. */
  const checkedAt = new Map<string, string>();
  /** The owner's reports about shared parts, by name. */
  const sharedDamage = new Map<string, readonly Damage[]>();
  const ofContent = () => content?.integrity().damage ?? [];
  const parts: readonly Part[] = [
    ...databases.map((file) => ({ name: basename(file), look: () => checkDatabase(file) })),
    ...(content
      ? [
          {
            name: 'assets',
            look: () => content.scrub(signal),
            ...(shared?.files && {
              damage: () => ofContent().filter(({ kind }) => kind === 'asset'),
            }),
          },
        ]
      : []),
    {
      name: 'attachments',
      look: checkAttachments,
      ...(shared && { damage: () => attachments }),
    },
  ];

  async function checkDatabase(file: string): Promise<void> {
    const name = basename(file);
    const problems = await problemsOf(file, checker, signal);
    const noticedAt = new Date().toISOString();
    if (problems === '') corrupt.delete(name);
    else if (!corrupt.has(name)) {
      corrupt.set(name, { kind: 'database', name, problem: 'corrupt', noticedAt });
      warn('a database is damaged, restore it from a backup', { database: name, problems });
    }
  }

  async function checkAttachments(): Promise<void> {
    const noticedAt = new Date().toISOString();
    const damageByName = new Map(attachments.map((damage) => [damage.name, damage]));
    attachments = (await inbox.scrub(signal)).map((name) => {
      const damage = damageByName.get(name);
      if (damage) return damage;
      warn('an attachment is damaged, restore it from a backup', { attachment: name });
      return { kind: 'attachment', name, problem: 'changed', noticedAt };
    });
  }

  async function check({ name, look, damage }: Part): Promise<void> {
    if (shared && damage && !shared.isOwner()) return readSharedReport(name, shared);
    if (Date.now() - Date.parse(checkedAt.get(name) ?? '') < EVERY) return;
    await look();
    sharedDamage.delete(name);
    const at = new Date().toISOString();
    checkedAt.set(name, at);
    if (shared && damage) {
      await shared.write(name, JSON.stringify({ checkedAt: at, damage: damage() }));
    }
  }

  /** Takes over the owner's report. Until there is one, the part counts as not checked. */
  async function readSharedReport(name: string, { read }: Shared): Promise<void> {
    const text = await read(name);
    if (text === undefined) return;
    const report = SharedReport.parse(JSON.parse(text));
    sharedDamage.set(name, report.damage);
    checkedAt.set(name, report.checkedAt);
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      for (const part of parts) {
        const { name } = part;
        try {
          await check(part);
          unchecked.delete(name);
        } catch (error) {
          // A part that cannot be checked does not keep the others from being checked.
          if (signal.aborted) break;
          unchecked.add(name);
          warn('integrity was not checked', { what: name, error: String(error) });
        }
      }
      await pause(LOOK_EVERY, undefined, { ref: false, signal }).catch(() => {});
    }
  }
  const watching = watch();

  return {
    report: () => ({
      damage: [
        ...corrupt.values(),
        ...ofContent(),
        ...attachments,
        ...[...sharedDamage.values()].flat(),
      ],
      unchecked: [...unchecked],
      checkedAt: checkedAt.size < parts.length ? undefined : [...checkedAt.values()].sort()[0],
    }),
    async close() {
      closing.abort();
      await watching;
    },
  };
}

/** Returns SQLite's list of problems in a file, one per line; the file is read at the lowest priority. */
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
