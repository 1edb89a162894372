/** `npm run doctor` as an operator runs it: a process, its sentences, its exit code. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startTroubledMailServer } from '../../../test/faults/troubled-mail-server.ts';
import { childEnvironment } from '../../../test/support/child-environment.ts';
import { startDnsServer } from '../../../test/support/dns-server.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import { writeOldData } from '../../../test/support/old-data/old-data.ts';
import { startTlsProxy } from '../../../test/support/tls-proxy.ts';
import { readConfig } from '../../config.ts';
import { programVersion, writeDataVersion } from '../../data-version.ts';
import type { DoctorOptions } from '../../health/check.ts';
import { setUp } from '../setup.ts';
import { examine } from './examine.ts';

const ROOT = new URL('../../../', import.meta.url);
const VERSION = programVersion(ROOT);
const SCRIPT = fileURLToPath(new URL('server/operations/doctor.ts', ROOT));

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

type Output = { code: number; output: string; errors: string };

/** The doctor in this process. @param env settings; in a folder without `.env` unless `at` has one */
async function doctor(
  env: Record<string, string>,
  options: DoctorOptions = {},
  at?: string,
): Promise<Pick<Output, 'code' | 'output'>> {
  const lines: string[] = [];
  const surroundings = {
    env: { PORT: '1', ...env },
    folder: at ?? (await folder()),
    print: (line: string) => void lines.push(line),
  };
  const isWell = await examine(options, surroundings);
  return { code: isWell ? 0 : 1, output: lines.join('\n').replaceAll('\u00a0', ' ') };
}

/** The command, as an operator types it. */
async function command(env: Record<string, string>, options: string[] = []): Promise<Output> {
  const own = childEnvironment({ PORT: '1', ...env });
  const at = await folder();
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...options], { env: own, cwd: at }, (error, out, errors) =>
      resolve({
        code: error ? Number(error.code) : 0,
        output: out.replaceAll('\u00a0', ' '),
        errors,
      }),
    );
  });
}

/** A data directory of this version, as the site leaves it. */
async function dataDirectory(): Promise<string> {
  const directory = join(await folder(), 'storage');
  await mkdir(directory, { mode: 0o700 });
  const file = join(directory, 'inbox.sqlite');
  await writeOldData('inbox', '018-daily-figures', { kind: 'sqlite', file });
  await chmod(file, 0o600);
  await writeDataVersion(directory, VERSION);
  return directory;
}

