import { balconies } from './covers/balconies.ts';
import type { DrawCover } from './covers/canvas.ts';
import { crop } from './covers/crop.ts';
import { lighthouse } from './covers/lighthouse.ts';
import { porch } from './covers/porch.ts';
import { scales } from './covers/scales.ts';
import { setbacks } from './covers/setbacks.ts';
import { shards } from './covers/shards.ts';
import { strapwork } from './covers/strapwork.ts';
import { sunrise } from './covers/sunrise.ts';
import { drawing } from './markup.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { hash, pick, randomFrom } from './random.ts';
import { around } from './ring.ts';

export type { Canvas } from './covers/canvas.ts';
/** Scenes of covers at a moment of a loop: for films. */
export { lighthouseAt } from './covers/lighthouse.ts';
export { sunriseAt } from './covers/sunrise.ts';

const DRAW = {
  crop,
  porch,
  sunrise,
  balconies,
  shards,
  strapwork,
  scales,
  lighthouse,
  setbacks,
} as const satisfies Record<string, DrawCover>;

export type CoverKind = keyof typeof DRAW;

/** In the order in which a list moves on when it would show one kind twice in a row. */
export const COVER_KINDS = [
  'crop',
  'porch',
  'sunrise',
  'balconies',
  'shards',
  'strapwork',
  'scales',
  'lighthouse',
  'setbacks',
] as const satisfies readonly CoverKind[];

export const COVER_PALETTES = [
  'nuit',
  'safran',
  'terre',
  'menthe',
  'chaux',
  'encre',
  'ciel',
  'aube',
] as const satisfies readonly PaletteName[];

export interface CoverChoice {
  readonly kind: CoverKind;
  readonly palette: PaletteName;
}

/**
 * The cover of a document that has no picture of its own, from its slug. Draw it for the ratio in
 * which it is shown (9:16, 16:9, 3:2, 1:1, in pixels): a cover composed for one ratio and cropped
 * to another loses its centre. Kind and palette follow from the seed unless an editor chose them.
 */
export function cover(
  seed: string,
  width: number,
  height: number,
  choice: Partial<CoverChoice> = {},
): string {
  const hashed = coverChoice(seed);
  const { kind = hashed.kind, palette = hashed.palette } = choice;
  // Ids must differ between all drawings inlined in one page, other ratios of the same included.
  const id = `c${hash(`${seed} ${width}×${height} ${kind} ${palette}`).toString(36)}`;
  const random = randomFrom(seed);
  const body = DRAW[kind]({ width, height, palette: PALETTES[palette], random, id });
  return drawing(width, height, body, 'xMidYMid');
}

/** The choice the hash of a seed makes for a cover without an editor's own. */
export function coverChoice(seed: string): CoverChoice {
  return {
    kind: pick(randomFrom(`${seed} kind`), COVER_KINDS),
    palette: pick(randomFrom(`${seed} palette`), COVER_PALETTES),
  };
}

/** One entry of a list: its seed, and what an editor chose for it. */
export interface CoverEntry extends Partial<CoverChoice> {
  readonly seed: string;
}

/** Choices for a list's covers, in order: no kind and no palette twice in a row; an editor's choice stays. */
export function coverSequence(entries: readonly CoverEntry[]): CoverChoice[] {
  const sequence: CoverChoice[] = [];
  entries.forEach((entry, i) => {
    const hashed = coverChoice(entry.seed);
    const before = sequence[i - 1];
    const after = entries[i + 1];
    sequence.push({
      kind: entry.kind ?? unlike(hashed.kind, COVER_KINDS, [before?.kind, after?.kind]),
      palette:
        entry.palette ?? unlike(hashed.palette, COVER_PALETTES, [before?.palette, after?.palette]),
    });
  });
  return sequence;
}

/**
 * The same choices for the end of a list, of which no editor chose any: undefined where it depends on what stands before.
 *
 * Each cover is the one its hash says, or the next kind and palette; so what stands before makes one of two lists, and
 * the first place at which both agree is certain, and with it all that follow.
 */
export function coverSequenceEnd(seeds: readonly string[]): (CoverChoice | undefined)[] {
  const entries = seeds.map((seed) => ({ seed }));
  const [first, ...rest] = entries;
  if (!first) return [];
  const { kind, palette } = coverChoice(first.seed);
  const moved = {
    ...first,
    kind: around(COVER_KINDS, COVER_KINDS.indexOf(kind) + 1),
    palette: around(COVER_PALETTES, COVER_PALETTES.indexOf(palette) + 1),
  };
  const other = coverSequence([moved, ...rest]);
  return coverSequence(entries).map((choice, index) => {
    const same = other[index];
    return choice.kind === same?.kind && choice.palette === same.palette ? choice : undefined;
  });
}

function unlike<T>(wished: T, choices: readonly T[], neighbours: readonly (T | undefined)[]): T {
  let choice = wished;
  while (neighbours.includes(choice)) choice = around(choices, choices.indexOf(choice) + 1);
  return choice;
}
