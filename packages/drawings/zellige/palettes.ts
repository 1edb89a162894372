import { COLORS } from './colors.ts';

/** The colours of drawings. They leave out majorelle, the colour of actions, so that no drawing looks like a button. */
export const INK = {
  chaux: COLORS.chaux,
  sable: COLORS.sable,
  encre: COLORS.encre,
  nuit: COLORS.nuit,
  safran: COLORS.safran,
  terre: COLORS.terre,
  menthe: COLORS.menthe,
  ciel: COLORS.ciel,
  aube: COLORS.aube,
  verveine: COLORS.verveine,
  blanc: COLORS.blanc,
  /** Three steps of nuit towards the light, for patterns tone on tone. */
  nuitClaire: '#3530AE',
  nuitMoyenne: '#2F2AA6',
  nuitSourde: '#2A2590',
} as const;

export interface Palette {
  readonly ground: string;
  readonly accent: string;
  readonly second: string;
  readonly third: string;
  /** The ground one step further: quiet surfaces, rings of light, far pieces. */
  readonly tone: string;
}

export const PALETTES = {
  nuit: {
    ground: INK.nuit,
    accent: INK.safran,
    second: INK.chaux,
    third: INK.terre,
    tone: INK.nuitMoyenne,
  },
  safran: {
    ground: INK.safran,
    accent: INK.nuit,
    second: INK.chaux,
    third: INK.encre,
    tone: '#F39A00',
  },
  terre: {
    ground: INK.terre,
    accent: INK.chaux,
    second: INK.encre,
    third: INK.safran,
    tone: '#B13A1F',
  },
  menthe: {
    ground: INK.menthe,
    accent: INK.chaux,
    second: INK.safran,
    third: INK.encre,
    tone: '#086445',
  },
  chaux: {
    ground: INK.sable,
    accent: INK.nuit,
    second: INK.terre,
    third: INK.encre,
    tone: '#E2D5BC',
  },
  encre: {
    ground: INK.encre,
    accent: INK.safran,
    second: INK.ciel,
    third: INK.chaux,
    tone: '#232741',
  },
  ciel: {
    ground: INK.ciel,
    accent: INK.nuit,
    second: INK.chaux,
    third: INK.terre,
    tone: '#A7B7F2',
  },
  aube: {
    ground: INK.aube,
    accent: INK.nuit,
    second: INK.chaux,
    third: INK.terre,
    tone: '#EBAE90',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
