import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBudget, reportOf, runBench } from './bench.ts';
import type { Limit } from './budget.ts';
import type { Figure } from './figure.ts';
import { PARTS, type Part } from './parts.ts';
import { readRecord } from './record.ts';

const HERE = new URL('./', import.meta.url).pathname;

const part = (title: string, figures: readonly Figure[] | Error): Part => ({
  title,
  about: `How ${title} is measured.`,
  async measure() {
    if (figures instanceof Error) throw figures;
    return [...figures];
  },
});
const keptFigures = (value: number): Figure[] => [
  { of: '/', what: 'kept', value: 40_000, unit: '/s' },
  { of: '/', what: 'kept / bare', value, unit: 'ratio' },
];
const start: Figure[] = [{ of: 'start', what: 'ready', value: 2, unit: 's' }];

async function bench(budget: readonly Limit[]) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'budget.json'), JSON.stringify(budget));
  const printed: string[] = [];
  return {
    printed,
    run: (parts: Record<string, Part>, ...names: string[]) =>
      runBench({
        folder,
        parts,
        names,
        settings: { minutes: 24 },
        machine: 'two cores',
        print: (text) => printed.push(text),
      }),
    report: () => readFile(join(folder, 'report.md'), 'utf8'),
  };
}

test('the report has ratios first, then the budget, then a table for each part', async () => {
  const { run, report } = await bench([{ part: 'pages', what: 'kept / bare', least: 0.75 }]);
  expect(
    await run(
      { pages: part('Pages', keptFigures(0.9)), start: part('Start', start) },
      'pages',
      'start',
    ),
  ).toEqual([]);
  const text = await report();
  const places = [
    '| pages | / | kept / bare | 0.9 |',
    '| 0.9 | ≥ 0.75 | met |',
    '| / | 0.9 | 40,000 |',
    '| start | 2 |',
  ];
  expect(places.map((place) => text.indexOf(place) > 0)).toEqual([true, true, true, true]);
  expect(places.map((place) => text.indexOf(place))).toEqual(
    places.map((place) => text.indexOf(place)).toSorted((a, b) => a - b),
  );
  expect(text).toContain('How Start is measured.');
  expect(text).toMatch(/Measured \d{4}-\d\d-\d\dT\d\d:\d\dZ, two cores\./);
});

test('a figure past its budget is what the run ends with, and stands in the report', async () => {
  const { run, report } = await bench([
    { part: 'pages', what: 'kept / bare', least: 0.75 },
    { part: 'start', what: 'ready', most: 3 },
  ]);
  const parts = { pages: part('Pages', keptFigures(0.5)), start: part('Start', start) };
  expect(await run(parts, 'pages', 'start')).toEqual([
    'pages: kept / bare of / is 0.5, budget ≥ 0.75',
  ]);
  expect(await report()).toContain('| 0.5 | ≥ 0.75 | **past its budget** |');
});

test('a figure within its budget and short of what is asked is told, and no failure', async () => {
  const { run, report, printed } = await bench([
    { part: 'start', what: 'ready', most: 3, asked: 1 },
  ]);
  expect(await run({ start: part('Start', start) }, 'start')).toEqual([]);
  expect(printed).toContain('start: ready of start is 2 s, ≤ 1 asked');
  expect(await report()).toContain('| kept, ≤ 1 asked |');
});

test('a part that runs alone leaves the last figures of the others in the report, and is held to its own limits', async () => {
  const { run, report } = await bench([{ part: 'pages', what: 'kept / bare', least: 0.75 }]);
  const parts = (ready: number) => ({
    pages: part('Pages', keptFigures(0.5)),
    start: part('Start', [{ of: 'start', what: 'ready', value: ready, unit: 's' }]),
  });
  expect(await run(parts(2), 'pages', 'start')).toHaveLength(1);
  expect(await run(parts(4), 'start')).toEqual([]);
  const text = await report();
  expect(text).toContain('| start | 4 |');
  expect(text).toContain('| / | 0.5 | 40,000 |');
  expect(text.indexOf('## Pages')).toBeLessThan(text.indexOf('## Start'));
});

test('a part that fails is told at the end, keeps its last figures, and does not keep the others from running', async () => {
  const { run, report } = await bench([]);
  await run({ pages: part('Pages', keptFigures(0.9)) }, 'pages');
  const parts = { pages: part('Pages', new Error('no such page')), start: part('Start', start) };
  const [failure = '', ...more] = await run(parts, 'pages', 'start');
  expect(failure).toMatch(/^pages failed: Error: no such page/);
  expect(more).toEqual([]);
  expect(await report()).toMatch(/\| \/ \| 0\.9 \| 40,000 \|[\s\S]+\| start \| 2 \|/);
});

test('a part whose figure is no number has failed: it would be past no budget', async () => {
  const { run } = await bench([{ part: 'pages', what: 'kept / bare', least: 0.75 }]);
  const [failure] = await run({ pages: part('Pages', keptFigures(Number.NaN)) }, 'pages');
  expect(failure).toMatch(/^pages failed: .*number/s);
});

test('the report is what the figures on record say', async () => {
  const report = reportOf(await readRecord(HERE), PARTS, await readBudget(HERE));
  expect(await readFile(join(HERE, 'report.md'), 'utf8')).toBe(report);
});

test('every limit of the budget is of a part there is', async () => {
  for (const { part } of await readBudget(HERE)) expect(Object.keys(PARTS)).toContain(part);
});
