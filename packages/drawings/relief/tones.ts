import { INK, PALETTES, type PaletteName } from '../zellige/palettes.ts';

/** The colours of a relief: a ground, four planes from the farthest to the nearest, and the single accent. */
export interface Tones {
  readonly ground: string;
  readonly planes: readonly [far: string, middle: string, near: string, front: string];
  /** Contour lines on the ground. */
  readonly line: string;
  readonly accent: string;
}

/** The tones by the names that documents and addresses give palettes. */
export const TONES = {
  nuit: {
    ground: INK.nuit,
    planes: [INK.nuitSourde, INK.nuitClaire, INK.ciel, INK.chaux],
    line: INK.ciel,
    accent: INK.safran,
  },
  aube: {
    ground: INK.aube,
    planes: [PALETTES.aube.tone, '#DB8465', INK.terre, INK.nuit],
    line: INK.nuit,
    accent: INK.chaux,
  },
  menthe: {
    ground: INK.menthe,
    planes: [PALETTES.menthe.tone, '#2E9470', INK.verveine, INK.chaux],
    line: INK.verveine,
    accent: INK.safran,
  },
  safran: {
    ground: INK.safran,
    planes: [PALETTES.safran.tone, '#DE7A12', INK.terre, INK.nuit],
    line: INK.encre,
    accent: INK.chaux,
  },
  encre: {
    ground: INK.encre,
    planes: ['#1B1E2B', PALETTES.encre.tone, '#4A4D5C', INK.ciel],
    line: '#8A8DA3',
    accent: INK.safran,
  },
  ciel: {
    ground: INK.ciel,
    planes: [PALETTES.ciel.tone, '#8697E4', INK.nuitClaire, INK.nuit],
    line: INK.nuit,
    accent: INK.terre,
  },
  terre: {
    ground: INK.terre,
    planes: [PALETTES.terre.tone, '#8F2E15', INK.encre, INK.aube],
    line: INK.aube,
    accent: INK.chaux,
  },
  chaux: {
    ground: INK.sable,
    planes: [PALETTES.chaux.tone, INK.ciel, INK.nuit, INK.encre],
    line: INK.nuit,
    accent: INK.terre,
  },
} as const satisfies Record<PaletteName, Tones>;
