import { COLORS } from './colors.ts';

type Color = keyof typeof COLORS;

/** The enamels of the agency's wall, each with the one that takes its place. */
type Recoloring = Readonly<
  Record<'nuit' | 'terre' | 'safran' | 'menthe' | 'encre' | 'ciel', Color>
>;

/**
 * The colours that the last piece gives the wall, and after it the stars of the site. Of the piece itself `terre` says
 * the star, which is also what stars are on light grounds, `safran` the star in it, which is what they are at night, and
 * `nuit` the ground it lies in.
 */
export const TINTS = {
  menthe: {
    nuit: 'nuit',
    terre: 'menthe',
    safran: 'verveine',
    menthe: 'safran',
    encre: 'encre',
    ciel: 'aube',
  },
  nuit: {
    nuit: 'terre',
    terre: 'nuit',
    safran: 'ciel',
    menthe: 'safran',
    encre: 'encre',
    ciel: 'aube',
  },
  terre: {
    nuit: 'encre',
    terre: 'terre',
    safran: 'aube',
    menthe: 'safran',
    encre: 'menthe',
    ciel: 'sable',
  },
  encre: {
    nuit: 'safran',
    terre: 'encre',
    safran: 'sable',
    menthe: 'terre',
    encre: 'nuit',
    ciel: 'ciel',
  },
} as const satisfies Record<string, Recoloring>;

export type Tint = keyof typeof TINTS;

export const TINT_NAMES: readonly Tint[] = ['menthe', 'nuit', 'terre', 'encre'];

/** The colours of a tint by those they take the place of, in hexadecimal as drawings spell them. */
export function recoloring(tint: Tint): ReadonlyMap<string, string> {
  const { nuit, terre, safran, menthe, encre, ciel } = TINTS[tint];
  return new Map([
    [COLORS.nuit, COLORS[nuit]],
    [COLORS.terre, COLORS[terre]],
    [COLORS.safran, COLORS[safran]],
    [COLORS.menthe, COLORS[menthe]],
    [COLORS.encre, COLORS[encre]],
    [COLORS.ciel, COLORS[ciel]],
  ]);
}
