/** What a person at a terminal reads of the first start of each kind of site: on a pseudo-terminal, as they would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { createAdministrator } from '../support/administrator.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { test } from '../support/http.ts';
import { PUBLIC_ROUTES } from '../support/public-routes.ts';
import { freePort, type Site, temporaryDirectory } from '../support/site.ts';

const ANSWERS = 'test/support/studio-rif/answers.json';
const rif = JSON.parse(await readFile(ANSWERS, 'utf8'));
const { logo: _, ...look } = rif.look;
const own = { agency: rif.agency, contact: rif.contact, look, legal: rif.legal };

type OnTerminal = Pick<Site, 'origin' | 'directory' | 'output'> & {
  /** The lines that stand on the terminal, whatever stood there before. */
  lines(): string[];
  stop(): Promise<void>;
};

/** Starts a site as `npm start` does once everything is installed and built, on a terminal of its own. */
async function startOnTerminal(
  options: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<OnTerminal> {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const command = [process.execPath, 'tools/serve.ts', ...options].join(' ');
  const terminal: ChildProcess = spawn(
    'script',
    ['-q', '-e', '-c', `exec ${command}`, '/dev/null'],
    {
      env: childEnvironment({
        PORT: String(port),
        DATA_DIR: directory,
        PICTURES_AHEAD: 'false',
        ...env,
      }),
    },
  );
  let written = '';
  terminal.stdout?.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const lines = () =>
    written
      .split('\r\n')
      .map((line) => stripVTControlCharacters(line.split('\r').at(-1) ?? '').trimEnd());
  return {
    origin: `http://localhost:${port}`,
    directory,
    output: () => stripVTControlCharacters(written),
    lines,
    async stop() {
      const ended = once(terminal, 'exit');
      // As the person does: Ctrl and C.
      terminal.stdin?.write('\x03');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The first start of the site, up to its link, with what took long in the place of its seconds. */
async function announced(site: OnTerminal): Promise<string[]> {
  await expect.poll(site.output, { timeout: 60_000 }).toMatch(/premier-acces#\S+\r?\n/);
  return site
    .lines()
    .map((line) =>
      line.replace(/ \d+ s$/, ' … s').replace(/premier-acces#\S+$/, 'premier-acces#…'),
    );
}

/** The block that ends the console of a first start. */
function block({ origin, directory }: OnTerminal, version: string, more: string[] = []): string[] {
  return [
    '',
    `  Version  ${version}`,
    `  Site     ${origin}`,
    `  Studio   ${origin}/studio`,
    `  Mails    ${directory}/mail`,
    ...more,
    '',
    '  Personne n’a encore accès au studio. Ouvrez ce lien, à usage unique, pour créer',
    '  le compte de l’administrateur\u00a0:',
    '',
    `  ${origin}/studio/connexion/premier-acces#…`,
    '',
    '',
  ];
}

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** Looks at every page of the site, as visitors do; what a page lacks is nobody's fault. */
async function visit({ origin }: OnTerminal): Promise<void> {
  for (const path of [
    ...PUBLIC_ROUTES,
    '/llms.txt',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/nulle-part',
  ]) {
    expect((await fetch(origin + path)).status, path).toBeLessThan(500);
  }
}

for (const { name, demo } of [
  { name: 'from an empty site', demo: false },
  { name: 'with the examples', demo: true },
]) {
  test(`a first start, then the questions of the desk ${name}: what took long, then the link, then nothing`, {
    tags: ['slow'],
  }, async () => {
    const site = await startOnTerminal();
    const console = await announced(site);
    expect(console).toEqual(['  Loading the demo agency: … s', ...block(site, version)]);
    const { cookie } = await createAdministrator({
      ...site,
      pid: 0,
      kill: site.stop,
      stop: async () => 0,
    });
    const answer = await fetch(`${site.origin}/studio/installation-du-site.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${cookie.name}=${cookie.value}`,
        origin: site.origin,
      },
      body: JSON.stringify({ answers: { ...own, demo } }),
    });
    expect(answer.status, await answer.text()).toBe(200);
    await visit(site);
    await expect.poll(() => announced(site)).toEqual(console);
    await site.stop();
  });
}

test('a first start with answers: what it lacks is said once, what was done with them, the link, then nothing', {
  tags: ['slow'],
}, async () => {
  const site = await startOnTerminal(['--answers', ANSWERS], { PICTURES_AHEAD: 'true' });
  const console = await announced(site);
  const more = console.filter((line) => /^ {2}(?:Missing|Setup) /.test(line));
  expect(console).toEqual(['  Drawing the home page: … s', ...block(site, version, more)]);
  expect(more[0]).toMatch(/^ {2}Missing {2}[a-z, ]+: pages do without them$/);
  expect(more).toContain('  Setup    the site is that of Studio Rif');
  await visit(site);
  await expect.poll(() => announced(site)).toEqual(console);
  await site.stop();
});

test('requests are shown on a terminal when that is asked for', { tags: ['slow'] }, async () => {
  const site = await startOnTerminal([], { LOG_LEVEL: 'info', DEMO_CONTENT: 'false' });
  await announced(site);
  await fetch(`${site.origin}/healthz`);
  await expect.poll(site.output).toContain('"path":"/healthz","status":200');
  await site.stop();
});

test('beside a terminal the log has a line of JSON for each request, and no line says how long a step takes', async ({
  site,
}) => {
  await fetch(`${site.origin}/healthz`);
  await expect.poll(site.output).toMatch(/^\{.*"path":"\/healthz".*\}$/m);
  expect(site.output()).not.toMatch(/about \d+ (?:s|min)…|\r/);
});
