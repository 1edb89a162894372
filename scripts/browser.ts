/** Finds a Chromium for the journeys, or brings one: no step for a person to take. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window: a page takes half the time and half the processor of a whole browser's. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * In this order: the shell, a browser that is there, Playwright's own download. As root on Debian, packages are
 * installed where something is missing.
 *
 * @throws when none can be had; the message says what to install.
 */
export function findBrowser(): string {
  return (
    shell() ??
    (hasInstalled(SHELL) ? shell() : undefined) ??
    present() ??
    (run('npx', ['playwright', 'install', 'chromium']) ? present() : undefined) ??
    (hasInstalled('chromium') ? present() : undefined) ??
    missing()
  );
}

function shell(): string | undefined {
  return onPath(SHELL).find(isExecutable);
}

function present(): string | undefined {
  return [...NAMES.flatMap(onPath), ...ELSEWHERE, chromium.executablePath()].find(isExecutable);
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

function hasInstalled(debianPackage: string): boolean {
  return (
    isDebianRoot() && run('apt-get', ['update']) && run('apt-get', ['install', '-y', debianPackage])
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
  console.log(`A browser for the journeys: ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}

function missing(): never {
  throw new Error(
    'No Chrome or Chromium found and none could be installed: install one, then retry.',
  );
}