/** What the site answers to a proxy, or to one that does not say for whom it asks. */
async function startSite({ forwards = true, version = VERSION } = {}) {
  const server = createServer((request, answer) => {
    if (request.url === '/healthz') {
      answer.setHeader('strict-transport-security', 'max-age=63072000');
      answer.end(JSON.stringify({ status: 'ready', version }));
    } else answer.writeHead(forwards ? 404 : 200).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (typeof address === 'string' || !address) throw new Error('not listening');
  return address.port;
}

test('what is wrong with settings is said line by line, and nothing else is tried', async () => {
  const { code, output } = await doctor({ PORT: 'trois', MAIL_TO: 'personne' });
  expect(code).toBe(1);
  expect(output).toContain('✗ Refusé au démarrage : PORT must be a port number.');
  expect(output).toContain('✗ Refusé au démarrage : MAIL_TO must be an e-mail address.');
  expect(output).toContain('2 pannes.');
  expect(output).not.toContain('Données');
});

test('beside a site that is well, a mail really leaves and what is published of its sender is read', async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const dns = await startDnsServer({
    'agence.test': { TXT: ['v=spf1 ip4:198.51.100.7 -all'] },
    '_dmarc.agence.test': { TXT: ['v=DMARC1; p=reject'] },
    'k1._domainkey.agence.test': { TXT: ['v=DKIM1; p=AAAA'] },
  });
  onTestFinished(() => dns.close());
  const port = await startSite();
  const { code, output } = await doctor(
    {
      DATA_DIR: await dataDirectory(),
      PORT: String(port),
      ORIGIN: `http://localhost:${port}`,
      SMTP_URL: mails.url,
      MAIL_FROM: 'site@agence.test',
      MAIL_TO: 'equipe@agence.test',
      FREE_SPACE_FLOOR_MB: '0',
    },
    { dns: dns.address, sending: '198.51.100.7', selector: 'k1', mail: 'moi@agence.test' },
  );
  expect(output).not.toContain('✗');
  expect(code).toBe(0);
  expect(output).toContain(
    `✓ Site sur cette machine : Le site tourne et se dit prêt, en version ${VERSION}.`,
  );
  expect(output).toContain('✓ SPF : agence.test publie un seul SPF, qui autorise 198.51.100.7.');
  expect(output).toContain('✓ DKIM : Une clé DKIM (RSA)');
  expect(output).toContain('✓ DMARC : Le DMARC de agence.test demande de refuser');
  expect(output).toContain('! Dernière sauvegarde : Aucune sauvegarde n’a encore été faite.');
  expect(mails.mails).toHaveLength(1);
  expect(mails.mails[0]).toMatchObject({
    recipients: ['moi@agence.test'],
    email: { subject: 'Essai d’envoi du site' },
  });
});

test('without configured addresses a mail goes from and to that of the agency’s settings', async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const at = await folder();
  const answers = JSON.parse(await readFile('test/support/studio-rif/answers.json', 'utf8'));
  const { logo: _, ...look } = answers.look;
  const contact = { ...answers.contact, email: 'salut@studio-rif.test' };
  const file = join(at, 'answers.json');
  await writeFile(file, JSON.stringify({ ...answers, contact, look }));
  const env = { DATA_DIR: join(at, 'storage'), SMTP_URL: mails.url };
  await setUp(readConfig(env), { file, replace: false, today: '2026-11-24' });
  const { output } = await doctor(env, { dns: '127.0.0.1:1' });
  expect(output).toContain('✓ Adresses : De salut@studio-rif.test, à salut@studio-rif.test.');
  expect(output).toContain('DMARC : ');
  expect(mails.mails).toMatchObject([
    {
      recipients: ['salut@studio-rif.test'],
      email: { from: { address: 'salut@studio-rif.test' } },
    },
  ]);
});

test('a mail that is refused says what the server said, and what to do; none is sent when none is asked for', async () => {
  const server = await startTroubledMailServer();
  onTestFinished(() => server.close());
  server.trouble = { at: 'MAIL', does: 550 };
  const env = {
    DATA_DIR: await dataDirectory(),
    SMTP_URL: server.url,
    MAIL_FROM: 'x@agence.example',
  };
  const { code, output } = await doctor(env);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ E-mail d’essai : 127\.0\.0\.1:\d+ n’a pas pris .*550 Trouble/);
  expect(output).toContain('→ Ce serveur n’envoie pas au nom de cette adresse');
  expect((await doctor(env, { 'no-mail': true })).output).not.toContain('E-mail d’essai');
});

test('behind TLS the certificate, the proxy and the redirection are looked at', {
  tags: ['slow'],
}, async () => {
  const behind = await startSite();
  const free = await startSite();
  const proxy = await startTlsProxy({ port: 0, behind });
  onTestFinished(() => proxy.close());
  const certificate = join(await folder(), 'ca.pem');
  await writeFile(certificate, proxy.certificate);
  const env = {
    DATA_DIR: await dataDirectory(),
    PORT: String(free),
    ORIGIN: proxy.origin,
    MAIL_FROM: 'site@agence.test',
    MAIL_TO: 'site@agence.test',
  };
  const stranger = await doctor(env);
  expect(stranger.output).toContain('le certificat n’est signé que par lui-même');
  const { code, output } = await command({ ...env, NODE_EXTRA_CA_CERTS: certificate });
  expect(code).toBe(1);
  expect(output).toMatch(/✗ Certificat : Le certificat est reconnu, et vaut encore [01] jours?\./);
  expect(output).toContain('✗ Proxy : TRUSTED_PROXIES est vide');
  expect(output).toContain(`✓ Adresse publique : Le site répond à ${proxy.origin}.`);
  const trusted = { ...env, NODE_EXTRA_CA_CERTS: certificate, TRUSTED_PROXIES: '127.0.0.1' };
  expect((await command(trusted)).output).toContain('✓ Proxy : Le proxy transmet');
});

