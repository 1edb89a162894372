/** Makes a whole palette of the few colours an agency chooses, each of which can be read and seen where it is used. */
import { COLORS } from '../zellige/colors.ts';
import { hexOf, oklch } from '../zellige/oklch.ts';
import {
  CHOSEN,
  CHOSEN_NAMES,
  type ChosenColors,
  type ChosenName,
  COLOR_TITLES,
  chosenColor,
} from './chosen-colors.ts';
import {
  COLOR_NAMES,
  type DarkName,
  isDarkEnough,
  isLightEnough,
  LIGHT_NAMES,
  type LightName,
  NEEDS,
  type Palette,
} from './colors-in-use.ts';
import { contrast } from './contrast.ts';
import { distinctColors } from './distinct-colors.ts';
import { relatedColor } from './related-color.ts';

/** Light colours that follow from a chosen one in hue and chroma, at their own lightness. */
const TINTS = [
  ['brume', 'encre'],
  ['ciel', 'nuit'],
  ['cielClair', 'nuit'],
  ['aube', 'terre'],
  ['verveine', 'menthe'],
] as const satisfies readonly (readonly [LightName, DarkName])[];

/** Dark colours that follow from one: greys of the text at their own lightness, others a step from it. */
const SHADES = [
  ['encre2', 'encre', 'lightness'],
  ['encre3', 'encre', 'lightness'],
  ['nuit2', 'nuit', 'distance'],
  ['majorelle2', 'majorelle', 'distance'],
] as const satisfies readonly (readonly [DarkName, DarkName, 'distance' | 'lightness'])[];

/** The light colours but white, which stays what it is. */
const LIGHTS = LIGHT_NAMES.filter((name) => name !== 'blanc');
const DARKS = ['encre', 'nuit', 'majorelle', 'terre', 'menthe'] as const;

/** A chosen colour that could not serve its purpose as it was. */
type Mending = {
  color: ChosenName;
  /** The chosen colour and the used one: `#RRGGBB`. */
  from: string;
  to: string;
  /** The adjustment and its reason, in French. */
  sentence: string;
};

/** The use of a light colour once it is light enough: the end of a sentence, in French. */
const LIGHT_PURPOSES = {
  chaux: 'le texte s’y lit maintenant',
  safran: 'le texte s’y lit maintenant, et elle se lit la nuit',
} as const;

/** The change of a chosen colour on its way into this palette; undefined where it is used as it is. */
function mendingOf(color: ChosenName, chosen: ChosenColors, palette: Palette): Mending | undefined {
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

/** Returns the first purpose that a chosen colour did not serve. */
function purposeOf(name: (typeof CHOSEN)[ChosenName], color: string, palette: Palette): string {
  if (name === 'chaux' || name === 'safran') return LIGHT_PURPOSES[name];
  const unmet = NEEDS[name].find(({ against, least }) =>
    against.some((light) => contrast(color, palette[light]) < least),
  );
  return unmet?.purpose ?? 'le texte et le fond des pages ont changé de rôle';
}

/**
 * The palette of these colours: what is not chosen is the default's, or follows from what is by the default palette's
 * own relations. Each colour is then brought to where it can be read and seen, by its lightness: its hue is kept, its
 * chroma as far as a screen has it. Light colours keep what they can and dark ones give way (colors-in-use.ts).
 * No two colours are the same, so that a drawing that names one by its value names no other.
 *
 * @param chosen `#RRGGBB` each
 * @returns `COLORS` itself where nothing differs from it
 */
export function mendedPalette(chosen: ChosenColors): { colors: Palette; mendings: Mending[] } {
  const wanted = wantedColors(chosen);
  const palette = { ...wanted };
  palette.chaux = lightened('chaux', wanted.chaux);
  palette.sable = relatedColor(palette.chaux, {
    base: COLORS.chaux,
    related: COLORS.sable,
    keeps: 'distance',
  });
  for (const [tint, base] of TINTS) {
    palette[tint] = relatedColor(wanted[base], {
      base: COLORS[base],
      related: COLORS[tint],
      keeps: 'lightness',
    });
  }
  for (const name of LIGHTS) palette[name] = lightened(name, palette[name]);
  for (const name of DARKS) palette[name] = darkened(name, wanted[name], palette);
  for (const [shade, base, keeps] of SHADES) {
    const relation = { base: COLORS[base], related: COLORS[shade], keeps };
    palette[shade] = darkened(shade, relatedColor(palette[base], relation), palette);
  }
  const mendings = CHOSEN_NAMES.flatMap((name) => mendingOf(name, chosen, palette) ?? []);
  const colors = distinctColors(palette);
  const isDefault = COLOR_NAMES.every((name) => colors[name] === COLORS[name]);
  return { colors: isDefault ? COLORS : colors, mendings };
}

/** The chosen colours among the default ones; pages and text change places where the pages are the darker of them. */
function wantedColors(chosen: ChosenColors): { -readonly [Name in keyof Palette]: string } {
  const wanted: { -readonly [Name in keyof Palette]: string } = { ...COLORS };
  for (const name of CHOSEN_NAMES) wanted[CHOSEN[name]] = chosenColor(chosen, name);
  const [paper, ink] = [oklch(wanted.chaux), oklch(wanted.encre)];
  if (paper.light >= ink.light) return wanted;
  if (paper.light < 0.5) wanted.chaux = hexOf({ ...paper, light: 1 - paper.light });
  if (ink.light > 0.5) wanted.encre = hexOf({ ...ink, light: 1 - ink.light });
  return wanted;
}

/** Halvings of the way to the nearest lightness: the last is far below one step of a channel. */
const HALVINGS = 14;

function lightened(name: LightName, color: string): string {
  return nearest(color, 1, (candidate) => isLightEnough(name, candidate));
}

function darkened(name: DarkName, color: string, palette: Palette): string {
  return nearest(color, 0, (candidate) => isDarkEnough(name, candidate, palette));
}

/** The colour itself where it serves, or the nearest on its way to black (0) or white (1) that does. */
function nearest(color: string, end: 0 | 1, serves: (candidate: string) => boolean): string {
  if (serves(color)) return color;
  const { light, chroma, hue } = oklch(color);
  let nearestColor = hexOf({ light: end, chroma, hue });
  let [refused, served] = [light, Number(end)];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (refused + served) / 2;
    const candidate = hexOf({ light: middle, chroma, hue });
    if (serves(candidate)) [served, nearestColor] = [middle, candidate];
    else refused = middle;
  }
  return nearestColor;
}
