/** Looks at every part of the site once a minute; writes to the agency when one fails and when it works again. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Inbox } from '../../inbox/index.ts';
import type {
  HealthLine,
  HealthReport,
  HealthState,
} from '../../model/contracts/health-contract.ts';
import { type Finding, findingOf, type SiteCheck } from './check.ts';

/**
 * The pause between checks. With `mail-findings.ts`, an outage of the mail server is reported within fifteen minutes.
 */
const EVERY = 60_000; // ms
/**
 * The number of equal results in a row after which a failure, or its end, is reported: one late answer is no outage.
 */
const CONFIRMED = 2;
const LIMIT = {
  patience: 10_000, // ms
  unanswered: 'Pas de réponse en dix secondes.',
  advice: 'Transmettez ce message à la personne qui s’occupe du serveur.',
};

/** The state of a check that is stored across restarts, so that its alarm is sent once. */
const remembered = z.record(
  z.string(),
  z.object({
    state: z.enum(['good', 'watch', 'failed']),
    /** ISO 8601. */
    since: z.string(),
    /** Whether the agency was written that it failed, and not yet that it works again. */
    told: z.boolean(),
  }),
);

type Memory = { state: HealthState; since: string; told: boolean };

/** A row of `checks.ts` as a running site looks at it. */
export type Check = Pick<SiteCheck, 'alarm'> & {
  name: string;
  title: string;
  /** Administrators see the message of a rejection. */
  look(): Promise<Finding>;
};

type HealthOptions = {
  checks: readonly Check[];
  /** The data directory: `health.json` there. */
  directory: string;
  /** The version of the program, which the page shows. */
  version: string;
  alarm: Inbox['alarm'];
  log: Logger;
  clock?: () => Date;
  /** False: only `look` looks. */
  recurring?: boolean;
};

export type Health = {
  /** The latest report; checks first when there is none yet. Never rejects. */
  report(): Promise<HealthReport>;
  /** Looks now. Never rejects; a look that runs already is the one waited for. */
  look(): Promise<HealthReport>;
  close(): Promise<void>;
};

export function createHealth(options: HealthOptions): Health {
  const {
    checks,
    directory,
    version,
    alarm,
    log,
    clock = () => new Date(),
    recurring = true,
  } = options;
  const silent = new Set(
    checks.flatMap(({ name, alarm: channel }) => (channel === 'elsewhere' ? [name] : [])),
  );
  const file = join(directory, 'health.json');
  const closing = new AbortController();
  /** Number of looks in a row that contradict what the agency was written, by check. */
  const streaks = new Map<string, number>();
  let memory: Map<string, Memory> | undefined;
  let last: HealthReport | undefined;
  let looking: Promise<HealthReport> | undefined;

  async function lookNow(): Promise<HealthReport> {
    memory ??= await recall(file);
    const before = JSON.stringify([...memory]);
    const now = clock();
    const lines: HealthLine[] = [];
    const findings = checks.map(async ({ name, title, look: lookAt }) => {
      return { name, title, finding: await findingOf(lookAt(), LIMIT) };
    });
    for (const { name, title, finding } of await Promise.all(findings)) {
      const previous = memory.get(name);
      const since = previous?.state === finding.state ? previous.since : now.toISOString();
      memory.set(name, { state: finding.state, since, told: previous?.told ?? false });
      lines.push({ name, title, since, ...finding });
    }
    await notify(lines, memory);
    if (JSON.stringify([...memory]) !== before) await remember(file, memory, log);
    last = { version, checkedAt: now.toISOString(), lines };
    return last;
  }

  async function notify(lines: HealthLine[], memories: Map<string, Memory>): Promise<void> {
    const contradicting = lines.filter(({ name, state }) => {
      if (silent.has(name)) return false;
      const differs = (state === 'failed') !== (memories.get(name)?.told ?? false);
      const streak = differs ? (streaks.get(name) ?? 0) + 1 : 0;
      streaks.set(name, streak);
      return streak >= CONFIRMED;
    });
    for (const line of contradicting) {
      const failed = line.state === 'failed';
      // The log still works when sending mail has failed.
      if (failed) log.error({ check: line.name, says: line.says }, 'a part of the site has failed');
      else log.info({ check: line.name }, 'a part of the site works again');
      try {
        await alarm({
          reason: `health ${line.name} ${line.state} ${line.since}`,
          title: `${failed ? 'En panne' : 'Rétabli'}\u00a0: ${line.title}`,
          text: [line.says, line.advice, 'Détails\u00a0: studio, Demandes, Santé du site.']
            .filter(Boolean)
            .join('\n\n'),
        });
      } catch (error) {
        // The alarm could not be sent: the next check tries again.
        log.error({ check: line.name, error: String(error) }, 'an alarm could not be written');
        continue;
      }
      streaks.set(line.name, 0);
      memories.set(line.name, { state: line.state, since: line.since, told: failed });
    }
  }

  function look(): Promise<HealthReport> {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function keepLooking(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(EVERY, undefined, { ref: false, signal }).catch(() => {});
      if (!signal.aborted) await look();
    }
  }
  const watching = recurring ? keepLooking(closing.signal) : undefined;

  return {
    look,
    report: async () => last ?? look(),
    async close() {
      closing.abort();
      await watching;
      await looking;
    },
  };
}

async function recall(file: string): Promise<Map<string, Memory>> {
  try {
    return new Map(Object.entries(remembered.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    // At the first start, or when a full disk cut the file off, the agency is told once more what is wrong.
    return new Map();
  }
}

/** Writes the memory to disk. A failing disk is among the checks: this process then relies on its own memory. */
async function remember(file: string, memory: Map<string, Memory>, log: Logger): Promise<void> {
  try {
    await writeFile(`${file}.partial`, JSON.stringify(Object.fromEntries(memory)), { mode: 0o600 });
    await rename(`${file}.partial`, file);
  } catch (error) {
    log.warn({ error: String(error) }, 'the state of the health checks was not kept');
  }
}
