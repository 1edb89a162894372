import { INK } from '../zellige/palettes.ts';
import { rosette } from '../zellige/rosette.ts';

/** The emblems of the three packages of a service, 240 × 240. */
export const SERVICE_DRAWINGS = {
  'services/package-first.svg': () =>
    rosette(8, { outer: INK.terre, ring: INK.aube, inner: INK.nuit }),
  'services/package-popular.svg': () =>
    rosette(16, { outer: INK.safran, ring: INK.nuit, inner: INK.chaux }),
  'services/package-last.svg': () =>
    rosette(12, { outer: INK.nuit, ring: INK.ciel, inner: INK.terre }),
} as const satisfies Record<string, () => string>;
