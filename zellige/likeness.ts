import { INK, type PaletteName } from './palettes.ts';

/** What makes one head differ from another. Everything is flat: two tones, no outline. */
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

/** In the light, and in the shade. */
export interface TwoTone {
  readonly light: string;
  readonly shade: string;
}

/** What people wear, in the colours of the brand. */
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

/** Light, shade, and the tone of a wrinkle that shows on both. */
export const SKINS = {
  rose: { light: '#F2C9A5', shade: '#D99A70', line: '#B87650' },
  wheat: { light: '#EBB98F', shade: '#C98557', line: '#A5653B' },
  honey: { light: '#DDA377', shade: '#B87747', line: '#93582F' },
  amber: { light: '#B97A50', shade: '#8F5734', line: '#6F4024' },
  ebony: { light: '#8A5537', shade: '#643A24', line: '#472716' },
} as const;

type Skin = keyof typeof SKINS;

const BLACK_HAIR = { light: '#1B1420', shade: '#2E2433' };
const GREY_HAIR = { light: '#A9A4AE', shade: '#837D8B' };

export function hairTones({ hairColor, age }: Likeness): TwoTone {
  if (hairColor) return { light: hairColor, shade: hairColor };
  return age === 'elder' ? GREY_HAIR : BLACK_HAIR;
}
