/** Finds the programs that tests run, or installs them: no step for a person to take. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter } from 'node:path';

export const FOLDERS = (process.env.PATH ?? '').split(delimiter);

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a package as root on Debian; false elsewhere, or when it cannot be had. */
export function hasInstalled(...debianPackage: string[]): boolean {
  return (
    existsSync('/etc/debian_version') &&
    process.getuid?.() === 0 &&
    hasRun('apt-get', ['update']) &&
    hasRun('apt-get', ['install', '-y', ...debianPackage])
  );
}

export function hasRun(command: string, parameters: string[]): boolean {
  console.log(`Not found yet: ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}
