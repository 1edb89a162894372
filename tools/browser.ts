/** Finds a Chromium for the journeys, or brings one: no step for a person to take. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { FOLDERS, hasInstalled, hasRun, isExecutable } from './installed-programs.ts';

/** Chromium without a window: a page takes half the time and half the processor of a whole browser's. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a browser, in this order: the shell, one that is there, Playwright's own download. As root on Debian, packages
 * are installed where something is missing.
 *
 * @throws when none can be had; the message says what to install.
 */
export function findBrowser(): string {
  return (
    shell() ??
    (hasInstalled(SHELL) ? shell() : undefined) ??
    present() ??
    (hasRun('npx', ['playwright', 'install', 'chromium']) ? present() : undefined) ??
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
  return FOLDERS.map((folder) => join(folder, name));
}

function missing(): never {
  throw new Error(
    'No Chrome or Chromium found and none could be installed: install one, then retry.',
  );
}
