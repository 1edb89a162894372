/** Writes what the setup tells an operator: what it did, and the colours that it adjusted. */

import type { Answers } from '../../model/contracts/setup-answers.ts';
import { mendedPalette } from '../../packages/drawings/brand/mended-palette.ts';
import type { SetupOutcome } from './apply.ts';

/** Writes the effect of the answers for the console, one per line. */
export function outcomeLines(
  { agency, look }: Pick<Answers, 'agency' | 'look'>,
  { written, emptied, deleted, kept: editedIds }: SetupOutcome,
): string[] {
  if (editedIds.length > 0) {
    return [`nothing was changed: somebody of the agency wrote ${editedIds.join(', ')}`];
  }
  if (written.length + emptied.length + deleted.length === 0) {
    return [`the site is that of ${agency.name} already`];
  }
  return [
    `the site is that of ${agency.name}`,
    ...(deleted.length > 0
      ? [
          'the demo is in the trash of the studio, from where it comes back; its pages are empty, ready to be written',
        ]
      : []),
    ...mendedPalette(look.colors ?? {}).mendings.map(
      ({ color, from, to }) => `${color} is ${to} instead of ${from}, so that it can be read`,
    ),
    'to be read before it opens: the legal texts, which start from a model',
  ];
}
