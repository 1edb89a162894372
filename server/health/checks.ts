/**
 * Every check of the site, one per row. The desk's *Santé*, the alarms and the doctor are derived from it, and a row
 * without one of the three does not compile.
 */
import type { InboxHealth } from '../../inbox/index.ts';
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import { clockFinding } from '../operations/doctor/clock-check.ts';
import {
  databasesFinding,
  postgresFinding,
  rightsFinding,
  versionFinding,
} from '../operations/doctor/data-checks.ts';
import { dmarcFinding, type Sender, senderFinding } from '../operations/doctor/sender-domain.ts';
import {
  addressesFinding,
  modeFinding,
  variablesFinding,
} from '../operations/doctor/setting-checks.ts';
import { signatureFinding } from '../operations/doctor/signed-message.ts';
import { originFinding, runningFinding } from '../operations/doctor/site-checks.ts';
import { domainOf, testMailFinding } from '../operations/doctor/test-mail.ts';
import {
  certificateFinding,
  proxyFinding,
  redirectFinding,
} from '../operations/doctor/tls-checks.ts';
import { lastBackup, lastDrill } from './backup-record.ts';
import type {
  DoctorCheck,
  Examined,
  Finding,
  Installation,
  Row,
  Running,
  SiteCheck,
} from './check.ts';
import { clockJumpFinding } from './clock-finding.ts';
import { contentAgeFinding, contentFinding, declarationFinding } from './content-findings.ts';
import { backupFinding, drillFinding, integrityFinding } from './data-findings.ts';
import { diskSpace, probeWrite } from './disk.ts';
import {
  dailyCheckFinding,
  failuresFinding,
  lastMailFinding,
  mailModeFinding,
  waitingFinding,
} from './mail-findings.ts';

type Look = DoctorCheck['look'];

const alarming = (look: SiteCheck['look']) => ({ look, alarm: 'failed twice' }) as const;
const alarmedElsewhere = (look: SiteCheck['look']) => ({ look, alarm: 'elsewhere' }) as const;

/** Hands a finding what the inbox knows of itself. */
const ofInbox =
  (find: (health: InboxHealth, now: Date) => Finding) =>
  async ({ inbox, now }: Running) =>
    find(await inbox.health(), now());

const inSection = (section: DoctorCheck['section']) => (look: Look) => ({ section, look });
const inSettings = inSection('Réglages');
const inData = inSection('Données');
const inSite = inSection('Site');
const inMail = inSection('E-mail');

/** Looks only where there is data that is the doctor's to read. */
const ofData = (look: Look) =>
  inData((examined) => (examined.hasData ? look(examined) : undefined));
/** Looks only at a public address with TLS. */
const ofTls = (look: (origin: string, examined: Examined) => Promise<Finding>) =>
  inSite((examined) => {
    const { origin } = examined.config;
    return origin?.startsWith('https:') ? look(origin, examined) : undefined;
  });
/** Looks only where mail leaves by a server, of a domain that RFC 2606 does not keep for examples. */
const ofSender = (look: (sender: Sender) => Promise<Finding>) =>
  inMail(({ config: { smtpUrl }, mailboxes, dns, options }) => {
    const domain = mailboxes && domainOf(mailboxes.from);
    const isPublished = domain && !/(?:^|\.)example$/.test(domain);
    return smtpUrl && isPublished ? look({ dns, domain, smtpUrl, options }) : undefined;
  });

/** Times the floor, below which an operator should act: room for some weeks, time to find a larger disk. */
const SPACE_TO_WATCH = 4;

/**
 * Writes a block to the data directory, and judges the room that is left there.
 *
 * @param floor bytes below which uploads are refused
 * @throws the system's error where nothing can be written
 */
async function diskFinding(directory: string, floor: number): Promise<Finding> {
  const { free } = await diskSpace(directory);
  await probeWrite(directory);
  const says = `Le disque s’écrit normalement\u00a0; il reste ${writtenSize(free)}.`;
  if (free < floor) {
    return {
      state: 'failed',
      says: `Il ne reste que ${writtenSize(free)}\u00a0: les candidatures avec CV sont refusées.`,
      advice: 'Libérez de la place ou agrandissez le disque.',
    };
  }
  return free < SPACE_TO_WATCH * floor
    ? { state: 'watch', says, advice: 'Prévoyez plus de place dans les prochaines semaines.' }
    : { state: 'good', says };
}

const disk = ({ directory, freeSpaceFloor }: Installation) =>
  diskFinding(directory, freeSpaceFloor);
const backup = async (installation: Installation) =>
  backupFinding(await lastBackup(installation), installation.now());
