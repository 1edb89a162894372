/**
 * `npm test`: every check, in the order that fails fastest, without the tests that are tagged slow. `npm run test:all`
 * (`--all`) runs those too, `npm run test:slow` (`--slow`) those alone, on the build that is there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

const { all, slow, changed } = parseArgs({
  options: {
    all: { type: 'boolean' },
    slow: { type: 'boolean' },
    /** A developer between two edits runs only the tests that import what is not committed yet. */
    changed: { type: 'boolean' },
  },
}).values;
const ROOMS = changed ? ['--changed', '--passWithNoTests'] : [];
const JOURNEYS = changed ? ['--only-changed', '--pass-with-no-tests'] : [];
/** The filter of tests that are tagged one by one. */
const TAGGED = all ? [] : ['--tags-filter', slow ? 'slow or property' : '!slow'];
if (!all && !slow) process.env.PROPERTY_RUNS ??= '0.05';
const STORE_ALONE = ['--project', 'alone-all'];
/** The same statements on PostgreSQL; what takes long or is random asks nothing else of it. */
const STORE_SHARED = ['--project', 'shared', '--tags-filter', '!slow and !property'];

type Step = readonly [name: string, command: string, ...parameters: string[]];

/** The one step that takes minutes beside another: what it says is printed while it runs. */
const ROOM_TESTS: Step = [
  'rooms',
  'vitest',
  'run',
  ...['--project', 'rooms', '--project', 'alone', ...(all ? STORE_ALONE : [])],
  ...TAGGED,
  ...ROOMS,
];

/** Tests that ask the built site, without a browser. */
const HTTP_TESTS: Step = ['http', 'vitest', 'run', '--project', 'http', ...TAGGED, ...ROOMS];

const SLOW: readonly (readonly Step[])[] = [
  [ROOM_TESTS],
  [['store alone', 'vitest', 'run', ...STORE_ALONE, ...ROOMS]],
  [['store shared', 'vitest', 'run', ...STORE_SHARED, ...ROOMS]],
  [HTTP_TESTS],
  [['journeys', 'playwright', 'test', '--grep', '@slow', ...JOURNEYS]],
];

/** Steps of one group run side by side. What the checks read, route types too, is there before them. */
const CHECKED: readonly (readonly Step[])[] = [
  [
    ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
    ['query types are fresh', 'node', 'tools/typegen.ts', '--check'],
    ['boundaries are fresh', 'node', 'tools/boundaries.ts', '--check'],
    ['statement table is fresh', 'node', 'tools/specification.ts', '--check'],
    ['route types', 'react-router', 'typegen'],
    // Downloaded where they are missing, while the processor checks; before tests that look for them side by side.
    ['browser and PostgreSQL', 'node', 'tools/bring-programs.ts'],
  ],
  [
    ['types', 'tsc'],
    ['unused code', 'knip'],
  ],
  // The tests of `rooms` read no build, and wait a part of their time for servers and deadlines.
  [ROOM_TESTS, ['build', 'node', 'tools/build.ts']],
  [HTTP_TESTS],
  [['journeys', 'playwright', 'test', ...(all ? [] : ['--grep-invert', '@slow']), ...JOURNEYS]],
  ...(all ? [[['store shared', 'vitest', 'run', ...STORE_SHARED, ...ROOMS] as const]] : []),
];

let passed = 0;
for (const group of slow ? SLOW : CHECKED) {
  const outcomes = await Promise.all(
    group.map((step) => run(step, group.length > 1 && step !== ROOM_TESTS)),
  );
  passed += outcomes.filter((isPassed) => isPassed).length;
  const failed = outcomes.length - outcomes.filter((isPassed) => isPassed).length;
  if (failed === 0) continue;
  console.log(`\nsteps: ${passed} passed, ${failed} failed`);
  process.exit(1);
}
console.log(`\nsteps: ${passed} passed, 0 failed`);

/** @param isHeldBack has its output printed when it ends, so that those of a group do not mix */
async function run([name, command, ...parameters]: Step, isHeldBack: boolean): Promise<boolean> {
  const title = `\n— ${name}: ${command} ${parameters.join(' ')}`;
  if (!isHeldBack) console.log(title);
  const started = performance.now();
  const child = spawn(command, parameters, {
    stdio: [
      'inherit',
      ...(isHeldBack ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
  });
  const [output, errors, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit').catch((error: Error) => [error.message]),
  ]);
  if (isHeldBack) console.log(`${title}\n${output}${errors}`.trimEnd());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(status === 0 ? `  ${name}: ${seconds} s` : `\n${name} failed: ${status}`);
  return status === 0;
}
