import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.ts';

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: ['./test/support/run-folder.setup.ts', './test/support/demo-data.setup.ts'],
  // Files side by side and not tests: what the tests of a file share is started once.
  workers: 2,
  forbidOnly: true,
  // One second chance, so that one late answer of a busy machine does not undo a whole run. What needed it is listed
  // as flaky at the end: a race of the test or of the site, to be looked into.
  retries: 1,
  timeout: 120_000,
  // For a busy machine: what is late is not wrong. Journeys that promise a time measure it themselves.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    // Nothing moves but in tests of what moves, which ask for it: without a graphics card each frame costs both cores.
    reducedMotion: 'reduce',
    launchOptions: {
      // Found or brought here, so that one journey runs on a machine where nothing was tested yet. CHROMIUM_PATH
      // names another one.
      executablePath: process.env.CHROMIUM_PATH || findBrowser(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // Pages live for seconds: what optimising their scripts costs is more than it saves, by a tenth of a run.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    trace: 'on-first-retry',
  },
});
