import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** Launches the browser of the journeys. */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu', ...args] });
}

/**
 * The flag that makes V8 note the lines of a script when it compiles it. Otherwise it reads all of React a second time
 * (28 ms at full speed) for the lines of the errors that React makes while it is evaluated, where an inspector listens,
 * as it does here and at no visitor's.
 */
export const AS_IF_UNOBSERVED = '--js-flags=--no-enable-lazy-source-positions';

export const TELEPHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
