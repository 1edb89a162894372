/** What an operator runs beside a release is in it: no script there asks for a file or a package that stayed behind. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  isNeeded,
  OLDEST_NODE,
  OPERATOR_SCRIPTS,
  RELEASED_PATHS,
  releasedDependencies,
} from './release.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const dependencies = await releasedDependencies();
const IMPORT = /(?:from|import) '([^']+)'|new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Files and packages that a script reaches, types left aside. */
function reach(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.tsx?$/.test(file)) return;
    const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;/gm, '');
    for (const [, from, beside] of code.matchAll(IMPORT)) {
      const name = from ?? beside ?? '';
      if (name.startsWith('.')) follow(relative('.', join(dirname(file), name)));
      else if (!name.startsWith('node:'))
        packages.add(name.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? name);
    }
  };
  follow(entry);
  return { files, packages };
}

test.each(OPERATOR_SCRIPTS)('`npm run %s` finds all that it imports in the release', (name) => {
  const entry = scripts[name].replace('node ', '');
  const { files, packages } = reach(entry);
  expect(files.size).toBeGreaterThan(5);
  const missing = [...files].filter(
    (file) =>
      existsSync(file) &&
      !(isNeeded(file) && RELEASED_PATHS.some((path) => `${file}/`.startsWith(`${path}/`))),
  );
  expect(missing).toEqual([]);
  expect([...packages].filter((one) => !(one in dependencies))).toEqual([]);
});

test.each([
  'compose.yaml',
  'deploy/agency-site.service',
  'deploy/agency-backup.service',
  'docs/operator.md',
])('%s names scripts that a release has', (file) => {
  const named = readFileSync(file, 'utf8').match(/(?:server\/operations|tools)\/[\w-]+\.ts/g) ?? [];
  const operatorScripts = OPERATOR_SCRIPTS.map((name) => scripts[name].replace('node ', ''));
  // How the release itself is made, and the tests that tell of it.
  const others = named.filter(
    (one) => !operatorScripts.includes(one) && !['tools/release.ts'].includes(one),
  );
  expect(others).toEqual([]);
});

test('the nightly backup is written where the site may read it, with the settings of the site', () => {
  const unit = (name: string) =>
    Object.fromEntries(
      readFileSync(`deploy/${name}.service`, 'utf8')
        .split('\n')
        .filter((line) => /^[A-Z]/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
  const [site, backup] = [unit('agency-site'), unit('agency-backup')];
  expect(backup.ExecStart).toBe(
    '/usr/bin/node server/operations/backup.ts --to /var/lib/agency-backups',
  );
  for (const key of ['User', 'WorkingDirectory', 'StateDirectory', 'EnvironmentFile']) {
    expect(backup[key], key).toBe(site[key]);
  }
  expect(site.Environment).toContain('DATA_DIR=/var/lib/agency-site');
  expect(backup.Environment).toContain('DATA_DIR=/var/lib/agency-site');
});

test('the oldest Node is the same in the release, its launcher and what operators read', () => {
  const [major, minor] = OLDEST_NODE.split('.');
  expect(readFileSync('node-version.js', 'utf8')).toContain(`OLDEST = [${major}, ${minor}]`);
  for (const document of ['README.md', 'docs/operator.md']) {
    expect(readFileSync(document, 'utf8'), document).toContain(`Node ${OLDEST_NODE}`);
  }
});

test.each(['18.20.8', '20.20.2', '22.14.0', '24.8.0'])(
  'on Node %s the launcher says which one it needs, and nothing else fails first',
  (version) => {
    const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'});delete process.execve`;
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', old, 'server.js'], {
      encoding: 'utf8',
      env: {},
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `The site needs Node ${OLDEST_NODE} or newer: this is Node ${version}, ${process.execPath}\n`,
    );
  },
);
