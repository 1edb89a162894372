import type { PaletteName } from './palettes.ts';
import { pick, randomFrom } from './random.ts';

/** The motifs of covers. Documents and addresses hold their names: add, never rename. */
export const MOTIFS = [
  'awnings',
  'balance',
  'balconies',
  'basket',
  'blossom',
  'calendar',
  'camera',
  'carpet',
  'chart',
  'coins',
  'compass',
  'crop',
  'dunes',
  'film',
  'glasses',
  'hand',
  'horn',
  'key',
  'ledger',
  'lens',
  'letter',
  'lighthouse',
  'lorry',
  'map',
  'oil',
  'oven',
  'palms',
  'panels',
  'parcel',
  'pen',
  'phone',
  'porch',
  'pottery',
  'sails',
  'scales',
  'setbacks',
  'shards',
  'sign',
  'site',
  'sound',
  'strapwork',
  'sunrise',
  'tajine',
  'tea',
  'thread',
  'top',
  'voices',
] as const;

export type Motif = (typeof MOTIFS)[number];

/** The palettes of covers, dark and light in turn: every motif is seen in each. */
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
  readonly motif: Motif;
  readonly palette: PaletteName;
}

/** The colours of a document’s cover, the same in every frame. */
export function paletteOf(slug: string): PaletteName {
  return pick(randomFrom(`${slug} palette`), COVER_PALETTES);
}

/** The address of a drawn cover, which `app/drawings/cover.ts` serves. */
export function coverAddress(slug: string, frame: string, { motif, palette }: CoverChoice): string {
  return `/covers/${frame}/${motif}-${palette}/${encodeURIComponent(slug)}.svg`;
}
