/** Every check, in the order that fails fastest. `npm test` and CI run exactly this. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { findPostgres } from './postgres.ts';

const browser = findBrowser();
// Brought once, before tests that start it look for it side by side.
findPostgres();

/** For the minute between two edits: of the tests, those that import what is not committed yet. */
const { changed } = parseArgs({ options: { changed: { type: 'boolean' } } }).values;
const ROOMS = changed ? ['--changed', '--passWithNoTests'] : [];
const JOURNEYS = changed ? ['--only-changed', '--pass-with-no-tests'] : [];

const STEPS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['query types are fresh', 'node', 'scripts/typegen.ts', '--check'],
  ['demo archive is fresh', 'node', 'seed/build-archive.ts', '--check'],
  ['statement table is fresh', 'node', 'scripts/specification.ts', '--check'],
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc'],
  ['unused code', 'knip'],
  ['rooms', 'vitest', 'run', ...ROOMS],
  ['build', 'node', 'scripts/build.ts'],
  ['journeys', 'playwright', 'test', ...JOURNEYS],
];

let passed = 0;
for (const [name, command = '', ...parameters] of STEPS) {
  console.log(`\n— ${name}: ${command} ${parameters.join(' ')}`);
  const started = performance.now();
  const { status, error } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.log(`\n${name} failed`);
    console.log(`steps: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log(`\nsteps: ${passed} passed, 0 failed`);