test('a proxy that says for no one whom it asks is told of', { tags: ['slow'] }, async () => {
  const proxy = await startTlsProxy({ port: 0, behind: await startSite({ forwards: false }) });
  onTestFinished(() => proxy.close());
  const certificate = join(await folder(), 'ca.pem');
  await writeFile(certificate, proxy.certificate);
  const { output } = await command({
    DATA_DIR: await dataDirectory(),
    ORIGIN: proxy.origin,
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: certificate,
  });
  expect(output).toContain('✗ Proxy : Le proxy ne dit pas de qui vient une requête');
});

test('open rights, a damaged database, newer data, files of the future and a mistyped setting are each a sentence', async () => {
  const directory = await dataDirectory();
  await chmod(directory, 0o755);
  await writeFile(join(directory, 'content.sqlite'), 'this is no database, and nobody has looked');
  await writeDataVersion(directory, '999.0.0');
  const later = new Date(Date.now() + 3_600_000);
  await utimes(join(directory, 'inbox.sqlite'), later, later);
  const cwd = await folder();
  await writeFile(join(cwd, '.env'), 'SMPT_URL=smtp://x\nDOMAIN=agence.test\n');
  const { code, output } = await doctor({ DATA_DIR: directory }, { 'no-mail': true }, cwd);
  expect(code).toBe(1);
  expect(output).toContain('! Droits : D’autres comptes de cette machine peuvent lire');
  expect(output).toContain(
    '✗ Bases de données : Illisible : content.sqlite (file is not a database).',
  );
  expect(output).toContain('✗ Version des données : Les données sont de la version 999.0.0');
  expect(output).toContain(
    '✗ Horloge : Des fichiers du site sont datés de 60 minutes dans l’avenir',
  );
  expect(output).toContain(
    '! Variables : .env règle ce que le site ne connaît pas : SMPT_URL (SMTP_URL ?).',
  );
});

test('a mistyped setting that is exported is told of as one of .env, and what is another program’s is not', async () => {
  const at = await folder();
  await writeFile(join(at, '.env'), 'DOMAIN=agence.test\nSMPT_URL=smtp://x\n');
  const exported = { SMPT_URL: 'smtp://y', ORIGN: 'https://x.test', DATABSE_URL: 'postgres://x/y' };
  const others = {
    HOME: '/root',
    USER: 'x',
    HOSTNAME: 'x',
    MAIL: '/var/mail/x',
    LANG: 'fr',
    POSIX: '1',
  };
  const { output } = await doctor({ ...exported, ...others }, { 'no-mail': true }, at);
  expect(output).toContain(
    '! Variables : .env règle ce que le site ne connaît pas : SMPT_URL (SMTP_URL ?). L’environnement règle ce que le site ne connaît pas : ORIGN (ORIGIN ?), DATABSE_URL (DATABASE_URL ?).',
  );
  const diagnosis = await doctor(others, { 'no-mail': true });
  expect(diagnosis.output).toContain('✓ Variables : Tous les réglages sont connus.');
});

test('a clock that has jumped is said, and believed once the operator says so [R32]', async () => {
  const directory = await dataDirectory();
  const lastTime = new Date(Date.now() - 400 * 24 * 3_600_000).toISOString();
  await writeFile(join(directory, 'clock.json'), JSON.stringify({ known: lastTime }));
  const { code, output } = await doctor({ DATA_DIR: directory }, { 'no-mail': true });
  expect(code).toBe(1);
  expect(output).toContain('✗ Horloge : L’horloge du serveur a avancé d’un coup de 400 jours');
  expect(output).toContain('--clock-is-right');
  const after = await doctor({ DATA_DIR: directory }, { 'no-mail': true, 'clock-is-right': true });
  expect(after.output).toContain('✓ Horloge');
});

test('before the first start there is nothing to be wrong with', async () => {
  const { code, output } = await doctor({ DATA_DIR: join(await folder(), 'storage') });
  expect(code).toBe(0);
  expect(output).toContain('n’existe pas encore : le premier démarrage le crée.');
  expect(output).toContain('Aucune panne');
});

test('an unknown option ends in the list of those that there are', async () => {
  const { code, errors } = await command({}, ['--quoi']);
  expect(code).toBe(1);
  expect(errors).toContain('--message FICHIER');
  expect(errors).not.toContain('    at ');
});
