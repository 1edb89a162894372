import { defineConfig } from 'vitest/config';

// No Vite plugin of the app here: rooms are tested through their doors, as plain modules.
export default defineConfig({
  test: {
    include: [
      '{app,art,calendar,content-service,database,inbox,network,scripts,search,seed,server,staff,studio,test,zellige}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are the floor we plan for: more workers only make the fault tests starve each other.
    maxWorkers: 2,
  },
});
