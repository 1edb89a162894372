/** One row for each id of the catalogue: what was tried now, or which tests hold it, or why it is not met. */
import type { TaggedTest } from '../specification/tagged-tests.ts';
import { CATALOGUE, type CatalogueId, NOT_MET } from './catalogue.ts';
import type { Fault, Verdict } from './verdict.ts';

export type Tried = { name: string; fault: Fault; verdict: Verdict };

export type CatalogueRow = {
  id: string;
  what: string;
  /** By which fault and how often; by which tests; or the reason why not. */
  tried: string;
  result: 'held' | 'broken' | 'tested' | 'not met';
};

export function catalogueRows(
  tried: readonly Tried[],
  tests: readonly TaggedTest[],
): CatalogueRow[] {
  return Object.entries(CATALOGUE).map(([id, what]) => {
    const faults = tried.filter(({ fault }) => fault.holds.some((held) => held === id));
    const names = tests
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, title }) => `${file} › ${title}`);
    const runs = faults.map(({ name, verdict }) => `${name}: ${verdict.tried}`);
    const broken = faults.some(({ verdict }) => verdict.breaches.length > 0);
    if (runs.length > 0) {
      return {
        id,
        what,
        tried: [...runs, ...names].join('; '),
        result: broken ? 'broken' : 'held',
      };
    }
    if (names.length > 0) return { id, what, tried: names.join('; '), result: 'tested' };
    return { id, what, tried: reasonOf(id), result: 'not met' };
  });
}

/** The mistakes of the catalogue itself, one sentence each: an id without a test, a tag without an entry. */
export function catalogueMistakes(
  faults: Readonly<Record<string, Fault>>,
  tests: readonly TaggedTest[],
): string[] {
  const held = new Set<string>([
    ...Object.values(faults).flatMap(({ holds }) => holds),
    ...tests.flatMap(({ ids }) => ids),
  ]);
  const catalogueIds = new Set(Object.keys(CATALOGUE));
  return [
    ...[...catalogueIds].flatMap((id) => {
      const reason = reasonOf(id);
      if (held.has(id) && reason) return [`${id} is held, and said not to be met: ${reason}`];
      return held.has(id) || reason ? [] : [`${id} has no fault, no test and no reason`];
    }),
    ...tests.flatMap(({ file, title, ids }) =>
      ids
        .filter((id) => isCatalogueId(id) && !catalogueIds.has(id))
        .map((id) => `${file}: "${title}": unknown id ${id}`),
    ),
  ];
}

/** An id as the catalogue writes it, whether or not there is one. */
export function isCatalogueId(id: string): boolean {
  return /^[RSFIUL]\d\d$/.test(id);
}

function reasonOf(id: string): string {
  const reasons: Readonly<Record<string, string | undefined>> = NOT_MET satisfies Partial<
    Record<CatalogueId, string>
  >;
  return reasons[id] ?? '';
}
