import { COLORS } from '../zellige/colors.ts';
import { oklab } from '../zellige/oklab.ts';
import { PEOPLE_COLORS } from '../zellige/people-colors.ts';
import type { BrandColors } from './brand.ts';
import { COLOR_NAMES, type ColorName } from './colors-in-use.ts';
import { neighboursOf } from './distinct-colors.ts';
import { relatedColor } from './related-color.ts';

/**
 * Matches a colour in a drawing. It is in capitals: references to ids, which also begin with `#`, are in small letters.
 */
const COLOR = /(?<!&)#[0-9A-F]{6}(?![0-9A-Za-z])/g;

/** The colours of drawings; a tone between is a step of one of these. The colour of action is in no drawing. */
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

/** The new colours by the old ones, for each palette in use: all drawings together have some hundred. */
const recolorings = new WeakMap<BrandColors, Map<string, string>>();

/**
 * Puts a drawing in the default palette into the colours of a brand: a colour of the palette by its name, a tone between
 * by its relation to the nearest of them. Portraits keep the colours of people.
 *
 * @param drawing as SVG
 * @returns the same text for the default palette
 */
export function repaint(drawing: string, colors: BrandColors): string {
  if (colors === COLORS) return drawing;
  const recoloring = recolorings.get(colors) ?? recoloringOf(colors);
  recolorings.set(colors, recoloring);
  return drawing.replaceAll(COLOR, (color) => {
    const replacement = recoloring.get(color) ?? toneOf(color, colors);
    recoloring.set(color, replacement);
    return replacement;
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
  // The tone must differ from all colours of the palette: drawings select those by value (`[fill="#…"]`).
  const taken = new Set(COLOR_NAMES.map((name) => colors[name]));
  return neighboursOf(tone).find((neighbour) => !taken.has(neighbour)) ?? tone;
}

/** The distance of two colours in OKLab, lightness counted half: a tone is a colour in more or less light. */
function toneDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot((a.light - b.light) / 2, a.green - b.green, a.blue - b.blue);
}
