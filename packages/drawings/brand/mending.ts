import { oklch } from '../zellige/oklch.ts';
import {
  CHOSEN,
  type ChosenColors,
  type ChosenName,
  COLOR_TITLES,
  chosenColor,
} from './chosen-colors.ts';
import { NEEDS, type Palette } from './colors-in-use.ts';
import { contrast } from './contrast.ts';

/** A chosen colour that could not serve its purpose as it was. */
export type Mending = {
  color: ChosenName;
  /** As it was chosen, and as it is used: `#RRGGBB`. */
  from: string;
  to: string;
  /** What changed and why, in French. */
  sentence: string;
};

/** What a light colour is good for once it is light enough: the end of a sentence, in French. */
const LIGHT_PURPOSES = {
  chaux: 'le texte s’y lit maintenant',
  safran: 'le texte s’y lit maintenant, et elle se lit la nuit',
} as const;

/** The change of a chosen colour on its way into this palette; undefined where it is used as it is. */
export function mendingOf(
  color: ChosenName,
  chosen: ChosenColors,
  palette: Palette,
): Mending | undefined {
  const name = CHOSEN[color];
  const [from, to] = [chosenColor(chosen, color), palette[name]];
  if (from === to) return undefined;
  const change = oklch(to).light > oklch(from).light ? 'clair' : 'sombre';
  const title = COLOR_TITLES[color];
  const ending = title.startsWith('La ') ? 'e' : '';
  const become = `est devenu${ending} plus ${change}${change === 'clair' ? ending : ''}`;
  return {
    color,
    from,
    to,
    sentence: `${title} ${become} (${from} → ${to})\u00a0: ${purposeOf(name, from, palette)}.`,
  };
}

/** The purpose that a colour did not serve as it was chosen: of the first need it did not meet. */
function purposeOf(name: (typeof CHOSEN)[ChosenName], color: string, palette: Palette): string {
  if (name === 'chaux' || name === 'safran') return LIGHT_PURPOSES[name];
  const unmet = NEEDS[name].find(({ against, least }) =>
    against.some((light) => contrast(color, palette[light]) < least),
  );
  return unmet?.purpose ?? 'le texte et le fond des pages ont changé de rôle';
}
