/**
 * `npm run release -- FOLDER`: what a server needs to run the site, in a folder of its own: the build, the packages it
 * imports, the demo content, and the scripts of an operator. What builds and checks the site stays behind.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { build } from './build.ts';

/** The scripts that an operator runs beside the site. They are TypeScript, which Node runs as it is. */
export const OPERATOR_SCRIPTS = [
  'setup',
  'backup',
  'restore',
  'doctor',
  'staff:unlock',
  'import:wordpress',
];

/** What the server and those scripts read of the project, besides the build: `tools/release.test.ts` follows their imports. */
export const RELEASED_PATHS = [
  'server.js',
  'node-version.js',
  'CHANGELOG.md',
  'tools/demo/archive',
  'packages/drawings/brand',
  'packages/drawings/zellige',
  'packages/content-service',
  'packages/kit',
  'packages/search',
  'model/contracts',
  'model/redirects/redirect-rules.ts',
  ...['document-types', 'first-texts', 'page-address', 'public-documents', 'town-words'].map(
    (name) => `model/${name}.ts`,
  ),
  ...['inbox', 'server', 'staff'],
];

/** The oldest Node, as in `node-version.js`, which old versions have to read. */
export const OLDEST_NODE = '24.9';

const Dependencies = z.object({ dependencies: z.record(z.string(), z.string()) });
const Package = z.object({
  name: z.string(),
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
});
const Installed = z.object({ version: z.string() });
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), optional: z.boolean().optional() }),
  ),
});

/** The packages that a release imports, by name, with their versions. */
export async function releasedDependencies(): Promise<Record<string, string>> {
  const packages = RELEASED_PATHS.flatMap((path) => /^packages\/[\w-]+/.exec(path)?.[0] ?? []);
  const files = ['package.json', ...new Set(packages.map((folder) => `${folder}/package.json`))];
  const read = await Promise.all(
    files.map(async (file) => Dependencies.parse(JSON.parse(await readFile(file, 'utf8')))),
  );
  return Object.assign({}, ...read.map(({ dependencies }) => dependencies).reverse());
}

/** @throws when the folder holds anything, or a package is not the one that the lock file names. */
export async function makeRelease(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  await cp('build', join(folder, 'build'), { recursive: true });
  for (const path of RELEASED_PATHS) {
    await cp(path, join(folder, path), { recursive: true, filter: isNeeded });
  }
  await writePackage(folder);
  for (const path of await lockedPackages(folder)) {
    await cp(path, join(folder, path), { recursive: true, filter: isOfThisPackage(path) });
  }
}

/** Whether a release takes a file of those folders: tests stay behind, with what they alone import. */
export const isNeeded = (path: string) => !/\.(test|journey)\.tsx?$|\/testing(\/|$)/.test(path);

/** Packages inside a package have entries of their own in the lock file. */
const isOfThisPackage = (path: string) => (file: string) =>
  !file.slice(path.length).includes('node_modules');

/** `package.json` and `package-lock.json` without what only builds and checks. Versions stay those of ours. */
async function writePackage(folder: string): Promise<void> {
  const whole = Package.parse(JSON.parse(await readFile('package.json', 'utf8')));
  const operators = OPERATOR_SCRIPTS.map((name) => [
    name,
    whole.scripts[name]?.replace('node ', 'node --import ./node-version.js '),
  ]);
  const text = {
    name: whole.name,
    version: whole.version,
    private: true,
    type: 'module',
    // Ours brings its Node with its packages; a release runs on the machine's.
    engines: { node: `>=${OLDEST_NODE}` },
    scripts: { start: 'node server.js', ...Object.fromEntries(operators) },
    dependencies: await releasedDependencies(),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(text, undefined, 2)}\n`);
  await cp('package-lock.json', join(folder, 'package-lock.json'));
  // npm takes out of the lock file what the package no longer asks for, without looking anything up.
  await promisify(execFile)(
    'npm',
    ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--loglevel=error'],
    { cwd: folder, shell: process.platform === 'win32' },
  );
}

/** Folders of the packages that are installed here and needed there. */
async function lockedPackages(folder: string): Promise<string[]> {
  const { packages } = Lock.parse(
    JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')),
  );
  const paths: string[] = [];
  for (const [path, { version, optional }] of Object.entries(packages)) {
    if (path === '') continue;
    const installed = await versionOf(path);
    if (installed === version) paths.push(path);
    // Compiled packages come one for each platform.
    else if (installed || !optional) {
      throw new Error(`${path}: ${version} is locked, ${installed ?? 'nothing'} is installed`);
    }
  }
  return paths;
}

/** The version of a package that is installed; undefined when it is not. */
async function versionOf(path: string): Promise<string | undefined> {
  const text = await readFile(join(path, 'package.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Installed.parse(JSON.parse(text)).version;
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) {
    console.error('npm run release -- FOLDER');
    process.exit(1);
  }
  await build();
  await makeRelease(resolve(folder));
  console.log(`The site is in ${folder}. There: node server.js`);
}
