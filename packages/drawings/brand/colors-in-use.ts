/** The pairs of colours that meet on the site, and the least contrast of each. */
import type { COLORS } from '../zellige/colors.ts';
import { contrast } from './contrast.ts';

export type ColorName = keyof typeof COLORS;

/** A whole palette: each of the site's colours, `#RRGGBB`. */
export type Palette = Readonly<Record<ColorName, string>>;

/** The colours of text and of dark fields. A pair that meets is always one of these and one of the light ones. */
const DARK_NAMES = [
  'encre',
  'encre2',
  'encre3',
  'nuit',
  'nuit2',
  'majorelle',
  'majorelle2',
  'terre',
  'menthe',
] as const satisfies readonly ColorName[];
export const LIGHT_NAMES = [
  'blanc',
  'chaux',
  'sable',
  'safran',
  'brume',
  'ciel',
  'cielClair',
  'aube',
  'verveine',
] as const satisfies readonly ColorName[];

export const COLOR_NAMES: readonly ColorName[] = [...DARK_NAMES, ...LIGHT_NAMES];

export type DarkName = (typeof DARK_NAMES)[number];
export type LightName = (typeof LIGHT_NAMES)[number];

const BLACK = '#000000';

/** The contrast of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** The contrast of large text, and of what has to be seen of a control or a picture (WCAG 2.2, 1.4.3 and 1.4.11). */
const SEEN = 3;
/** The contrast of text that is read at length (WCAG 2.2, 1.4.6). */
const READ = 7;
/** The contrast of body text, darker still: secondary text and captions are lighter than it, and are read too. */
const BODY = 10;

type Need = {
  against: readonly LightName[];
  /** The least contrast with each of them. */
  least: number;
  /** What the contrast makes possible, the end of a sentence in French; only for colours that an agency chooses. */
  purpose?: string;
};

/**
 * The colours that each dark colour is read on, seen on, or is the field of: the table in app/styles/tokens.css, the
 * stars of the last piece (packages/drawings/zellige/tints.ts), and the focus outline.
 */
export const NEEDS: Readonly<Record<DarkName, readonly Need[]>> = {
  encre: [
    {
      against: ['chaux', 'blanc'],
      least: BODY,
      purpose: 'le texte se détache maintenant du fond des pages',
    },
    { against: ['sable'], least: READ, purpose: 'le texte se lit maintenant sur tous les fonds' },
    {
      against: ['safran', 'brume', 'ciel', 'cielClair', 'aube', 'verveine'],
      least: TEXT,
      purpose: 'le texte se lit maintenant sur les fonds de couleur',
    },
  ],
  encre2: [
    { against: ['chaux', 'blanc'], least: READ },
    { against: ['sable', 'safran', 'ciel', 'cielClair', 'aube', 'verveine'], least: TEXT },
  ],
  encre3: [
    { against: ['chaux', 'blanc'], least: TEXT },
    { against: ['sable', 'ciel', 'cielClair', 'aube', 'verveine'], least: SEEN },
  ],
  nuit: [
    { against: ['chaux', 'blanc'], least: READ, purpose: 'un texte clair s’y lit maintenant' },
    {
      against: ['safran'],
      least: TEXT,
      purpose: 'la couleur chaude s’y lit maintenant',
    },
    {
      against: ['sable', 'brume', 'ciel', 'cielClair', 'aube', 'verveine'],
      least: TEXT,
      purpose: 'tous les textes clairs s’y lisent maintenant',
    },
  ],
  nuit2: [
    { against: ['chaux', 'blanc', 'brume'], least: TEXT },
    { against: ['safran', 'ciel'], least: SEEN },
  ],
  majorelle: [
    { against: ['blanc'], least: TEXT, purpose: 'un texte blanc s’y lit maintenant' },
    {
      against: ['chaux', 'sable'],
      least: TEXT,
      purpose: 'ses liens se lisent maintenant sur le fond des pages',
    },
    {
      against: ['safran', 'ciel', 'cielClair', 'aube', 'verveine'],
      least: SEEN,
      purpose: 'elle se voit maintenant sur tous les fonds',
    },
  ],
  majorelle2: [{ against: ['blanc', 'chaux', 'sable'], least: TEXT }],
  terre: [
    { against: ['blanc'], least: TEXT, purpose: 'un texte blanc s’y lit maintenant' },
    {
      against: ['chaux'],
      least: TEXT,
      purpose: 'elle se lit maintenant sur le fond des pages',
    },
    {
      against: ['sable', 'ciel', 'aube'],
      least: SEEN,
      purpose: 'elle se voit maintenant sur tous les fonds',
    },
  ],
  menthe: [
    { against: ['blanc'], least: TEXT, purpose: 'un texte blanc s’y lit maintenant' },
    {
      against: ['chaux'],
      least: TEXT,
      purpose: 'elle se lit maintenant sur le fond des pages',
    },
    {
      against: ['sable', 'verveine'],
      least: SEEN,
      purpose: 'elle se voit maintenant sur tous les fonds',
    },
  ],
};

/**
 * The least contrast of each light colour with black. A colour below it is lightened: the dark colours that it meets
 * are adjusted to light ones, and would otherwise all become black.
 */
const FLOORS: Readonly<Record<LightName, number>> = {
  blanc: 21,
  chaux: 15,
  sable: 12,
  cielClair: 12,
  ciel: 10,
  aube: 10,
  verveine: 10,
  brume: 9.5,
  safran: 8,
};

/** Whether this colour has the contrasts that the palette needs of a dark one. */
export function isDarkEnough(name: DarkName, color: string, palette: Palette): boolean {
  return NEEDS[name].every(({ against, least }) =>
    against.every((light) => contrast(color, palette[light]) >= least),
  );
}

/** Whether the colour is as light as its name asks: the other colours of the palette have no say in it. */
export function isLightEnough(name: LightName, color: string): boolean {
  return contrast(color, BLACK) >= FLOORS[name];
}

/** Whether every colour of a palette can be read and seen where it is used. */
export function isUsable(palette: Palette): boolean {
  return (
    DARK_NAMES.every((name) => isDarkEnough(name, palette[name], palette)) &&
    LIGHT_NAMES.every((name) => isLightEnough(name, palette[name]))
  );
}
