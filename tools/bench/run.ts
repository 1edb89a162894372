/** `npm run bench`: what the site costs. Exit code 1 when a figure is past its limit in `tools/bench/budget.json`. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../build.ts';
import { runBench } from './bench.ts';
import { PARTS } from './parts.ts';

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean' },
    report: { type: 'boolean' },
    minutes: { type: 'string', default: '24' },
  },
  allowPositionals: true,
});
const partNames = Object.keys(PARTS);
const minutes = Number(values.minutes);
const unknown = positionals.filter((name) => !partNames.includes(name));

if (values.help) {
  console.log(`npm run bench                        every part, 24 minutes of mixed load included: about an hour
npm run bench -- pages bytes         some parts; tools/bench/report.md keeps the last figures of the others
npm run bench -- load --minutes 2    a shorter load, to try it
npm run bench -- --report            measures nothing: the report anew, after a change of tools/bench/budget.json

Parts:
${partNames.map((name) => `  ${name.padEnd(14)}${PARTS[name]?.title}`).join('\n')}`);
} else if (unknown.length > 0 || !(minutes > 0)) {
  console.error(
    unknown.length > 0
      ? `No part is called ${unknown[0]}. There are: ${partNames.join(', ')}`
      : '--minutes takes a number above 0',
  );
  process.exitCode = 1;
} else {
  if (!values.report) await build();
  const wrong = await runBench({
    folder: fileURLToPath(new URL('./', import.meta.url)),
    parts: PARTS,
    names: values.report ? [] : positionals.length > 0 ? positionals : partNames,
    settings: { minutes },
    machine: `Node ${process.version}, ${availableParallelism()} cores`,
    print: console.log,
  });
  for (const sentence of wrong) console.error(`✗ ${sentence}`);
  // Not `exitCode`: a connection that a part left open must not hold the verdict back.
  process.exit(wrong.length > 0 ? 1 : 0);
}
