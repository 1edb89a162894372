/** What the last run of each part found, kept in `tools/bench/figures.json`: a part run alone leaves the others in the report. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FIGURE } from './figure.ts';

const RECORD = z.record(
  z.string(),
  z.object({
    /** When, and on which machine. */
    measured: z.string(),
    figures: z.array(FIGURE),
  }),
);

export type BenchRecord = z.infer<typeof RECORD>;

const FILE = 'figures.json';

/** Reads the record; empty when nothing was measured yet. */
export async function readRecord(folder: string): Promise<BenchRecord> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '{}');
  return RECORD.parse(JSON.parse(text));
}

/** Writes the record, one figure to a line, so that a new run is read as a difference. */
export async function writeRecord(folder: string, record: BenchRecord): Promise<void> {
  const parts = Object.entries(record)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { measured, figures }]) => {
      const lines = figures.map((figure) => `      ${JSON.stringify(figure)}`).join(',\n');
      return `  "${name}": {\n    "measured": "${measured}",\n    "figures": [\n${lines}\n    ]\n  }`;
    });
  await writeFile(join(folder, FILE), `{\n${parts.join(',\n')}\n}\n`);
}
