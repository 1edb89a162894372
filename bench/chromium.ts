import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

/** The browser of the journeys. */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu', ...args] });
}

export const TELEPHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
