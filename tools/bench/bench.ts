/** Runs parts of the bench, keeps what they found, writes the report, and holds the figures against the budget. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { z } from 'zod';
import { BUDGET, compare, type Limit } from './budget.ts';
import { FIGURE, type Figure } from './figure.ts';
import type { Part, Settings } from './parts.ts';
import { type BenchRecord, readRecord, writeRecord } from './record.ts';
import { complaint, renderFigures, renderReport, type Section } from './report.ts';

type Run = {
  /** Holds `budget.json`, and gets `figures.json` and `report.md`. */
  folder: string;
  parts: Readonly<Record<string, Part>>;
  /** The parts to run. */
  names: readonly string[];
  settings: Settings;
  /** When and where, for the report. */
  machine: string;
  print(text: string): void;
};

/** Resolves with what is wrong, a sentence each: parts that failed, and figures of this run past their budget. */
export async function runBench(run: Run): Promise<string[]> {
  const { folder, parts, names, settings, machine, print } = run;
  const budget = await readBudget(folder);
  const record = await readRecord(folder);
  const measured = new Map<string, readonly Figure[]>();
  const failures: string[] = [];
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (!names.includes(name)) continue;
    print(`\n${title} (${name})…`);
    try {
      const figures = z
        .array(FIGURE)
        .parse(await measure(settings))
        .map(rounded);
      print(renderFigures(figures));
      measured.set(name, figures);
      record[name] = { measured: `${new Date().toISOString().slice(0, 16)}Z, ${machine}`, figures };
      // After each part: what an hour has measured does not go with a part that fails.
      await writeRecord(folder, record);
    } catch (error) {
      failures.push(`${name} failed: ${inspect(error)}`);
      print(failures.at(-1) ?? '');
    }
  }
  await writeFile(join(folder, 'report.md'), reportOf(record, parts, budget));
  const verdicts = compare(budget, measured);
  const wrong: string[] = [];
  for (const verdict of verdicts) {
    const sentence = complaint(verdict);
    if (sentence && verdict.isPast) wrong.push(sentence);
    else if (sentence) print(sentence);
  }
  return [...failures, ...wrong];
}

/** Rounds to four digits: the report is the same from the record as from the run; a new run differs where something did. */
function rounded(figure: Figure): Figure {
  return { ...figure, value: Number(figure.value.toPrecision(4)) };
}

/** @throws when a line of it is no limit. */
export async function readBudget(folder: string): Promise<Limit[]> {
  return BUDGET.parse(JSON.parse(await readFile(join(folder, 'budget.json'), 'utf8')));
}

/** The report of what is on record, in the order of the parts. */
export function reportOf(
  record: BenchRecord,
  parts: Readonly<Record<string, Part>>,
  budget: readonly Limit[],
): string {
  const sections = Object.entries(parts).flatMap(([name, { title, about }]): Section[] => {
    const measurement = record[name];
    return measurement ? [{ name, title, about, ...measurement }] : [];
  });
  const measured = new Map(sections.map(({ name, figures }) => [name, figures]));
  return renderReport(sections, compare(budget, measured));
}
