/** The colours that an agency chooses: what they are called, and which of the palette each one is. Plain data. */
import { COLORS } from '../zellige/colors.ts';
import type { ColorName } from './colors-in-use.ts';

export const CHOSEN = {
  action: 'majorelle',
  night: 'nuit',
  paper: 'chaux',
  ink: 'encre',
  warm: 'safran',
  earth: 'terre',
  leaf: 'menthe',
} as const satisfies Record<string, ColorName>;

export type ChosenName = keyof typeof CHOSEN;

/** `#RRGGBB` each; a colour that is absent is the default's. */
export type ChosenColors = Readonly<{ [name in ChosenName]?: string | undefined }>;

export const CHOSEN_NAMES: readonly ChosenName[] = [
  'action',
  'night',
  'paper',
  'ink',
  'warm',
  'earth',
  'leaf',
];

/** The names that editors see: the beginning of a sentence that goes on with “est devenu” or “est devenue”. */
export const COLOR_TITLES = {
  action: 'La couleur d’action',
  night: 'La couleur de nuit',
  paper: 'Le fond des pages',
  ink: 'La couleur du texte',
  warm: 'La couleur chaude',
  earth: 'La couleur de terre',
  leaf: 'La couleur de feuille',
} as const satisfies Record<ChosenName, string>;

/** The chosen colour of a name, or the default's: `#RRGGBB` in capitals. */
export function chosenColor(chosen: ChosenColors, name: ChosenName): string {
  return chosen[name]?.toUpperCase() ?? COLORS[CHOSEN[name]];
}
