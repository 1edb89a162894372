/** Every check of the doctor, in the order in which they are read, and how their findings are written. */
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { confirmClock } from '../../../packages/kit/process/certain-time.ts';
import { ConfigError } from '../../../packages/kit/process/config-error.ts';
import { editDistance } from '../../../packages/search/edit-distance.ts';
import { type Config, readConfig, SETTINGS } from '../../config.ts';
import { programVersion } from '../../data-version.ts';
import type { Check, Finding } from '../../health/check.ts';
import { dataChecks, strangerFinding } from './data-checks.ts';
import { createDns, type Dns } from './dns.ts';
import { type Mailboxes, readMailboxes } from './read-mailboxes.ts';
import { dkimFinding, dmarcFinding, spfFinding } from './sender-domain.ts';
import { signaturesIn } from './signed-message.ts';
import { siteChecks } from './site-checks.ts';
import { domainOf, testMailFinding } from './test-mail.ts';

/** The options that an operator gives on the command line: see `server/operations/doctor.ts`. */
export type DoctorOptions = {
  mail?: string | undefined;
  'no-mail'?: boolean | undefined;
  message?: string | undefined;
  selector?: string | undefined;
  sending?: string | undefined;
  dns?: string | undefined;
  clock?: string | undefined;
  'clock-is-right'?: boolean | undefined;
};

type Surroundings = {
  /** The process's own variables, which win over those of `.env`. */
  env: Record<string, string | undefined>;
  /** The folder of `.env`. */
  folder: string;
  say(line: string): void;
};

type Section = { title: string; checks: readonly Check[] };

/** A check that takes longer has failed: the longest wait is for thirty seconds of DNS after another. */
const PATIENCE = 90_000; // ms

const SIGNS: Readonly<Record<Finding['state'], string>> = { good: '✓', watch: '!', failed: '✗' };

/** Variables of an env file that are not the site's, and known to be of use beside it. */
const BESIDE = /^(?:CONTENT_TOKEN$|DOMAIN$|NODE_|MALLOC_|TZ$|LANG$|UV_)/;

/** @returns whether nothing has failed; never rejects for what is wrong with the site */
export async function examine(
  given: DoctorOptions,
  { env, folder, say }: Surroundings,
): Promise<boolean> {
  const version = programVersion(new URL('../../../', import.meta.url));
  const file = join(folder, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const all = { ...written, ...env };
  const trustsProxies = Boolean(all.TRUSTED_PROXIES?.trim());
  const sections = await sectionsOf(all, {
    ...given,
    version,
    trustsProxies,
    written: Object.keys(written),
    exported: Object.keys(env),
  });
  const counts = { good: 0, watch: 0, failed: 0 };
  say(`Diagnostic du site, version ${version}`);
  for (const { title, checks } of sections) {
    if (checks.length > 0) say(`\n${title}`);
    // One after the other, as they are read: a person waits and sees where it hangs.
    for (const check of checks) {
      const finding = await outcomeOf(check);
      counts[finding.state] += 1;
      say(inLines(check.title, finding));
    }
  }
  say(`\n${summaryOf(counts)}`);
  return counts.failed === 0;
}

type Asked = DoctorOptions & {
  version: string;
  trustsProxies: boolean;
  /** The names of the variables of `.env`. */
  written: readonly string[];
  /** Those of the process, which has many that are not the site's. */
  exported: readonly string[];
};

/** What is wrong with the settings is the only thing that can be said when they cannot be used. */
async function sectionsOf(
  env: Record<string, string | undefined>,
  given: Asked,
): Promise<Section[]> {
  const title = 'Réglages';
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const checks = error.lines.map((line, index) =>
      check(`setting-${index}`, 'Refusé au démarrage', async () => ({
        state: 'failed',
        says: `${line}.`,
        advice: 'Corrigez ce réglage\u00a0: .env.example dit ce qu’il attend.',
      })),
    );
    return [{ title, checks }];
  }
  const { version, trustsProxies, clock: clockAddress } = given;
  if (given['clock-is-right']) confirmClock(config.directory);
  const stranger = await strangerFinding(config.directory);
  // The databases of another account are left alone, and with them the address of the agency's settings.
  const isUnknown = stranger && !(config.mailFrom && config.mailTo);
  const mailboxes = isUnknown ? undefined : await readMailboxes(config);
  return [
    { title, checks: settingChecks(config, mailboxes, given) },
    {
      title: 'Données',
      checks: stranger
        ? [check('stranger', 'Droits', async () => stranger)]
        : dataChecks({ config, version, now: new Date() }),
    },
    { title: 'Site', checks: siteChecks({ config, trustsProxies, version, clockAddress }) },
    { title: 'E-mail', checks: mailboxes ? mailChecks(config, mailboxes, given) : [] },
  ];
}

