import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A journey that passes on the second try hides a race: none is retried.
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    launchOptions: {
      // Set by scripts/verify.ts; without it Playwright's own browser is used.
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
    trace: 'retain-on-failure',
  },
});
