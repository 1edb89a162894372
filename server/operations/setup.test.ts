/** `npm run setup` as an operator runs it: a process, its sentences, its exit code, and what it leaves in the store. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { lockDirectory } from '../../packages/content-service/index.ts';
import { childEnvironment } from '../../test/support/child-environment.ts';
import { readAnswersFile } from '../setup/read-answers-file.ts';

const ANSWERS = 'test/support/studio-rif/answers.json';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'setup-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

type Ended = { code: number | null; said: string; errors: string };

/** @param flags of Node, before the script */
function setup(directory: string, options: string[], flags: string[] = []): Promise<Ended> {
  const env = childEnvironment({ DATA_DIR: directory });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...flags, 'server/operations/setup.ts', ...options],
      { env },
      (error, out, errors) =>
        resolve({
          code: error ? (typeof error.code === 'number' ? error.code : null) : 0,
          said: plain(out),
          errors: plain(errors),
        }),
    );
  });
}

/** Published documents by id, without what pictures are stored as. */
function documentsIn(directory: string): Record<string, Record<string, unknown>> {
  const file = join(directory, 'content.sqlite');
  if (!existsSync(file)) return {};
  const database = new DatabaseSync(file, { readOnly: true });
  const isMade = database.prepare("select 1 from sqlite_schema where name = 'documents'").get();
  const rows = isMade ? database.prepare('select id, type, json from documents').all() : [];
  database.close();
  return Object.fromEntries(
    rows
      .filter(({ type }) => !String(type).startsWith('sanity.'))
      .map(({ id, json }) => [String(id), JSON.parse(String(json))]),
  );
}

const WRITTEN = ['brand', 'legal', 'navigation', 'settings', 'whatsapp'];

/** A data directory in which the answers were applied. */
let done: string;
beforeAll(async () => {
  done = await mkdtemp(join(tmpdir(), 'setup-'));
});
afterAll(() => rm(done, { recursive: true }));

test('the answers make a fresh data directory the agency’s, and the same again change nothing', {
  tags: ['slow'],
}, async () => {
  const first = await setup(done, ['--answers', ANSWERS]);
  expect(first).toMatchObject({ code: 0, errors: '' });
  expect(first.said).toMatch(
    /^the site is that of Studio Rif\n.*next: start the site \(with npm: npm start\)$/s,
  );
  const documents = documentsIn(done);
  expect(Object.keys(documents).sort()).toEqual(WRITTEN);
  expect(documents.settings).toMatchObject({ agencyName: 'Studio Rif', city: 'Tanger' });
  expect(documents.brand).toMatchObject({ logo: { asset: { _ref: expect.any(String) } } });
  const again = await setup(done, ['--answers', ANSWERS]);
  expect(again).toMatchObject({ code: 0, errors: '' });
  expect(again.said).toContain('the site is that of Studio Rif already');
  expect(documentsIn(done)).toEqual(documents);
});

test('what an editor wrote is named and stays, and goes with --replace', {
  tags: ['slow'],
}, async () => {
  const directory = await folder();
  await cp(done, directory, { recursive: true });
  const answers = JSON.parse(await readFile(ANSWERS, 'utf8'));
  const moved = join(directory, 'answers.json');
  await writeFile(
    moved,
    JSON.stringify({
      ...answers,
      agency: { ...answers.agency, city: 'Tétouan' },
      look: { ...answers.look, logo: undefined },
    }),
  );
  const refused = await setup(directory, ['--answers', moved]);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^nothing was changed: .* wrote settings, .*--replace$/s);
  expect(documentsIn(directory)).toEqual(documentsIn(done));
  expect(await setup(directory, ['--answers', moved, '--replace'])).toMatchObject({ code: 0 });
  expect(documentsIn(directory).settings).toMatchObject({ city: 'Tétouan' });
});

test('a mistake is told in sentences, and nothing is written', { tags: ['slow'] }, async () => {
  const directory = await folder();
  expect(await setup(directory, [])).toEqual({
    code: 1,
    said: '',
    errors: 'Name the answers: npm run setup -- --answers FILE.json',
  });
  expect(await setup(directory, ['--answers', 'absent.json'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('absent.json ne se lit pas.'),
  });
  const wrong = join(directory, 'wrong.json');
  await writeFile(wrong, '{"agency": {"name": ""}}');
  const { code, errors } = await setup(join(directory, 'data'), ['--answers', wrong]);
  expect(code).toBe(1);
  expect(errors).toContain('Donnez le nom de l’agence.');
  expect(errors).not.toMatch(/^\s+at /m);
  expect(existsSync(join(directory, 'data', 'content.sqlite'))).toBe(false);

  const running = lockDirectory(join(directory, 'content.sqlite.lock'));
  onTestFinished(running);
  const beside = await setup(directory, ['--answers', ANSWERS]);
  expect(beside.code).toBe(1);
  expect(beside.errors).toMatch(/^DATA_DIR .* is in use by a running site: stop it$/);
  expect(beside.errors.split('\n')).toHaveLength(1);
});

test('takes a logo from the folder of the answers only, and no link out of it', async () => {
  const outside = await folder();
  const answers = JSON.parse(await readFile(ANSWERS, 'utf8'));
  const logo = await readFile(join(dirname(ANSWERS), answers.look.logo));
  await writeFile(join(outside, 'private.svg'), logo);
  const inside = join(outside, 'answers');
  await mkdir(inside);
  await writeFile(join(inside, 'logo.svg'), logo);
  await symlink(join(outside, 'private.svg'), join(inside, 'out.svg'));
  await symlink('logo.svg', join(inside, 'in.svg'));
  const file = join(inside, 'answers.json');
  for (const named of [
    '../private.svg',
    join(outside, 'private.svg'),
    'out.svg',
    '.',
    'none.svg',
  ]) {
    await writeFile(file, JSON.stringify({ ...answers, look: { ...answers.look, logo: named } }));
    const refused = expect(readAnswersFile(file)).rejects;
    await refused.toThrow('le logo est un fichier du dossier des réponses');
  }
  // A container's mounted settings are links within their folder.
  await writeFile(file, JSON.stringify({ ...answers, look: { ...answers.look, logo: 'in.svg' } }));
  expect(await readAnswersFile(file)).toMatchObject({ logo: { name: 'in.svg' } });
});

/** Ends the process just before its nth commit of a transaction, as kill -9 or a power cut does. */
const killer = (nth: number) => `
  import { DatabaseSync } from 'node:sqlite';
  const { exec } = DatabaseSync.prototype;
  let left = ${nth};
  DatabaseSync.prototype.exec = function (sql) {
    if (/^\\s*COMMIT/i.test(sql) && left-- === 0) process.kill(process.pid, 'SIGKILL');
    return exec.call(this, sql);
  };`;

test('killed before any of its commits, all or nothing is there, and the same answers again finish it', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const whole = Object.keys(documentsIn(done)).sort();
  const killed: string[] = [];
  for (let isKilled = true; isKilled; ) {
    const directory = await folder();
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(killer(killed.length))}`];
    isKilled = (await setup(directory, ['--answers', ANSWERS], flags)).code === null;
    expect(Object.keys(documentsIn(directory)).sort()).toEqual(isKilled ? [] : whole);
    if (isKilled) killed.push(directory);
  }
  // Of the tables, of the logo, of the answers.
  expect(killed.length).toBeGreaterThanOrEqual(2);
  for (const directory of [killed[0], killed.at(-1)]) {
    const again = await setup(directory ?? '', ['--answers', ANSWERS]);
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(Object.keys(documentsIn(directory ?? '')).sort()).toEqual(whole);
  }
});
