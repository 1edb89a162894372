import { INK, type PaletteName } from './palettes.ts';
import { BLACK_HAIR, GREY_HAIR, type SKINS } from './people-colors.ts';

/** The features that distinguish one head from another. Everything is flat: two tones, no outline. */
export interface Likeness {
  readonly skin: Skin;
  /** `oval` has a straight nose and narrow chin, `square` an aquiline nose, `round` full cheeks and a short nose. */
  readonly face?: 'oval' | 'square' | 'round';
  /** Lines of expression at `mature`; at `elder` more of them, and grey hair unless one is given. */
  readonly age?: 'young' | 'mature' | 'elder';
  readonly hair: HairStyle;
  readonly hairColor?: string;
  readonly beard?: 'short' | 'full' | 'moustache';
  /** A colour, for their frame. */
  readonly glasses?: string;
  /** A colour; they are khatams, of course. */
  readonly earrings?: string;
  /** Veil or turban. */
  readonly cloth?: TwoTone;
  readonly clothes: TwoTone;
  readonly collar?: 'shirt' | 'round' | 'rollneck' | 'jacket' | 'djellaba';
  readonly collarColor?: string;
  /** The tiled wall behind. */
  readonly palette: PaletteName;
}

/** A colour in the light, and in the shade. */
export interface TwoTone {
  readonly light: string;
  readonly shade: string;
}

/** The colours of clothes, from the brand. */
export const CLOTH = {
  nuit: { light: INK.nuit, shade: '#120F52' },
  terre: { light: INK.terre, shade: '#8F2E15' },
  menthe: { light: INK.menthe, shade: '#08583D' },
  safran: { light: INK.safran, shade: '#DE9200' },
  chaux: { light: INK.chaux, shade: '#D9D3C6' },
  encre: { light: '#1B1E2B', shade: INK.encre },
} as const satisfies Record<string, TwoTone>;

export type HairStyle =
  | 'cropped'
  | 'parted'
  | 'shaved'
  | 'bald'
  | 'receding'
  | 'afro'
  | 'long'
  | 'curls'
  | 'bun'
  | 'bob'
  | 'braid'
  | 'veil'
  | 'turban';

type Skin = keyof typeof SKINS;

export function hairTones({ hairColor, age }: Likeness): TwoTone {
  if (hairColor) return { light: hairColor, shade: hairColor };
  return age === 'elder' ? GREY_HAIR : BLACK_HAIR;
}
