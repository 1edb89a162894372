/** Writes the report of the bench: ratios first, then the budget, then each part as a table. */
import type { Limit, Verdict } from './budget.ts';
import type { Figure } from './figure.ts';

/** What one run of one part found. */
export type Section = {
  name: string;
  title: string;
  /** How it is measured, in a sentence or two. */
  about: string;
  /** When, and on which machine. */
  measured: string;
  figures: readonly Figure[];
};

const HEAD = `# What the site costs

Written by \`npm run bench\`; how, and what a limit means, is in \`docs/decisions/\`. Figures of one part were measured in one
run and are comparable with each other. Those of another machine are not: read the ratios.`;

export function renderReport(sections: readonly Section[], verdicts: readonly Verdict[]): string {
  return `${[HEAD, '## Ratios', ratios(sections), '## Budget', budget(verdicts), ...sections.map(section)].join('\n\n')}\n`;
}

function ratios(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ name, figures }) =>
    figures
      .filter(({ unit }) => unit === 'ratio')
      .map(({ of, what, value }) => [name, of, what, written(value)]),
  );
  return table(['Part', 'Of', 'Ratio', ''], rows);
}

/** The lines of a budget: what was measured, what is allowed, and what is asked where that is more. */
function budget(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ limit, worst, isPast, isAsAsked }) => [
    limit.part,
    worst.of,
    limit.what,
    inUnit(worst),
    allowed(limit),
    isPast ? '**past its budget**' : isAsAsked ? 'met' : `kept, ${bound(limit, limit.asked)} asked`,
  ]);
  return table(['Part', 'Worst', 'Measure', 'Measured', 'Budget', ''], rows);
}

/** One sentence for a figure past its budget, or within it and short of what is asked; undefined for the others. */
export function complaint({ limit, worst, isPast, isAsAsked }: Verdict): string | undefined {
  if (!isPast && isAsAsked) return undefined;
  const sentence = `${limit.part}: ${limit.what} of ${worst.of} is ${inUnit(worst)}`;
  return isPast
    ? `${sentence}, budget ${allowed(limit)}`
    : `${sentence}, ${bound(limit, limit.asked)} asked`;
}

function allowed(limit: Limit): string {
  return bound(limit, limit.most ?? limit.least);
}

function bound({ least }: Limit, value: number | undefined): string {
  return `${least === undefined ? '≤' : '≥'} ${value}`;
}

function section({ name, title, about, measured, figures }: Section): string {
  return [
    `## ${title} (\`npm run bench -- ${name}\`)`,
    about,
    renderFigures(figures),
    `Measured ${measured}.`,
  ].join('\n\n');
}

/** A row for what was measured and a column for each measure of it; a table for all that have the same measures. */
export function renderFigures(figures: readonly Figure[]): string {
  const rows = Map.groupBy(figures, ({ of }) => of);
  const alike = Map.groupBy(rows, ([, own]) => own.map(({ what }) => what).join());
  return [...alike.values()].map((some) => tableOf(new Map(some))).join('\n\n');
}

/** Ratios come first. */
function tableOf(rows: ReadonlyMap<string, readonly Figure[]>): string {
  const [first = []] = rows.values();
  const isRatio = ({ unit }: Figure) => unit === 'ratio';
  const inOrder = (own: readonly Figure[]) => [
    ...own.filter(isRatio),
    ...own.filter((figure) => !isRatio(figure)),
  ];
  const heads = inOrder(first).map(({ what, unit }) =>
    unit === 'ratio' || unit === 'number' ? what : `${what}, ${unit}`,
  );
  const cells = [...rows].map(([of, own]) => [
    of,
    ...inOrder(own).map(({ value }) => written(value)),
  ]);
  return table(['', ...heads], cells);
}

function inUnit({ value, unit }: Figure): string {
  return unit === 'ratio' || unit === 'number' ? written(value) : `${written(value)} ${unit}`;
}

/** Writes as many digits as can be told apart: a tenth from ten on, a hundredth below, four below a tenth. */
function written(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 1000 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const ruler = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(ruler), ...rows.map(line)].join('\n');
}
