/** Every check, in the order that fails fastest. `npm test` and CI run exactly this. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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

type Step = readonly [name: string, command: string, ...parameters: string[]];

/** Steps of one group run side by side. What the checks read, route types too, is there before them. */
const GROUPS: readonly (readonly Step[])[] = [
  [
    ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
    ['query types are fresh', 'node', 'scripts/typegen.ts', '--check'],
    ['demo archive is fresh', 'node', 'seed/build-archive.ts', '--check'],
    ['statement table is fresh', 'node', 'scripts/specification.ts', '--check'],
    ['route types', 'react-router', 'typegen'],
  ],
  [
    ['types', 'tsc'],
    ['unused code', 'knip'],
  ],
  [['rooms', 'vitest', 'run', ...ROOMS]],
  [['build', 'node', 'scripts/build.ts']],
  [['journeys', 'playwright', 'test', ...JOURNEYS]],
];

let passed = 0;
for (const group of GROUPS) {
  const outcomes = await Promise.all(group.map((step) => run(step, group.length > 1)));
  passed += outcomes.filter((isPassed) => isPassed).length;
  const failed = outcomes.length - outcomes.filter((isPassed) => isPassed).length;
  if (failed === 0) continue;
  console.log(`\nsteps: ${passed} passed, ${failed} failed`);
  process.exit(1);
}
console.log(`\nsteps: ${passed} passed, 0 failed`);

/** @param isBesideOthers has its output printed when it ends, so that those of a group do not mix */
async function run(
  [name, command, ...parameters]: Step,
  isBesideOthers: boolean,
): Promise<boolean> {
  const title = `\n— ${name}: ${command} ${parameters.join(' ')}`;
  if (!isBesideOthers) console.log(title);
  const started = performance.now();
  const child = spawn(command, parameters, {
    stdio: [
      'inherit',
      ...(isBesideOthers ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  const [output, errors, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit').catch((error: Error) => [error.message]),
  ]);
  if (isBesideOthers) console.log(`${title}\n${output}${errors}`.trimEnd());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(status === 0 ? `  ${name}: ${seconds} s` : `\n${name} failed: ${status}`);
  return status === 0;
}
