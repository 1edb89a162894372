/** Runs the doctor's checks one after the other, and writes what each finds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { confirmClock } from '../../../packages/kit/process/certain-time.ts';
import { ConfigError } from '../../../packages/kit/process/config-error.ts';
import { type Config, readConfig } from '../../config.ts';
import { programVersion } from '../../data-version.ts';
import {
  type DoctorOptions,
  type Examined,
  type Finding,
  findingOf,
  type Row,
  SECTIONS,
} from '../../health/check.ts';
import { CHECKS } from '../../health/checks.ts';
import { strangerFinding } from './data-checks.ts';
import { createDns } from './dns.ts';
import { readMailboxes } from './read-mailboxes.ts';

type Surroundings = {
  /** The process's own variables, which win over those of `.env`. */
  env: Record<string, string | undefined>;
  /** The folder of `.env`. */
  folder: string;
  print(line: string): void;
};

/** The longest wait is for thirty seconds of DNS after another. */
const LIMIT = { patience: 90_000, unanswered: 'Pas de réponse en une minute et demie.' }; // ms

const SIGNS: Readonly<Record<Finding['state'], string>> = { good: '✓', watch: '!', failed: '✗' };

/** @returns whether nothing has failed; never rejects for what is wrong with the site */
export async function examine(
  options: DoctorOptions,
  { env, folder, print }: Surroundings,
): Promise<boolean> {
  const version = programVersion(new URL('../../../', import.meta.url));
  const file = join(folder, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const all = { ...written, ...env };
  const counts = { good: 0, watch: 0, failed: 0 };
  function report(title: string, finding: Finding): void {
    counts[finding.state] += 1;
    print(inLines(title, finding));
  }

  print(`Diagnostic du site, version ${version}`);
  const config = configOf(all);
  if (config instanceof ConfigError) {
    // When the settings cannot be used, their mistakes are all that the doctor can report.
    print(`\n${SECTIONS[0]}`);
    for (const line of config.lines) report('Refusé au démarrage', refusedSetting(line));
  } else {
    const examined = await prepare(config, {
      options,
      version,
      trustsProxies: Boolean(all.TRUSTED_PROXIES?.trim()),
      written: Object.keys(written),
      exported: Object.keys(env),
    });
    for (const section of SECTIONS) {
      let isBegun = false;
      // The checks run and print one after the other, so that a person sees which one hangs.
      for (const { title, doctor } of Object.values<Row>(CHECKS)) {
        const look = doctor?.section === section ? doctor.look(examined) : undefined;
        if (!look) continue;
        if (!isBegun) print(`\n${section}`);
        isBegun = true;
        report(title, await findingOf(look, LIMIT));
      }
    }
  }
  print(`\n${summaryOf(counts)}`);
  return counts.failed === 0;
}

function configOf(env: Record<string, string | undefined>): Config | ConfigError {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

const refusedSetting = (line: string): Finding => ({
  state: 'failed',
  says: `${line}.`,
  advice: 'Corrigez ce réglage\u00a0: .env.example dit ce qu’il attend.',
});

type Given = Pick<Examined, 'options' | 'version' | 'trustsProxies' | 'written' | 'exported'>;

async function prepare(config: Config, given: Given): Promise<Examined> {
  const { directory, freeSpaceFloor, mailFrom, mailTo } = config;
  const { options } = given;
  if (options['clock-is-right']) confirmClock(directory);
  const stranger = await strangerFinding(directory);
  // Databases of another account are not opened, so the mail addresses in the agency's settings stay unknown.
  const isUnknown = stranger && !(mailFrom && mailTo);
  return {
    ...given,
    config,
    directory,
    databaseUrl: config.databaseUrl,
    freeSpaceFloor,
    now: () => new Date(),
    stranger,
    hasData: !stranger && existsSync(directory),
    mailboxes: isUnknown ? undefined : await readMailboxes(config),
    dns: createDns(options.dns),
  };
}

/** Writes a finding as one paragraph, without control characters from servers' answers, which a terminal would obey. */
function inLines(title: string, { state, says, advice }: Finding): string {
  const line = `  ${SIGNS[state]} ${title}\u00a0: ${says}`;
  const lines = advice === undefined || state === 'good' ? [line] : [line, `      → ${advice}`];
  return lines.map((text) => text.replaceAll(/\p{Cc}+/gu, ' ')).join('\n');
}

function summaryOf({ watch, failed }: Readonly<Record<Finding['state'], number>>): string {
  const watching = watch === 1 ? '1\u00a0point à surveiller' : `${watch}\u00a0points à surveiller`;
  const failing = failed === 1 ? '1\u00a0panne' : `${failed}\u00a0pannes`;
  if (failed > 0) return watch > 0 ? `${failing}, ${watching}.` : `${failing}.`;
  return watch > 0 ? `Aucune panne, ${watching}.` : 'Tout va bien.';
}
