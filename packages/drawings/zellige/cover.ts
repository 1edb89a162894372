import { colorDistance } from './color-distance.ts';
import { awnings } from './covers/awnings.ts';
import { balconies } from './covers/balconies.ts';
import { blossom } from './covers/blossom.ts';
import type { DrawCover } from './covers/canvas.ts';
import { carpet } from './covers/carpet.ts';
import { crop } from './covers/crop.ts';
import { dunes } from './covers/dunes.ts';
import { lighthouse } from './covers/lighthouse.ts';
import { palms } from './covers/palms.ts';
import { porch } from './covers/porch.ts';
import { sails } from './covers/sails.ts';
import { scales } from './covers/scales.ts';
import { setbacks } from './covers/setbacks.ts';
import { shards } from './covers/shards.ts';
import { strapwork } from './covers/strapwork.ts';
import { sunrise } from './covers/sunrise.ts';
import { drawing } from './markup.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { hash, pick, randomFrom } from './random.ts';
import { around } from './ring.ts';

/** Scenes of covers at a moment of a loop: for films. */
export { awningsAt } from './covers/awnings.ts';
export { blossomAt } from './covers/blossom.ts';
export type { Canvas } from './covers/canvas.ts';
export { lighthouseAt } from './covers/lighthouse.ts';
export { scalesAt } from './covers/scales.ts';
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
  carpet,
  sails,
  dunes,
  palms,
  awnings,
  blossom,
} as const satisfies Record<string, DrawCover>;

export type CoverKind = keyof typeof DRAW;

/** In the order in which a list goes through them: no scene beside a scene, no pattern beside a pattern. */
export const COVER_KINDS = [
  'carpet',
  'lighthouse',
  'crop',
  'porch',
  'blossom',
  'scales',
  'balconies',
  'dunes',
  'strapwork',
  'sails',
  'awnings',
  'shards',
  'palms',
  'setbacks',
  'sunrise',
] as const satisfies readonly CoverKind[];

/** In the order in which a list goes through them, dark and light in turn. */
export const COVER_PALETTES = [
  'nuit',
  'aube',
  'menthe',
  'safran',
  'encre',
  'ciel',
  'terre',
  'chaux',
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

/**
 * The choice for a document of a list, from its place: the lists of kinds and palettes are gone through in turn, so that
 * fifteen in a row are of fifteen kinds, and eight of eight palettes.
 *
 * @param place number of documents of the list that are older: a new one, or more that are loaded, redraw none
 */
export function coverAt(list: string, place: number): CoverChoice {
  const first = hash(list);
  return {
    kind: around(COVER_KINDS, first + place),
    palette: around(COVER_PALETTES, first + place),
  };
}

/** The nearest before it that a drawing does not repeat: a row of six, and what is above it. */
export const KINDS_APART = 6;
const PALETTES_APART = 2;

/** Far from the kinds of the next places of a list. */
const STEP = 7;

/** Undefined where a picture of an editor stands. */
export type DrawnChoice = CoverChoice | undefined;

/**
 * Choices for what is shown together, in order: each its own, unless one of the few before has its kind or its palette.
 * Lists that `coverAt` drew stay as they are.
 *
 * @param beside what is chosen already: the few before, and the few after, whose kinds are none of theirs
 */
export function coversApart(
  own: readonly DrawnChoice[],
  { before = [], after = [] }: Partial<Record<'before' | 'after', readonly DrawnChoice[]>> = {},
): DrawnChoice[] {
  const shown: DrawnChoice[] = [...before];
  for (const choice of own) {
    const near = [...shown.slice(-KINDS_APART), ...after];
    const kinds = near.map((other) => other?.kind);
    const palettes = shown.slice(-PALETTES_APART).map((other) => other?.palette);
    shown.push(
      choice && {
        kind: unlike(choice.kind, COVER_KINDS, kinds),
        palette: unlike(choice.palette, COVER_PALETTES, palettes),
      },
    );
  }
  return shown.slice(before.length);
}

/** Scenes and patterns that keep their middle in a band three times as wide as it is high, on dark grounds. */
const BAND_KINDS = ['sails', 'dunes', 'palms', 'carpet', 'awnings', 'blossom'] as const;
/** OKLab distance under which a ground and a picture seem to be of one colour. */
const NEAR_COLOR = 0.12;

const BAND_PALETTES = ['nuit', 'menthe', 'encre', 'terre'] as const;

/**
 * The landscape that goes with an upright picture: of another kind and palette than what is drawn in the same place of a
 * list, and dark, for light words to stand on.
 *
 * @param color of the picture, `#rrggbb`, where it is an editor's
 */
export function companionCover(seed: string, beside: DrawnChoice, color?: string): CoverChoice {
  const kinds = BAND_KINDS.filter((kind) => kind !== beside?.kind);
  const palettes = BAND_PALETTES.filter(
    (palette) =>
      palette !== beside?.palette &&
      !(color && colorDistance(color, PALETTES[palette].ground) < NEAR_COLOR),
  );
  return {
    kind: around(kinds, hash(`${seed} bande`)),
    palette: around(palettes, hash(`${seed} fond`)),
  };
}

function unlike<T>(wished: T, choices: readonly T[], taken: readonly (T | undefined)[]): T {
  let choice = wished;
  while (taken.includes(choice)) choice = around(choices, choices.indexOf(choice) + STEP);
  return choice;
}