function settingChecks(
  { mode, origin }: Config,
  mailboxes: Mailboxes | undefined,
  given: Asked,
): Check[] {
  return [
    check('variables', 'Variables', async () => variablesFinding(given)),
    check('mode', 'Mode', async () =>
      mode === 'production' || !origin?.startsWith('https:')
        ? { state: 'good', says: `NODE_ENV=${mode}` }
        : {
            state: 'failed',
            says: 'Un site public tourne en mode de développement.',
            advice: 'Enlevez NODE_ENV, ou réglez-le sur production.',
          },
    ),
    ...(mailboxes
      ? [check('addresses', 'Adresses', async () => addressesFinding(mailboxes, origin))]
      : []),
  ];
}

/** A variable of `.env` is the site's; one that is exported is when it nearly has the name of one. */
function variablesFinding({ written, exported }: Asked): Finding {
  const isStrange = (name: string) => !SETTINGS.includes(name) && !BESIDE.test(name);
  const places = [
    { place: '.env', names: written.filter(isStrange) },
    {
      place: 'L’environnement',
      names: exported.filter((name) => isStrange(name) && !written.includes(name) && meant(name)),
    },
  ].filter(({ names }) => names.length > 0);
  if (places.length === 0) return { state: 'good', says: 'Tous les réglages sont connus.' };
  const said = places.map(
    ({ place, names }) =>
      `${place} règle ce que le site ne connaît pas\u00a0: ${names.slice(0, 10).map(withMeant).join(', ')}.`,
  );
  return {
    state: 'watch',
    says: said.join(' '),
    advice: 'Une faute de frappe, sans doute\u00a0: .env.example a tous les noms.',
  };
}

function withMeant(name: string): string {
  const setting = meant(name);
  return setting ? `${name} (${setting}\u00a0?)` : name;
}

/** The setting whose name was mistyped; short names have many neighbours that are other programs'. */
function meant(name: string): string | undefined {
  const most = name.length < 8 ? 1 : 2;
  return SETTINGS.find((setting) => editDistance(name, setting, most) <= most);
}

function addressesFinding({ from, address }: Mailboxes, origin: string | undefined): Finding {
  const invented = [from, address].filter((mailbox) => /\.example$/i.test(mailbox));
  if (invented.length === 0) return { state: 'good', says: `De ${from}, à ${address}.` };
  return {
    state: origin?.startsWith('https:') ? 'failed' : 'watch',
    says: `${[...new Set(invented)].join(' et ')} est une adresse de démonstration\u00a0: personne ne la lit.`,
    advice: 'Écrivez la vôtre dans les réglages du studio, ou dans MAIL_FROM et MAIL_TO.',
  };
}

function mailChecks(
  { smtpUrl }: Config,
  { from: sender, address }: Mailboxes,
  given: DoctorOptions,
): Check[] {
  const dns = createDns(given.dns);
  const domain = domainOf(sender);
  const trial = given['no-mail']
    ? []
    : [
        check('mail', 'E-mail d’essai', () =>
          testMailFinding({ smtpUrl, from: sender, to: given.mail ?? address }),
        ),
      ];
  // Nothing is published of a domain that RFC 2606 keeps for examples, and nothing leaves without a server.
  if (!smtpUrl || /(?:^|\.)example$/.test(domain)) return trial;
  return [
    ...trial,
    check('spf', 'SPF', async () => {
      const { hostname } = new URL(smtpUrl);
      const host = hostname.replace(/^\[|\]$/g, '');
      const from = given.sending ?? host;
      if (isIP(from)) return spfFinding(dns, domain, { sending: [from], from });
      const found = await dns.addresses(from);
      const sending = found.outcome === 'found' ? found.records : [];
      return spfFinding(dns, domain, { sending, from });
    }),
    check('dkim', 'DKIM', () => dkimOf(given, domain, dns)),
    check('dmarc', 'DMARC', () => dmarcFinding(dns, domain)),
  ];
}

async function dkimOf(
  { message, selector }: DoctorOptions,
  domain: string,
  dns: Dns,
): Promise<Finding> {
  if (!message) return dkimFinding(dns, domain, selector);
  const signatures = await signaturesIn(message);
  const own = signatures.find((one) => one.domain === domain || domain.endsWith(`.${one.domain}`));
  if (own) return dkimFinding(dns, own.domain, own.selector);
  return {
    state: 'failed',
    says:
      signatures.length > 0
        ? `Cet e-mail est signé par ${signatures[0]?.domain}, et non par ${domain}\u00a0: DMARC n’en tient pas compte.`
        : 'Cet e-mail n’est pas signé (pas de DKIM-Signature).',
    advice: `Faites signer au nom de ${domain} chez votre fournisseur d’e-mail.`,
  };
}

function check(name: string, title: string, look: Check['look']): Check {
  return { name, title, look };
}

async function outcomeOf({ look }: Check): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(
      () => resolve({ state: 'failed', says: 'Pas de réponse en une minute et demie.' }),
      PATIENCE,
    );
  });
  const looked = look().catch(
    (error: unknown): Finding => ({
      state: 'failed',
      says: `La vérification a échoué\u00a0: ${error instanceof Error ? error.message : String(error)}.`,
    }),
  );
  return Promise.race([looked, late]).finally(() => clearTimeout(timer));
}

/** One paragraph; what servers answered may hold control characters, which a terminal would obey. */
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