const drill = async (installation: Installation) =>
  drillFinding(await lastDrill(installation), await lastBackup(installation), installation.now());

export const CHECKS = {
  variables: { title: 'Variables', site: null, doctor: inSettings(variablesFinding) },
  mode: { title: 'Mode', site: null, doctor: inSettings(modeFinding) },
  addresses: {
    title: 'Adresses',
    site: null,
    doctor: inSettings(({ mailboxes, config }) => mailboxes && addressesFinding(mailboxes, config)),
  },
  rights: { title: 'Droits', site: null, doctor: inData(rightsFinding) },
  disk: { title: 'Disque', site: alarming(disk), doctor: ofData(disk) },
  version: { title: 'Version des données', site: null, doctor: ofData(versionFinding) },
  // The doctor only opens the databases; `integrity` reads them whole, which the running site does once a day.
  databases: { title: 'Bases de données', site: null, doctor: ofData(databasesFinding) },
  postgres: {
    title: 'PostgreSQL',
    site: null,
    doctor: ofData(({ config: { databaseUrl: url } }) => (url ? postgresFinding(url) : undefined)),
  },
  process: { title: 'Site sur cette machine', site: null, doctor: inSite(runningFinding) },
  origin: { title: 'Adresse publique', site: null, doctor: inSite(originFinding) },
  certificate: { title: 'Certificat', site: null, doctor: ofTls(certificateFinding) },
  proxy: { title: 'Proxy', site: null, doctor: ofTls(proxyFinding) },
  redirect: { title: 'HTTP vers HTTPS', site: null, doctor: ofTls(redirectFinding) },
  // The doctor has no clock record of a running site: it compares file dates and another server's clock.
  clock: {
    title: 'Horloge',
    site: alarming(async ({ certainTime }) => clockJumpFinding(certainTime.doubt())),
    doctor: inSite(clockFinding),
  },
  content: { title: 'Contenu', site: alarming(contentFinding), doctor: null },
  'content-age': {
    title: 'Âge du contenu affiché',
    site: alarmedElsewhere(async ({ pages, startedAt, now }) =>
      contentAgeFinding({ ...pages.health(), startedAt }, now()),
    ),
    doctor: null,
  },
  declaration: {
    title: 'Déclaration à la CNDP',
    site: alarmedElsewhere(async ({ reader: { client } }) =>
      declarationFinding(await client.fetch<string | null>('*[_id == "legal"][0].cndpNumber')),
    ),
    doctor: null,
  },
  'mail-mode': {
    title: 'Envoi des e-mails',
    site: alarming(ofInbox(mailModeFinding)),
    doctor: null,
  },
  // The doctor really sends a mail; the site's check, `mail-mode`, runs each minute and must not.
  mail: {
    title: 'E-mail d’essai',
    site: null,
    doctor: inMail(({ mailboxes, config: { smtpUrl }, options: { mail, 'no-mail': none } }) => {
      if (!mailboxes || none) return undefined;
      return testMailFinding({ smtpUrl, from: mailboxes.from, to: mail ?? mailboxes.address });
    }),
  },
  'last-mail': {
    title: 'Dernier e-mail parti',
    site: alarming(ofInbox(lastMailFinding)),
    doctor: null,
  },
  waiting: { title: 'Envois en attente', site: alarming(ofInbox(waitingFinding)), doctor: null },
  failures: { title: 'Envois en échec', site: alarming(ofInbox(failuresFinding)), doctor: null },
  'daily-check': {
    title: 'Essai quotidien du formulaire',
    site: alarmedElsewhere(ofInbox(dailyCheckFinding)),
    doctor: null,
  },
  integrity: {
    title: 'Intégrité des données',
    site: alarming(async ({ integrity, startedAt, databaseUrl, now }) =>
      integrityFinding(
        { ...integrity(), startedAt, sharesContent: databaseUrl !== undefined },
        now(),
      ),
    ),
    doctor: null,
  },
  backup: { title: 'Dernière sauvegarde', site: alarming(backup), doctor: ofData(backup) },
  'restore-drill': {
    title: 'Dernier essai de restauration',
    site: alarming(drill),
    doctor: ofData(drill),
  },
  spf: { title: 'SPF', site: null, doctor: ofSender(senderFinding) },
  dkim: { title: 'DKIM', site: null, doctor: ofSender(signatureFinding) },
  dmarc: {
    title: 'DMARC',
    site: null,
    doctor: ofSender(({ dns, domain }) => dmarcFinding(dns, domain)),
  },
} satisfies Readonly<Record<string, Row>>;
