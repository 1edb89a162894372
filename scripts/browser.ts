/** Finds a Chromium for the journeys, or brings one: no step for a person to take. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * In this order: one that is there, Playwright's own download, and (as root on Debian) the package.
 *
 * @throws when none can be had; the message says what to install.
 */
export function findBrowser(): string {
  return (
    present() ??
    (run('npx', ['playwright', 'install', 'chromium']) ? present() : undefined) ??
    (isDebianRoot() && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])
      ? present()
      : undefined) ??
    missing()
  );
}

function present(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...ELSEWHERE,
    chromium.executablePath(),
  ];
  return candidates.find(isExecutable);
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
  console.log(`No browser found: ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}

function missing(): never {
  throw new Error(
    'No Chrome or Chromium found and none could be installed: install one, then retry.',
  );
}
