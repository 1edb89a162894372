/** The brand: the agency's colours, typefaces, drawings and logo. */
import { z } from 'zod';
import { COLORS } from '../zellige/colors.ts';
import type { ChosenName } from './chosen-colors.ts';
import type { Palette } from './colors-in-use.ts';
import { mendedPalette } from './mended-palette.ts';

/** All colours of packages/drawings/zellige/colors.ts, `#RRGGBB` in capitals. */
export type BrandColors = Palette;

/** The pairs of typefaces that are shipped, for titles and for text, as editors choose them: see `typefaces.ts`. */
export const TYPEFACES = {
  atelier: 'Bricolage Grotesque et Hanken Grotesk',
  gazette: 'Newsreader et Source Sans',
  enseigne: 'Hepta Slab et Public Sans',
} as const;
export type Typefaces = keyof typeof TYPEFACES;

/** The families of drawings, as editors choose them. */
export const DRAWINGS = { zellige: 'Zellige', relief: 'Relief' } as const;
export type Drawings = keyof typeof DRAWINGS;

export type Brand = {
  colors: BrandColors;
  typefaces: Typefaces;
  drawings: Drawings;
  /** Absent: the agency is known by its mark. */
  logo?: Logo;
};

/** Width and height in px, of the picture at `src`. */
export type LogoPicture = { src: string; width: number; height: number };

export type Logo = LogoPicture & {
  /** Set where the logo has no transparent background. */
  isOpaque?: true | undefined;
  /** The version for dark grounds; without one it is shown all in white there. */
  onNight?: LogoPicture | undefined;
};

export const DEFAULT_BRAND: Brand = {
  colors: COLORS,
  typefaces: 'atelier',
  drawings: 'zellige',
};

/** A colour as editors write it. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;

const color = z.string().regex(HEX_COLOR).optional().catch(undefined);

const picture = z.object({
  src: z.string().min(1),
  width: z.number().positive(),
  height: z.number().positive(),
});

/** Reads each part separately: a broken one falls back to its default, and the others stay. */
const parts = z.object({
  colors: z
    .object({
      action: color,
      night: color,
      paper: color,
      ink: color,
      warm: color,
      earth: color,
      leaf: color,
    } satisfies Record<ChosenName, typeof color>)
    .catch({}),
  typefaces: z.custom<Typefaces>(isNameOf(TYPEFACES)).catch(DEFAULT_BRAND.typefaces),
  drawings: z.custom<Drawings>(isNameOf(DRAWINGS)).catch(DEFAULT_BRAND.drawings),
  logo: picture
    .extend({
      isOpaque: z.literal(true).optional().catch(undefined),
      onNight: picture.optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/**
 * The brand of a `brand` document, as its query gives it (app/content/brand.ts): the logo is a picture with an address.
 *
 * @param document anything: each broken part is the default's. A dataset without the document is the default brand.
 */
export function readBrand(document: unknown): Brand {
  const { colors, typefaces, drawings, logo } = parts.catch(parts.parse({})).parse(document);
  const palette = mendedPalette(colors).colors;
  return { colors: palette, typefaces, drawings, ...(logo && { logo }) };
}

function isNameOf(names: object): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && Object.hasOwn(names, value);
}
