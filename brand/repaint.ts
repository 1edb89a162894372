import { COLORS } from '../zellige/colors.ts';
import { oklab } from '../zellige/oklab.ts';
import { PEOPLE_COLORS } from '../zellige/people-colors.ts';
import type { BrandColors } from './brand.ts';
import { COLOR_NAMES, type ColorName } from './colors-in-use.ts';
import { neighboursOf } from './distinct-colors.ts';
import { relatedColor } from './related-color.ts';

/** A colour as drawings and letters spell it. In capitals: ids of drawings, after the same sign, have small letters. */
const COLOR = /(?<!&)#[0-9A-F]{6}(?![0-9A-Za-z])/g;

/** What drawings are coloured with; tones between are steps of one of these. Not the colour of action: no drawing is. */
const DRAWN = [
  'chaux',
  'blanc',
  'sable',
  'encre',
  'nuit',
  'safran',
  'terre',
  'menthe',
  'ciel',
  'cielClair',
  'aube',
  'verveine',
] as const satisfies readonly ColorName[];

/** For each palette in use, its colours by those they take the place of: a drawing has few, and all have the same. */
const recolorings = new WeakMap<BrandColors, Map<string, string>>();

/**
 * A drawing, or another text that spells colours of the default palette, in the colours of a brand: colours of the
 * palette by their name, tones between as they are to the colour they are nearest to. People keep theirs.
 *
 * @returns the same text for the default palette
 */
export function repaint(drawing: string, colors: BrandColors): string {
  if (colors === COLORS) return drawing;
  const recoloring = recolorings.get(colors) ?? recoloringOf(colors);
  recolorings.set(colors, recoloring);
  return drawing.replaceAll(COLOR, (color) => {
    const known = recoloring.get(color) ?? toneOf(color, colors);
    recoloring.set(color, known);
    return known;
  });
}

function recoloringOf(colors: BrandColors): Map<string, string> {
  return new Map([
    ...[...PEOPLE_COLORS].map((color) => [color, color] as const),
    ...COLOR_NAMES.map((name) => [COLORS[name], colors[name]] as const),
  ]);
}

function toneOf(color: string, colors: BrandColors): string {
  const [nearest = 'encre'] = DRAWN.toSorted(
    (a, b) => toneDistance(color, COLORS[a]) - toneDistance(color, COLORS[b]),
  );
  const relation = { base: COLORS[nearest], related: color, keeps: 'distance' } as const;
  const tone = relatedColor(colors[nearest], relation);
  // A drawing that recolours one of the palette by its value (`[fill="#…"]`) does not mean this one.
  const taken = new Set(COLOR_NAMES.map((name) => colors[name]));
  return neighboursOf(tone).find((neighbour) => !taken.has(neighbour)) ?? tone;
}

/** The distance of two colours in OKLab, lightness counted half: a tone is a colour in more or less light. */
function toneDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot((a.light - b.light) / 2, a.green - b.green, a.blue - b.blue);
}
