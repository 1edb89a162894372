import { INK } from '../zellige/palettes.ts';
import { rosette } from '../zellige/rosette.ts';

/** One star for each text of /legal, finer and finer; 240 × 240, made for the ground of its door. */
export const LEGAL_ROSETTES = {
  'legal-notice.svg': () => rosette(8, { outer: INK.terre, ring: INK.chaux, inner: INK.nuit }),
  'legal-privacy.svg': () => rosette(12, { outer: INK.safran, ring: INK.nuit, inner: INK.chaux }),
  'legal-terms.svg': () => rosette(16, { outer: INK.nuit, ring: INK.chaux, inner: INK.terre }),
  'legal-cookies.svg': () => rosette(24, { outer: INK.encre, ring: INK.chaux, inner: INK.terre }),
} as const satisfies Record<string, () => string>;
