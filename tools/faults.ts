/**
 * `npm run faults`: everything that may go wrong, done to the built site at full size, and what became of its promises:
 * figures as they come, then one row for each id of `test/faults/catalogue.ts`.
 * `npm run faults -- --small` takes a minute; a name or two run those alone. `--rounds 2`, `--rate 50` (visits a second)
 * and `--behind haproxy` (or `caddy`, `own`) are for `processes` and `rolling`. Exit code 1 when a promise did not hold.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { catalogueRows, type Tried } from '../test/faults/catalogue-table.ts';
import { LONG_FAULTS, SITE_FAULTS } from '../test/faults/site-faults.ts';
import { type Fault, FRONTS, type Verdict } from '../test/faults/verdict.ts';
import { readTaggedTests } from '../test/specification/tagged-tests.ts';
import { build } from './build.ts';

const { values, positionals } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    rate: { type: 'string' },
    behind: { type: 'string' },
  },
  allowPositionals: true,
});

const behind = FRONTS.find((front) => front === values.behind);
const [rounds, rate] = [values.rounds, values.rate].map((text) =>
  text === undefined ? undefined : Number(text),
);
if (behind !== values.behind || [rounds, rate].some((size) => size !== undefined && !(size > 0))) {
  console.error(`--rounds and --rate are numbers, --behind is one of ${FRONTS.join(', ')}`);
  process.exit(1);
}

await build();
// Mails are written in React, which Node does not run as it is: Vite loads what has to do with them.
const { module } = await runnerImport<typeof import('../test/faults/room-faults.ts')>(
  new URL('../test/faults/room-faults.ts', import.meta.url).pathname,
  { configFile: false, logLevel: 'error' },
);
const faults: Record<string, Fault> = {
  ...SITE_FAULTS,
  ...module.ROOM_FAULTS,
  ...LONG_FAULTS,
};
const unknown = positionals.filter((name) => !Object.hasOwn(faults, name));
if (unknown.length > 0) {
  console.error(`No fault is called ${unknown[0]}. There are: ${Object.keys(faults).join(', ')}`);
  process.exit(1);
}
const chosen = Object.entries(faults).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

let broken = 0;
const tried: Tried[] = [];
for (const [name, fault] of chosen) {
  const started = performance.now();
  const verdict = await (values.small ? fault.small() : fault.full({ rounds, rate, behind })).catch(
    (error: unknown): Verdict => ({
      tried: 'stopped by an error',
      figures: {},
      breaches: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }),
  );
  broken += verdict.breaches.length;
  tried.push({ name, fault, verdict });
  print(`${name}: ${fault.promise}`, verdict, (performance.now() - started) / 1000);
}
const { tests } = readTaggedTests(fileURLToPath(new URL('../', import.meta.url)));
console.log('\n| Id | What | Tried, or tested by | Result |\n| --- | --- | --- | --- |');
for (const { id, what, tried: how, result } of catalogueRows(tried, tests)) {
  console.log(`| ${id} | ${what} | ${how} | ${result} |`);
}
console.log(broken === 0 ? '\nEvery promise held.' : `\n${broken} breaches.`);
process.exit(broken === 0 ? 0 : 1);

function print(title: string, { figures, breaches }: Verdict, seconds: number): void {
  console.log(`\n${breaches.length === 0 ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)`);
  const width = Math.max(...Object.keys(figures).map(({ length }) => length), 0);
  for (const [figure, value] of Object.entries(figures)) {
    console.log(`    ${figure.padEnd(width)}  ${value}`);
  }
  for (const breach of breaches) console.log(`  ! ${breach}`);
}
