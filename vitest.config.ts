import { configDefaults, defineConfig } from 'vitest/config';

/** What the real client library asks of the store: also asked of `npm run content-service`, a process of its own. */
const ASKED_OF_THE_STORE_ALONE = [
  'packages/content-service/documents/document-route.test.ts',
  'packages/content-service/listen/listen-route.test.ts',
  'packages/content-service/mutations/mutate-route.test.ts',
  'packages/content-service/queries/query-route.test.ts',
];

/** More of the kinds of requests above: by `npm run test:all` alone. */
const ASKED_OF_IT_BY_ALL = [
  'packages/content-service/history/history-route.test.ts',
  'packages/content-service/listen/{convergence,live-route}.test.ts',
  'packages/content-service/mutations/{patch,reference-integrity}.test.ts',
  'packages/content-service/queries/perspective.test.ts',
  'packages/content-service/releases/release-events.test.ts',
];

/** Tests of the content service that open its file themselves, or a process. */
const OF_THE_FILE_ALONE = [
  'packages/content-service/{alone,store}.test.ts',
  'packages/content-service/trash/trash-routes.test.ts',
  'packages/content-service/journal/*.test.ts',
  // They start a site's accounts beside it.
  'packages/content-service/mutations/write-permission.test.ts',
  // They are about bytes, and ask nothing of the documents that is not asked elsewhere.
  'packages/content-service/originals/*.test.ts',
];

/** Tests of the built site that open no browser. */
const ASKED_OF_THE_SITE = 'test/**/*.http.test.ts';

// No Vite plugin of the app here: rooms are tested through their doors, as plain modules.
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['./test/support/run-folder.setup.ts', './test/support/workers.setup.ts'],
    // Files of one worker share its modules, and load them once: a test that would change one for the others (module
    // mocks, stubs that stay) has no place here.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are the floor we plan for: more workers only make the fault tests starve each other.
    maxWorkers: 2,
    tags: [
      {
        name: 'slow',
        description:
          'Takes half a second and more, or asks on PostgreSQL what was asked on SQLite: not in `npm test`.',
      },
      {
        name: 'property',
        description:
          'Tried with a share of its cases by `npm test`: packages/kit/testing/property-runs.ts.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [
            '{app,desk,inbox,model,packages,server,staff,studio,test,tools}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, ASKED_OF_THE_SITE],
          provide: { store: 'embedded' },
        },
      },
      {
        extends: true,
        test: {
          // Before the rooms, which end with many short files: projects run in the order of their names.
          name: 'alone',
          include: ASKED_OF_THE_STORE_ALONE,
          provide: { store: 'alone' },
        },
      },
      {
        extends: true,
        test: { name: 'alone-all', include: ASKED_OF_IT_BY_ALL, provide: { store: 'alone' } },
      },
      {
        extends: true,
        test: {
          // What is asked of the service on its own file, asked of one that keeps its content in PostgreSQL.
          name: 'shared',
          include: ['packages/content-service/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...OF_THE_FILE_ALONE],
          provide: { store: 'shared' },
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: [ASKED_OF_THE_SITE],
          globalSetup: ['./test/support/run-folder.setup.ts', './test/support/demo-data.setup.ts'],
          setupFiles: ['./test/support/left-sites.setup.ts'],
          // As in `playwright.config.ts`: whole processes start, on a machine that may be busy.
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000, interval: 100 } },
        },
      },
    ],
  },
});
